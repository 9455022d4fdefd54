import { readFile } from 'node:fs/promises'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { SchemeChoice } from './scheme-choice.tsx'
import { chooseScheme } from './scheme.ts'

const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-of]')].map((meta) => meta.getAttribute('media'))
const root = document.documentElement
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const chosen = () => radios().find(({ checked }) => checked)?.value

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((of) => `<meta name="theme-color" data-of="${of}" media="(prefers-color-scheme: ${of})">`)
    .join('')
})
afterEach(async () => {
  await unmount()
  chooseScheme('system')
})

test("is the device's until something else is chosen, and can be the device's again", async () => {
  await mount(<SchemeChoice />)
  expect(document.querySelector('legend')?.textContent).toBe('Light or dark?')
  expect([chosen(), root.dataset.scheme, document.cookie]).toEqual(['system', undefined, ''])
  for (const scheme of ['dark', 'light'] as const) {
    await act(async () =>
      radios()
        .find(({ value }) => value === scheme)
        ?.click(),
    )
    expect([chosen(), root.dataset.scheme, document.cookie]).toEqual([scheme, scheme, `scheme=${scheme}`])
  }
  expect(metas()).toEqual(['all', 'not all'])
  await act(async () => radios()[0]?.click())
  expect([chosen(), root.dataset.scheme]).toEqual(['system', undefined])
  // Here a cookie that may live for no second is there to the end of its millisecond.
  await expect.poll(() => document.cookie).toBe('')
  expect(metas()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test.each([
  ['scheme=dark', 'dark', ['not all', 'all']],
  ['other=1; scheme=light', 'light', ['all', 'not all']],
  ['scheme=neon', undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
])('with the cookie %s the page wears %s before anything is painted', async (cookie, scheme, medias) => {
  for (const one of cookie.split('; ')) document.cookie = one
  const page = await readFile('web/index.html', 'utf8')
  // oxlint-disable-next-line typescript/no-implied-eval -- as a browser runs it
  new Function(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '')()
  expect(root.dataset.scheme).toBe(scheme)
  expect(metas()).toEqual(medias)
  document.cookie = 'other=; Max-Age=0'
})

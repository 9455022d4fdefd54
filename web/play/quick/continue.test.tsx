import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenedScript } from '../../../game/protocol.ts'
import { byName, click, mount } from '../../test/mount.ts'
import { answers, closeStage, openStage, Stage, stream } from '../../test/stage.tsx'
import { sampleScript } from '../../test/writing-sample.ts'
import { QuickGameScreen } from './screen.tsx'

const first = '<act>Act One</act>\nADA\nHello.\n\n'
const written = { ...sampleScript().chapters[0]!, state: 'written' } as const
const more = { ...written, writer: 'gpt-x', state: 'writing', acts: 4 } as const
const continued = sampleScript({ chapters: [written, more] })
let shown: Element[]

beforeEach(async () => {
  shown = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  openStage({
    'GET /api/scripts/s1': () =>
      sampleScript({ state: 'written', chapters: [written], texts: [[first]], last: 1 }),
    'POST /api/scripts/s1/continuations': () => continued,
  })
  await mount(
    <Stage at={{ pathname: '/quickgame', search: '?script=s1', state: null }}>
      <Route path="/quickgame" element={<QuickGameScreen />} />
    </Stage>,
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeStage()
})

const page = () => document.querySelector('section')?.textContent
const heading = () =>
  [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'The story goes on')
const comeMore = () =>
  stream((source) => source.piece(2, { chapter: 1, text: '<act>Act One</act>\nKEVIN\nMore.\n\n' }))

test('lands at the heading before there is an answer, and the focus stays there', async () => {
  let answer: (script: OpenedScript) => void = () => {}
  answers['POST /api/scripts/s1/continuations'] = () => new Promise((resolve) => (answer = resolve))
  await click(byName('Continue Script'))
  expect(heading()).toBeDefined()
  expect(document.activeElement).toBe(heading())
  expect(shown).toEqual([heading()])
  expect(page()).toContain('The next lines are on their way…')
  await act(async () => answer(continued))
  await comeMore()
  expect(document.activeElement).toBe(heading())
  expect(shown).toHaveLength(1)
  expect(page()).toMatch(/Act One.*Hello\..*The story goes on.*gpt-x.*Act Two.*More\./)
  expect(page()).not.toContain('on their way')
})

test('leaves what stands as it is: only what comes fades in', async () => {
  const looks = () =>
    [...document.querySelectorAll('section, section :is(p, h2, h3)')].map((one) => one.getAttribute('class'))
  const before = looks()
  await click(byName('Continue Script'))
  await comeMore()
  const after = looks().filter((look) => look !== null && /come/.test(look))
  expect(after).toHaveLength(3) // act, cue, speech
  expect(looks().slice(0, before.length)).toEqual(before)
})

test('refused, it gives the focus back to what was pressed', async () => {
  answers['POST /api/scripts/s1/continuations'] = () => ({ status: 429, code: 'too-many-requests' })
  for (const name of ['Continue Script', 'Try again', 'Try again']) {
    byName(name).focus()
    await click(byName(name))
    expect(heading()).toBeUndefined()
    expect(document.activeElement).toBe(byName(name))
  }
})

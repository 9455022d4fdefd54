import { afterEach, describe, expect, test } from 'vitest'
import { parseScript } from '../../script/parse/parse.ts'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { ScriptView } from './view.tsx'

afterEach(unmount)

const premise = { sentence: 'A sock must be found.', wants: ['Ada wants a sock.', 'Kevin wants quiet.'] }
const acts = ['<title>The Sock</title><act>Act One</act>', '<act>Act Two</act>'].map((text) =>
  parseScript(text),
)

describe('the title page', () => {
  test('tells once, below the title, what the story is about and who wants what', async () => {
    const page = await mount(<ScriptView script={sampleScript({ premise })} lines={[acts, acts]} />)
    const told = page.querySelectorAll('[aria-label="Who wants what"]')
    expect(told).toHaveLength(1)
    expect([...(told[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual(premise.wants)
    expect(told[0]?.parentElement?.textContent).toContain(premise.sentence)
    expect(told[0]?.parentElement?.previousElementSibling?.textContent).toBe('The Sock')
  })

  test('on a phone, opens what it is about, and closes it', async () => {
    await mount(<ScriptView script={sampleScript({ premise })} lines={[acts]} />)
    const more = byName('More of what it is about')
    const list = document.getElementById(more.getAttribute('aria-controls') ?? '')
    const state = () => [more.getAttribute('aria-expanded'), list?.parentElement?.hasAttribute('data-folded')]
    expect(state()).toEqual(['false', true])
    await click(more)
    expect(state()).toEqual(['true', false])
    await click(more)
    expect(state()).toEqual(['false', true])
  })

  test('tells nothing where the plan is nobody’s to read', async () => {
    const page = await mount(<ScriptView script={sampleScript()} lines={[acts]} />)
    expect(page.querySelector('[aria-label="Who wants what"]')).toBeNull()
    expect(page.textContent).toContain('The Sock')
  })
})

import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byName, mount } from '../test/mount.ts'
import { closeStage, openStage, Stage } from '../test/stage.tsx'
import { HomeScreen } from './screen.tsx'

beforeEach(() => openStage({}))
afterEach(closeStage)

const show = () =>
  mount(
    <Stage at={{ pathname: '/', search: '', state: null }}>
      <Route path="/" element={<HomeScreen />} />
    </Stage>,
  )

const modes = () =>
  [...document.querySelectorAll('main li')].map((card) => [
    ...[...card.querySelectorAll('span span')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    ),
    card.querySelector('a')?.getAttribute('href') ?? null,
  ])

test('has the tagline and the three modes, with what they take; all but the first lead to their setup', async () => {
  await show()
  expect(document.body.textContent).toContain('Unravel the story, one twist at a time!')
  expect(modes()).toEqual([
    ['Quick Twist', 'Race against time in a story sprint', '5 minutes · any number of readers', null],
    [
      'Twist Duel',
      'Battle a friend in a narrative showdown',
      '5 minutes a turn · 2 to 6 players',
      '/headtohead-setup',
    ],
    [
      'Story Circle',
      'Weave tales with multiple players',
      '10 to 15 minutes · 2 to 6 players',
      '/groupplay-setup',
    ],
  ])
})

test('has the ways into a room under them', async () => {
  await show()
  expect(byName('Play on everyone’s phones').tagName).toBe('BUTTON')
  expect(byName('Join a room').getAttribute('href')).toBe('/join')
})

import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { mount, unmount } from '../test/mount.ts'
import { HomeScreen } from './screen.tsx'

afterEach(unmount)

const modes = () =>
  [...document.querySelectorAll('main li')].map((card) => [
    card.textContent,
    card.querySelector('a')?.getAttribute('href') ?? null,
  ])

test('has the tagline and the three modes; all but the first lead to their setup', async () => {
  await mount(
    <MemoryRouter>
      <HomeScreen />
    </MemoryRouter>,
  )
  expect(document.body.textContent).toContain('Unravel the story, one twist at a time!')
  expect(modes()).toEqual([
    ['Quick TwistRace against time in a story sprint', null],
    ['Twist DuelBattle a friend in a narrative showdown', '/headtohead-setup'],
    ['Story CircleWeave tales with multiple players', '/groupplay-setup'],
  ])
})

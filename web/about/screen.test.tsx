import { existsSync } from 'node:fs'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deck } from '../../deck/deck.ts'
import { byName, click, mount, unmount } from '../test/mount.ts'
import { AheadProvider } from '../play/ahead.tsx'
import { AboutScreen } from './screen.tsx'

beforeEach(async () => {
  await mount(
    <MemoryRouter initialEntries={['/about']}>
      <AheadProvider>
        <Routes>
          <Route path="/about" element={<AboutScreen />} />
          <Route path="/quickgame" element={<p>The quick game</p>} />
          <Route path="/headtohead-setup" element={<p>The duel</p>} />
          <Route path="/groupplay-setup" element={<p>The circle</p>} />
        </Routes>
      </AheadProvider>
    </MemoryRouter>,
  )
})
afterEach(unmount)

const said = () => document.body.textContent

test.each([
  [
    'what it is',
    'A storytelling game with cards in three categories (characters, settings and plot elements) and AI-generated scripts, for players of all ages.',
  ],
  ['what its name means', 'A yarn is a story. It is also a thread.'],
  [
    'the strands',
    'Three strands, a character, a program and a setting, pull in three directions until they are twisted into one.',
  ],
  ['the categories', 'They come in Characters, Settings and Plot Elements.'],
  ['what a plot element is', 'On the table a plot element is called a program'],
  ['how it works', 'Choose one from each'],
  ['who writes', 'An AI service writes where one is set up; otherwise the house writer does'],
  ['the mission', 'To get everybody in the room into the same story.'],
  ['the call', 'Ready to spin one?'],
])('tells %s', (_, sentence) => expect(said()).toContain(sentence))

test('is called About, in one outline', () => {
  expect(document.title).toBe('About · Twisted Yarn')
  const outline = [...document.querySelectorAll('h1, h2, h3')].map(
    ({ tagName, textContent }) => `${tagName} ${textContent}`,
  )
  expect(outline).toEqual([
    'H1 About Twisted Yarn',
    'H2 A yarn is a story. It is also a thread.',
    'H2 How it works',
    'H3 Meet the cards',
    'H3 Choose one from each',
    'H3 Read it out loud',
    'H3 Ask for more',
    'H2 The mission',
    'H2 Ready to spin one?',
  ])
})

test('asks for the rating before a quick game', async () => {
  await click(byName('Play a Quick Twist'))
  expect(document.querySelector('dialog')?.textContent).toContain(
    'Select the content rating for your Quick Game:',
  )
  await click(byName('Family Friendly'))
  expect(said()).toBe('The quick game')
})

test.each([
  ['Start a Twist Duel', 'The duel'],
  ['Open a Story Circle', 'The circle'],
])('"%s" leads to its setup', async (name, place) => {
  await click(byName(name))
  expect(said()).toBe(place)
})

test('shows cards and pictures that there are', () => {
  const pictures = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '')
  expect(pictures).toHaveLength(4)
  for (const picture of pictures) expect(existsSync(`web/public${picture}`), picture).toBe(true)
  const names = [...document.querySelectorAll('li [title]')].map(({ textContent }) => textContent)
  const cards = Object.values(deck)
    .flat()
    .map(({ name }) => name)
  expect(names).toHaveLength(3)
  for (const name of names) expect(cards).toContain(name)
})

import { act, useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { categories, type Collections } from '../../../game/card.ts'
import { click, mount, unmount } from '../../test/mount.ts'
import { CardTable } from './card-table.tsx'
import { nothingSelected } from './hand.ts'

afterEach(unmount)

const cards = (kind: string, count = 3) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${kind}-${n}`,
    name: `${kind} ${n}`,
    image_url: `/${kind}${n}.svg`,
  }))
const hand: Collections = {
  characters: cards('hero'),
  programs: cards('show'),
  settings: cards('place', 0),
}

function Table({ cards }: { cards: Collections | null }) {
  const [selected, setSelected] = useState(nothingSelected)
  return (
    <CardTable
      hand={cards}
      selected={selected}
      onSelect={(category, id) => setSelected({ ...selected, [category]: id })}
    />
  )
}

const groups = () => [...document.querySelectorAll('[role=radiogroup]')]
const titleOf = (group: Element) =>
  document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent
const card = (name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  return label?.querySelector('input') as HTMLInputElement
}
const selected = () =>
  [...document.querySelectorAll('label')]
    .filter((label) => label.querySelector('input')?.checked)
    .map(({ textContent }) => textContent)

test('three columns, with image and name of each card, and an empty one where there are too few', async () => {
  await mount(<Table cards={hand} />)
  expect(groups().map(titleOf)).toEqual(['Characters', 'Programs', 'Settings'])
  expect(groups().map((group) => group.querySelectorAll('input').length)).toEqual([3, 3, 0])
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(images).toEqual(categories.flatMap((category) => hand[category].map((card) => card.image_url)))
  expect(groups()[2]?.textContent).toContain('No cards')
})

test('one card of each category is selected at a time', async () => {
  await mount(<Table cards={hand} />)
  expect(selected()).toEqual([])
  await click(card('hero 1'))
  await click(card('show 0'))
  expect(selected()).toEqual(['hero 1', 'show 0'])
  await click(card('hero 2'))
  expect(selected()).toEqual(['hero 2', 'show 0'])
})

test('a card that comes again is dealt again, and one that is chosen is not', async () => {
  let deal: (cards: Collections) => void = () => {}
  function Deals() {
    const [cards, setCards] = useState(hand)
    useEffect(() => {
      deal = setCards
    }, [])
    return <Table cards={cards} />
  }
  await mount(<Deals />)
  const first = card('hero 1')
  await click(first)
  expect(card('hero 1')).toBe(first)
  await act(async () => deal({ ...hand, characters: hand.characters.toReversed() }))
  expect(card('hero 1')).not.toBe(first)
})

test('cards lie face down while they are fetched', async () => {
  await mount(<Table cards={null} />)
  expect(document.querySelectorAll('input, img')).toHaveLength(0)
  expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(9)
})

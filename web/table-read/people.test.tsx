import { Route } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OpenedScript } from '../../game/protocol.ts'
import { answers, closeStage, openStage, said, Stage, stream } from '../test/stage.tsx'
import { byName, click, fill, mount, press } from '../test/mount.ts'
import { sampleScript } from '../test/writing-sample.ts'
import { TableReadScreen } from './screen.tsx'

let id = 0
const path = () => `/api/scripts/people${id}`

beforeEach(() => {
  id++
  localStorage.clear()
  sessionStorage.clear()
  openStage({
    [`GET ${path()}`]: () => script(),
    [`GET ${path()}/laughs`]: () => ({ laughs: [] }),
    [`POST ${path()}/laughs`]: () => ({ laughs: [] }),
  })
})
afterEach(closeStage)

const cast = [
  { name: 'Ada', player: 'Bo' },
  { name: 'Kevin', player: 'Cem' },
]

function script(more: Partial<OpenedScript> = {}): OpenedScript {
  return sampleScript({ id: `people${id}`, cast, ...more })
}

const text = `SCENE 1: Here

A sock falls.

ADA: One.

ADA: And a half.

KEVIN: Two.

THE STRANGER: Boo.

ALL: Four!

SCENE 2: There

Rain.

`

async function open(more: Partial<OpenedScript> = {}) {
  answers[`GET ${path()}`] = () => script(more)
  await mount(
    <Stage at={{ pathname: `/scripts/people${id}/read`, search: '', state: null }}>
      <Route path="/scripts/:id/read" element={<TableReadScreen />} />
    </Stage>,
  )
  await stream((source) => {
    source.piece(1, { text })
    source.end()
  })
}

/** Without the faces. */
const now = () => {
  const step = document.querySelector('[data-now]')?.cloneNode(true) as Element | undefined
  for (const face of step?.querySelectorAll('[aria-hidden]') ?? []) face.remove()
  return step?.textContent ?? ''
}
const name = () => document.querySelector('[data-now] [class*=name]')?.textContent
const turns = () => document.querySelector('[class*=turns]')?.textContent
const told = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
const to = async (text: string) => {
  for (let n = 0; n < 20 && !now().includes(text); n++) await press('ArrowRight', document.body)
  expect(now()).toContain(text)
}

describe('people, not parts', () => {
  test('the person is the largest, beneath it the part, and the next is told', async () => {
    await open()
    await to('One.')
    expect(now()).toBe('BoAdaOne.')
    expect(name()).toBe('Bo')
    expect(turns()).toBe('')
    await to('And a half.')
    expect(turns()).toBe('next: Cem')
    await to('Two.')
    expect(name()).toBe('Cem')
  })

  test('stage directions have a reader, another in the next scene', async () => {
    await open()
    expect(turns()).toBe('read by Bo')
    await to('A sock falls.')
    expect(now()).toBe('Stage direction, read by BoA sock falls.')
    expect(told()[0]).toBe('Stage direction, read by Bo: A sock falls.')
    await to('SCENE 2')
    expect(turns()).toBe('read by Cem')
    expect(told()[0]).toBe('Read by Cem: SCENE 2: There')
    await to('Rain.')
    expect(now()).toContain('read by Cem')
  })

  test('a stranger keeps the name, and somebody reads it', async () => {
    await open()
    await to('Boo.')
    expect(now()).toBe('CemTHE STRANGERBoo.')
    expect(told()[0]).toBe('THE STRANGER, read by Cem: Boo.')
  })

  test('each name stands alone, so that none from right to left swaps with its neighbours', async () => {
    await open()
    await to('One.')
    const alone = (place: string) =>
      [...document.querySelectorAll(`${place} bdi`)].map(({ textContent }) => textContent)
    expect(alone('[data-now]')).toEqual(['Bo', 'Ada'])
    expect(alone('[aria-label=Cast]')).toEqual(['Bo', 'Ada', 'Cem', 'Kevin'])
    expect(alone('[class*=turns]')).toEqual([])
  })

  test('what everybody says is read by everyone, together', async () => {
    await open()
    await to('Boo.')
    expect(turns()).toBe('next: everyone')
    await to('Four!')
    expect(now()).toBe('ALLeveryoneFour!')
    expect(told()[0]).toBe('ALL, read by everyone: Four!')
    expect(document.querySelectorAll('li[aria-current]')).toHaveLength(2)
  })

  test('without people the parts stand for themselves', async () => {
    await open({ cast: cast.map((part) => ({ ...part, player: null })) })
    expect(turns()).toBeUndefined()
    await to('A sock falls.')
    expect(now()).toBe('Stage directionA sock falls.')
    await to('Two.')
    expect(now()).toBe('KevinTwo.')
    await to('Boo.')
    expect(now()).toBe('THE STRANGERread by KevinBoo.')
    expect(told()[0]).toBe('THE STRANGER, read by Kevin: Boo.')
  })

  test('a part is claimed on the stage, too', async () => {
    await open({ cast: cast.map((part) => ({ ...part, player: null })) })
    await click(byName('Kevin'))
    await fill(document.querySelector<HTMLInputElement>('dialog input')!, 'Cem')
    await click(byName('Take the Part'))
    await to('Two.')
    expect(now()).toBe('CemKevinTwo.')
    expect(document.querySelector('li[aria-current]')?.textContent).toContain('CemKevin')
    await to('Rain.')
    expect(now()).toContain('read by Cem')
  })
})

describe('by keyboard', () => {
  test('a choice of a scene lands on the page, where Space goes on', async () => {
    await open()
    byName('Scenes').focus()
    await click(byName('Scenes'))
    await click(byName('SCENE 2: There'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Reading')
    await press(' ')
    expect(document.querySelector('dialog')).toBeNull()
    expect(now()).toContain('Rain.')
  })

  test('what goes on at the end lands on the page', async () => {
    await open()
    await to('Rain.')
    await press('ArrowRight', document.body)
    expect(said()).toContain('The End')
    answers[`POST ${path()}/continuations`] = () =>
      script({ chapters: [...script().chapters, script().chapters[0]!] })
    byName('The story goes on').focus()
    await click(byName('The story goes on'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Reading')
  })

  test('a press on a chip of the cast leaves the focus, so that Space goes on', async () => {
    await open({ cast: cast.map((part) => ({ ...part, player: null })) })
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    byName('Kevin').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
  })

  test('a laugh is told, each time, until the step changes', async () => {
    await open()
    await to('One.')
    await press('l', document.body)
    expect(told().at(-1)).toBe('Laugh marked: the first for this line.')
    await press('l', document.body)
    expect(told().at(-1)).toBe('Laugh marked: 2 for this line.')
    await to('Two.')
    expect(told().at(-1)).toBe('')
  })
})

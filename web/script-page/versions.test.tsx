import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ScriptView } from '../../game/protocol.ts'
import {
  address,
  alert,
  answers,
  asked,
  closeStage,
  openStage,
  readAgain,
  said,
  Stage,
} from '../test/stage.tsx'
import { byName, choose, click, mount } from '../test/mount.ts'
import { ScriptPlaces } from './places.tsx'
import { beginWriting } from '../script/writing.ts'
import { type ScriptMoves } from '../script/use-script.ts'
import { sampleScript } from '../test/writing-sample.ts'

beforeEach(() => openStage({}))
afterEach(closeStage)

const chapter = sampleScript().chapters[0]!

const moves = {} as ScriptMoves

async function show(more: Partial<ScriptView> = {}) {
  const script = sampleScript({ id: 'b', versions: ['a', 'b', 'c'], chapters: [chapter, chapter], ...more })
  await mount(
    <Stage at={{ pathname: '/here', search: '', state: null }}>
      <Route
        path="*"
        element={<ScriptPlaces writing={beginWriting(script, [])} title={script.title} moves={moves} />}
      />
    </Stage>,
  )
}
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => one.textContent === name || one.ariaLabel === name || one.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => named(name)?.click())

test('says which version it is and steps both ways', async () => {
  await show()
  expect(said()).toContain('Version 2 of 3')
  expect(named('Earlier version')?.getAttribute('href')).toBe('/scripts/a')
  await press('Later version')
  expect(address()).toBe('/scripts/c')
})

test('steps no further than to the first and the last', async () => {
  await show({ id: 'a' })
  expect(named('Earlier version')).toBeUndefined()
  expect(named('Later version')).toBeDefined()
})

test('one version needs no steps, one chapter no other way on', async () => {
  await show({ id: 'b', versions: ['b'], chapters: [chapter] })
  expect(said()).not.toContain('Version 1')
  await click(byName('More …'))
  expect(named('Write Another Version')).toBeDefined()
  expect(named('Continue Another Way')).toBeUndefined()
})

test.each([
  ['Write Another Version', 0],
  ['Continue Another Way', 1],
])('%s asks once, however often it is pressed, and leads there', async (name, from) => {
  answers['POST /api/scripts/b/versions'] = () => sampleScript({ id: 'd' })
  await show()
  await click(byName('More …'))
  await act(async () => {
    named(name)?.click()
    named(name)?.click()
  })
  expect(asked).toEqual([`POST /api/scripts/b/versions {"from":${from}}`])
  expect(address()).toBe('/scripts/d')
})

test('says why there is none, and can be asked again', async () => {
  answers['POST /api/scripts/b/versions'] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
  await show()
  await choose('More …', 'Write Another Version')
  expect(alert()).toBeTruthy()
  expect(address()).toBe('/here')
  await choose('More …', 'Write Another Version')
  expect(asked).toHaveLength(2)
})

test('leads to signing in whoever is signed out', async () => {
  answers['POST /api/scripts/b/versions'] = () => ({ status: 401, code: 'signed-out' })
  await show()
  await choose('More …', 'Write Another Version')
  expect(readAgain).toHaveBeenCalledTimes(1)
})

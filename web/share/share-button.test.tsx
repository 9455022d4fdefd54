import { act, useState } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ScriptView } from '../../game/protocol.ts'
import { type Rating } from '../../game/rating.ts'
import { alert, answers, asked, closeStage, openStage, readAgain, said, Stage } from '../test/stage.tsx'
import { byName, click, mount } from '../test/mount.ts'
import { ShareButton } from './share-button.tsx'
import { sampleScript } from '../test/writing-sample.ts'

const link = `${location.origin}/s/abc`
let heard: (string | null)[]

beforeEach(() => {
  cast = [{ name: 'Kevin', player: 'Ada' }]
  heard = []
  openStage({
    'POST /api/scripts/s1/share': () => sampleScript({ share: '/s/abc' }),
    'DELETE /api/scripts/s1/share': () => sampleScript({ share: null }),
  })
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share')
  await closeStage()
})

function Owner({ first, rating }: { first: string | null; rating: Rating }) {
  const [share, setShare] = useState(first)
  const hear = (told: string | null) => {
    heard.push(told)
    setShare(told)
  }
  return <ShareButton script={sampleScript({ share, rating, cast })} onShared={hear} />
}

let cast: ScriptView['cast']

async function open(first: string | null = null, rating: Rating = 'family-friendly') {
  await mount(
    <Stage at={{ pathname: '/here', search: '', state: null }}>
      <Route path="*" element={<Owner first={first} rating={rating} />} />
    </Stage>,
  )
  await click(byName('Share'))
}
const field = () => document.querySelector<HTMLInputElement>('dialog input')

test('says who can read it and what they see, before there is a link', async () => {
  await open()
  expect(said()).toContain('Anybody who has the link can read this script')
  expect(said()).toContain('the names of the players in it')
  expect(said()).not.toContain('R-rated')
  expect(field()).toBeNull()
  expect(asked).toEqual([])
})

test('speaks of names only where somebody is named', async () => {
  cast = [{ name: 'Kevin', player: null }]
  await open()
  expect(said()).toContain('They see its title, its cards and its lines. Nothing of you is shown.')
  expect(said()).not.toContain('names')
  await open('/s/abc')
  expect(said()).not.toContain('names')
  cast = [{ name: 'Kevin', player: 'Ada' }]
  await open('/s/abc')
  expect(said()).toContain('The names of the players in the script are shown with it.')
})

test('makes a link once, however often it is pressed, and shows it whole', async () => {
  await open()
  const make = byName('Make a Link')
  await act(async () => {
    make.click()
    make.click()
  })
  expect(asked).toEqual(['POST /api/scripts/s1/share'])
  expect(heard).toEqual(['/s/abc'])
  expect(field()?.value).toBe(link)
  expect(field()?.readOnly).toBe(true)
  expect(document.activeElement).toBe(field())
  expect(byName('See the Page').getAttribute('href')).toBe(link)
})

test('takes it back only when that is meant', async () => {
  await open('/s/abc')
  await click(byName('Take the Link Back'))
  expect(said()).toContain('Whoever has the link will find nothing there any more.')
  expect(document.activeElement).toBe(byName('Keep the Link'))
  await click(byName('Keep the Link'))
  expect(asked).toEqual([])
  expect(field()?.value).toBe(link)
  await click(byName('Take the Link Back'))
  await click(byName('Take It Back'))
  expect(asked).toEqual(['DELETE /api/scripts/s1/share'])
  expect(heard).toEqual([null])
  expect(said()).toContain('No link leads to this script.')
  expect(document.activeElement).toBe(byName('Make a Link'))
})

test.each([
  ['POST', null, 'Make a Link', 'Make a Link'],
  ['DELETE', '/s/abc', 'Take It Back', 'Take the Link Back'],
] as const)(
  'says why %s failed, keeps what there was, and can be tried again',
  async (method, share, wish, way) => {
    const works = answers[`${method} /api/scripts/s1/share`]!
    answers[`${method} /api/scripts/s1/share`] = () => ({ status: 503, code: 'unavailable', title: 'Busy.' })
    await open(share)
    await click(byName(way))
    if (way !== wish) await click(byName(wish))
    expect(alert()).toBe('Busy.')
    expect(heard).toEqual([])
    answers[`${method} /api/scripts/s1/share`] = works
    await click(byName('Try again'))
    expect(heard).toEqual([share === null ? '/s/abc' : null])
    expect(alert()).toBeUndefined()
  },
)

test('a script that is gone, and a session that has ended', async () => {
  answers['POST /api/scripts/s1/share'] = () => ({ status: 404, code: 'not-found' })
  await open()
  await click(byName('Make a Link'))
  expect(alert()).toBe('This script is not there any more.')
  expect(readAgain).not.toHaveBeenCalled()
  answers['POST /api/scripts/s1/share'] = () => ({ status: 401, code: 'signed-out' })
  await click(byName('Try again'))
  expect(readAgain).toHaveBeenCalledTimes(1)
})

test('copies the link, and marks it where there is no clipboard', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('/s/abc')
  await click(byName('Copy'))
  expect(writeText).toHaveBeenCalledWith(link)
  expect(said()).toContain('Copied.')
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  Object.assign(document, { execCommand: () => false })
  await click(byName('Copy'))
  expect(said()).toContain('It is marked')
  expect(document.activeElement).toBe(field())
  expect(field()?.selectionEnd).toBe(link.length)
  writeText.mockRestore()
})

test.each([
  ['family-friendly', 'Ada in Bake'],
  ['r-rated', 'An R-rated script'],
] as const)('hands a %s script to the device as “%s”', async (rating, title) => {
  const share = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await open('/s/abc', rating)
  await click(byName('Send…'))
  expect(share).toHaveBeenCalledWith({ title, url: link })
  share.mockRejectedValue(new DOMException('changed my mind', 'AbortError'))
  await click(byName('Send…'))
  expect(said()).not.toContain('did not take')
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await click(byName('Send…'))
  expect(said()).toContain('did not take the link')
})

test('offers no device’s own sharing where there is none, and says what an R-rated link does', async () => {
  await open(null, 'r-rated')
  expect(said()).toContain('told that it is R-rated')
  await click(byName('Make a Link'))
  expect(() => byName('Send…')).toThrow()
})

test('an answer that comes after the dialog was closed is not lost', async () => {
  let answer = (_: Response) => {}
  await open()
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  await click(byName('Make a Link'))
  await click(byName('Close'))
  await act(async () => answer(Response.json(sampleScript({ share: '/s/abc' }))))
  expect(heard).toEqual(['/s/abc'])
})

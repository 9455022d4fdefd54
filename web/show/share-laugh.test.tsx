import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byName, click, mount } from '../test/mount.ts'
import { closeStage, openStage, readAgain, said, Stage } from '../test/stage.tsx'
import { ShareLaughButton } from './share-laugh-button.tsx'

const laugh = {
  scriptId: 's1',
  title: 'The Sock',
  place: { chapter: 0, act: 1, line: 12 },
  words: '“I brought soup.”',
  who: 'Bo as Kevin',
  reader: 'Bo & Cy',
}
const picture = () =>
  new Response('PNG', { headers: { 'content-disposition': 'attachment; filename="x.png"' } })
const refused = (code: string, title: string) => () => Response.json({ code, title }, { status: 503 })

let answer: () => Response
let fetched: string[]
let saved: string[]
let copied: string[]
let handedOn: string[]

beforeEach(async () => {
  openStage({})
  answer = picture
  fetched = []
  saved = []
  copied = []
  handedOn = []
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return answer()
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  has('clipboard', { writeText: async (text: string) => void copied.push(text) })
  await mount(
    <Stage at={{ pathname: '/here', search: '', state: null }}>
      <Route path="*" element={<ShareLaughButton laugh={laugh} />} />
    </Stage>,
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of ['clipboard', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
  await closeStage()
})

function has(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}
/** What a device does with files; it takes no others. */
function handsOn(share: () => Promise<void>) {
  has('canShare', ({ files = [] }: ShareData) => files.every(({ type }) => type === 'image/png'))
  has('share', async ({ files = [], ...rest }: ShareData) => {
    handedOn.push(`${files.map(({ name }) => name).join()}${JSON.stringify(rest)}`)
    await share()
  })
}
const press = async (name = 'Share the laugh') => {
  await click(byName(name))
  await act(async () => {})
}
const told = () => document.querySelector('output')?.textContent

test('hands the picture on where the device can, and says nothing of its own', async () => {
  handsOn(async () => {})
  await press()
  expect(fetched).toEqual(['/api/scripts/s1/laughs/0.1.12/picture?reader=Bo%20%26%20Cy'])
  expect(handedOn).toEqual(['The Sock (laugh).png{}'])
  expect([saved, copied, told()]).toEqual([[], [], ''])
})

test('says nothing either to whoever has thought better of it', async () => {
  handsOn(async () => {
    throw new DOMException('', 'AbortError')
  })
  await press()
  expect([handedOn.length, saved, told()]).toEqual([1, [], ''])
})

test.each([
  ['there is nothing to hand it on to', () => {}],
  ['the device takes no files', () => has('canShare', () => false)],
  [
    'the device does not take it',
    () =>
      handsOn(async () => {
        throw new DOMException('', 'NotAllowedError')
      }),
  ],
])('saves the picture where %s', async (_, prepare) => {
  prepare()
  await press()
  expect(saved).toEqual(['The Sock (laugh).png'])
  expect(told()).toBe('Saved as “The Sock (laugh).png”.')
})

test('copies the words where there is no picture', async () => {
  answer = refused('invalid-body', 'This line has letters that our pictures cannot show.')
  await press()
  expect(copied).toEqual(['“I brought soup.”\nBo as Kevin, in “The Sock”. Twisted Yarn'])
  expect(told()).toBe(
    'There is no picture of this line just now. Its words are copied: paste them where you like.',
  )
})

test('says what to do where neither can be had, and tries again', async () => {
  answer = refused('network', 'Network error. Please check your internet connection.')
  has('clipboard', undefined)
  await press()
  expect(told()).toBe(
    'The picture could not be fetched. Network error. Please check your internet connection.',
  )
  answer = picture
  await press('Try again')
  expect(saved).toHaveLength(1)
  expect(said()).not.toContain('could not')
})

test('leads whoever has been signed out to the door', async () => {
  answer = refused('signed-out', 'Please sign in first.')
  await press()
  expect(readAgain).toHaveBeenCalled()
  expect(copied).toEqual([])
})

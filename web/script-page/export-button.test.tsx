import { act } from 'react'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ScriptView } from '../../game/protocol.ts'
import { parseScript } from '../../script/parse/parse.ts'
import { alert, closeStage, openStage, readAgain, said, Stage } from '../test/stage.tsx'
import { byName, click, mount } from '../test/mount.ts'
import { ExportButton } from './export-button.tsx'
import { sampleScript } from '../test/writing-sample.ts'
import { type ScriptLines } from '../../script/growing-text.ts'

const cast = [
  { name: 'Ada', player: 'Bo' },
  { name: 'Kevin', player: null },
]
const lines = [[parseScript('INT. ATTIC\n\nAda: My sock.\n\nKevin: Whose?', { cast: ['Ada', 'Kevin'] })]]
const file = { status: 200, headers: { 'content-disposition': 'attachment; filename="x.pdf"' } }

let answer: () => Response
let fetched: string[]
let saved: { name: string; href: string }[]
let copied: string | null

beforeEach(() => {
  openStage({})
  answer = () => new Response('%PDF', file)
  fetched = []
  saved = []
  copied = null
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return answer()
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href.startsWith('blob:')) saved.push({ name: this.download, href: this.href })
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void (copied = text) },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeStage()
})

async function open(more: Partial<ScriptView> = {}, of: ScriptLines = lines) {
  const script = sampleScript({ state: 'written', cast, ...more })
  await mount(
    <Stage at={{ pathname: '/here', search: '', state: null }}>
      <Route path="*" element={<ExportButton script={script} lines={of} />} />
    </Stage>,
  )
  await act(async () => {
    byName('Export').click()
    await import('./export-dialog.tsx')
  })
  expect(document.querySelector('dialog')).not.toBeNull()
}

const link = (name: string) => byName(`Download ${name}`) as HTMLAnchorElement
const download = async (name: string) => {
  await click(link(name))
  await act(async () => {})
}
const choose = (part: string) =>
  act(async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    select.value = part
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
const status = () => document.querySelector('output')?.textContent

test('is nothing to press while nothing is written', async () => {
  await mount(
    <Stage at={{ pathname: '/here', search: '', state: null }}>
      <Route path="*" element={<ExportButton script={sampleScript()} lines={[]} />} />
    </Stage>,
  )
  expect((byName('Export') as HTMLButtonElement).disabled).toBe(true)
})

test('offers every format as a link that is one, with the name it will have', async () => {
  await open()
  const all = ['PDF', 'Plain Text', 'Fountain', 'Final Draft'].map(link)
  expect(all.map((one) => [one.getAttribute('href'), one.download])).toEqual([
    ['/api/scripts/s1/exports/pdf', 'Ada in Bake.pdf'],
    ['/api/scripts/s1/exports/txt', 'Ada in Bake.txt'],
    ['/api/scripts/s1/exports/fountain', 'Ada in Bake.fountain'],
    ['/api/scripts/s1/exports/fdx', 'Ada in Bake.fdx'],
  ])
  expect(said()).not.toContain('still being written')
})

test('names the file as the script has named itself meanwhile', async () => {
  const titled = [[[{ kind: 'title' as const, text: 'The Rinse', speaker: null }, ...(lines[0]?.[0] ?? [])]]]
  await open({}, titled)
  expect(link('PDF').download).toBe('The Rinse.pdf')
  await click(byName('Copy Text'))
  expect(copied).toMatch(/^THE RINSE\n/)
})

test('stays on the page on a plain press, and leaves every other to the browser', async () => {
  await open()
  const pressed = (keys: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    // Nothing behind the page is to follow the link.
    const quietly = (late: Event) => {
      const isPrevented = late.defaultPrevented
      late.preventDefault()
      prevented.push(isPrevented)
    }
    window.addEventListener('click', quietly, { once: true })
    link('PDF').dispatchEvent(event)
  }
  const prevented: boolean[] = []
  await act(async () => {
    for (const keys of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) pressed(keys)
  })
  expect(prevented).toEqual([true, false, false, false])
})

test('saves what it fetches, and says under which name', async () => {
  await open()
  await download('PDF')
  expect(fetched).toEqual(['/api/scripts/s1/exports/pdf'])
  expect(saved.map(({ name }) => name)).toEqual(['Ada in Bake.pdf'])
  expect(status()).toBe('Saved as “Ada in Bake.pdf”.')
})

test('makes the copy of a part: who reads it is named, its files, text and print are marked', async () => {
  await open()
  const options = [...document.querySelectorAll('option')].map((option) => option.textContent)
  expect(options).toEqual(["Everyone's: nothing marked", 'Ada, read by Bo', 'Kevin'])
  await choose('Kevin')
  await download('Final Draft')
  expect(fetched).toEqual(['/api/scripts/s1/exports/fdx?part=Kevin'])
  expect(saved.map(({ name }) => name)).toEqual(['Ada in Bake (Kevin).fdx'])
  await click(byName('Copy Text'))
  expect(copied).toContain('| KEVIN\n| Whose?')
  const { documentElement: page } = document
  const print = vi.fn(() => expect(page.dataset['markedPart']).toBe('1'))
  vi.stubGlobal('print', print)
  await click(byName('Print'))
  expect(print).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('afterprint'))
  expect(page.dataset['markedPart']).toBeUndefined()
})

test('says that a growing script is taken along as far as it is', async () => {
  await open({ state: 'writing' })
  expect(said()).toContain('you take along what is there by now')
})

test.each<[string, () => Response, string]>([
  [
    'the network is away',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'Network error. Please check your internet connection.',
  ],
  [
    'the script was deleted',
    () => Response.json({ code: 'not-found' }, { status: 404 }),
    'This script is not there any more.',
  ],
  [
    'nothing is written yet',
    () => Response.json({ code: 'no-script', detail: 'Nothing is written yet.' }, { status: 409 }),
    'Nothing is written yet.',
  ],
  [
    'a hotel answers',
    () => new Response('<h1>Welcome</h1>', { status: 200 }),
    'Network error. Please check your internet connection.',
  ],
])('stays and says so when %s, and tries again', async (_what, failure, sentence) => {
  await open()
  answer = failure
  await download('PDF')
  expect(alert()).toContain(sentence)
  expect(saved).toEqual([])
  answer = () => new Response('%PDF', file)
  await click(byName('Try again'))
  await act(async () => {})
  expect(alert()).toBeUndefined()
  expect(saved.map(({ name }) => name)).toEqual(['Ada in Bake.pdf'])
})

test('reads the session again when the player is signed out', async () => {
  await open()
  answer = () => Response.json({ code: 'signed-out' }, { status: 401 })
  await download('PDF')
  expect(readAgain).toHaveBeenCalledOnce()
})

test('copies the script as people read it', async () => {
  await open()
  await click(byName('Copy Text'))
  expect(copied).toContain('ADA IN BAKE')
  expect(copied).toContain('1. INT. ATTIC\n\nADA\nMy sock.\n\nKEVIN\nWhose?\n')
  expect(status()).toBe('Copied. Paste it wherever you like.')
})

test('gives the text to be copied by hand where the browser does not let us', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await open()
  await click(byName('Copy Text'))
  const area = document.querySelector('textarea')
  expect(area?.value).toContain('ADA\nMy sock.')
  expect(document.activeElement).toBe(area)
  expect([area?.selectionStart, area?.selectionEnd]).toEqual([0, area?.value.length])
})

test('leads to the PDF where the browser cannot print', async () => {
  vi.stubGlobal('print', undefined)
  await open()
  await click(byName('Print'))
  expect(alert()).toContain('This browser cannot print.')
  await click(byName('Download the PDF'))
  await act(async () => {})
  expect(saved.map(({ name }) => name)).toEqual(['Ada in Bake.pdf'])
})

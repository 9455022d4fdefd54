import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each<[string, string | null, string]>([
  ['The Rinse', null, 'The Rinse.pdf'],
  ['The Rinse', 'KEVIN', 'The Rinse (KEVIN).pdf'],
  ['What? A/B: "C" <D> \\ | *', null, 'What A B C D.pdf'],
  ['...hidden...', null, 'hidden.pdf'],
  ['Con', null, 'Con script.pdf'],
  ['lpt1', 'MO', 'lpt1 script (MO).pdf'],
  ['🦆 Élodie 小明', '小明', '🦆 Élodie 小明 (小明).pdf'],
  ['???', '***', 'Script.pdf'],
  ['x'.repeat(300), null, `${'x'.repeat(80)}.pdf`],
])('%j, copy of %j, is saved as %j', (title, part, name) => {
  expect(fileNameOf(title, part, 'pdf')).toBe(name)
})

test('no title makes a name that a system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.string({ unit: 'binary' })), (title, part) => {
      const name = fileNameOf(title, part, 'fdx')
      expect(name).not.toMatch(/[\p{Cc}<>:"/\\|?*]/u)
      expect(name).toMatch(/^[^\s.].*[^\s.]\.fdx$|^[^\s.]\.fdx$/u)
      expect(new TextEncoder().encode(name).length).toBeLessThan(1000)
    }),
  )
})

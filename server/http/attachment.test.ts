import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['The Rinse (KEVIN).pdf', 'The Rinse (KEVIN).pdf', 'The%20Rinse%20%28KEVIN%29.pdf'],
  [
    'Élodie’s Żółw 小明 🦆.txt',
    'Elodies Zow.txt',
    '%C3%89lodie%E2%80%99s%20%C5%BB%C3%B3%C5%82w%20%E5%B0%8F%E6%98%8E%20%F0%9F%A6%86.txt',
  ],
  ['小明 (小明).fdx', 'Script.fdx', '%E5%B0%8F%E6%98%8E%20%28%E5%B0%8F%E6%98%8E%29.fdx'],
  ["100% it's; so.pdf", "100 it's so.pdf", '100%25%20it%27s%3B%20so.pdf'],
])('%s is saved as %s where nothing else is understood', (name, ascii, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
})

import { expect, test } from 'vitest'
import { linkToEmail, linkToPhone } from './links.ts'

test.each([
  ['hello@twisted-yarn.example', 'mailto:hello@twisted-yarn.example'],
  [' ada+yarn@mail.example.org ', 'mailto:ada%2Byarn@mail.example.org'],
  ['søren@ærø.example', 'mailto:s%C3%B8ren@%C3%A6r%C3%B8.example'],
  ['a@b.example?cc=eve@c.example', null],
  ['a@b.example,eve@c.example', null],
  ['ada at example', null],
  ['javascript:alert(1)', null],
  ['ada@example', null],
  ['<ada@example.org>', null],
  ['', null],
])('the address %j leads to %j', (text, link) => expect(linkToEmail(text)).toBe(link))

test.each([
  ['555-0142', 'tel:5550142'],
  ['+44 (20) 7946/0000', 'tel:+442079460000'],
  [' 030.123.456 ', 'tel:030123456'],
  ['555-0142 (ask for the loose end)', null],
  ['112', null],
  ['1234567890123456', null],
  ['++44 20 7946 0000', null],
  ['javascript:12345', null],
  ['', null],
])('the number %j leads to %j', (text, link) => expect(linkToPhone(text)).toBe(link))

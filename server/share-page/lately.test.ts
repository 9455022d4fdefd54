import { expect, it } from 'vitest'
import { createLately } from './lately.ts'

const picture = (text: string) => async () => new TextEncoder().encode(text)
const never = () => Promise.reject(new Error('drawn again'))

it('makes a thing once for all who ask', async () => {
  const lately = createLately<Uint8Array>(9)
  let drawn = 0
  const draw = async () => new Uint8Array([++drawn])
  const all = await Promise.all([lately.fetch('a', draw), lately.fetch('a', draw)])
  expect(all).toEqual([new Uint8Array([1]), new Uint8Array([1])])
  expect(await lately.fetch('a', never)).toEqual(new Uint8Array([1]))
})

it('lets go of the one that was asked for longest ago', async () => {
  const lately = createLately<Uint8Array>(2)
  await lately.fetch('a', picture('a'))
  await lately.fetch('b', picture('b'))
  await lately.fetch('a', never)
  await lately.fetch('c', picture('c'))
  await lately.fetch('a', never)
  await expect(lately.fetch('b', never)).rejects.toThrow('drawn again')
})

it('keeps nothing that was not made', async () => {
  const lately = createLately<Uint8Array>(9)
  await expect(lately.fetch('a', never)).rejects.toThrow()
  expect(await lately.fetch('a', async () => null)).toBeNull()
  expect(await lately.fetch('a', picture('a'))).toEqual(new TextEncoder().encode('a'))
})

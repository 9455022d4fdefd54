import { expect, it } from 'vitest'
import { createPictureShelf } from './picture-shelf.ts'

const picture = (text: string) => async () => new TextEncoder().encode(text)
const never = () => Promise.reject(new Error('drawn again'))

it('draws a picture once for all who ask', async () => {
  const shelf = createPictureShelf()
  let drawn = 0
  const draw = async () => new Uint8Array([++drawn])
  const all = await Promise.all([shelf.fetch('a', draw), shelf.fetch('a', draw)])
  expect(all).toEqual([new Uint8Array([1]), new Uint8Array([1])])
  expect(await shelf.fetch('a', never)).toEqual(new Uint8Array([1]))
})

it('lets go of the one that was asked for longest ago', async () => {
  const shelf = createPictureShelf(2)
  await shelf.fetch('a', picture('a'))
  await shelf.fetch('b', picture('b'))
  await shelf.fetch('a', never)
  await shelf.fetch('c', picture('c'))
  await shelf.fetch('a', never)
  await expect(shelf.fetch('b', never)).rejects.toThrow('drawn again')
})

it('keeps nothing that was not drawn', async () => {
  const shelf = createPictureShelf()
  await expect(shelf.fetch('a', never)).rejects.toThrow()
  expect(await shelf.fetch('a', async () => null)).toBeNull()
  expect(await shelf.fetch('a', picture('a'))).toEqual(new TextEncoder().encode('a'))
})

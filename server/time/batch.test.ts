import { describe, expect, it } from 'vitest'
import { inBatches } from './batch.ts'

type Ask = { readonly key: string; readonly text: string }

function open(fails: (asks: readonly Ask[]) => Error | null = () => null, isUndone = true) {
  const batches: string[] = []
  const ask = inBatches<Ask, string>({
    keyOf: ({ key }) => key,
    isUndone: () => isUndone,
    async run(asks) {
      batches.push(asks.map(({ text }) => text).join())
      await new Promise((resolve) => setTimeout(resolve, 5))
      const error = fails(asks)
      if (error) throw error
      return asks.map(({ text }) => `${text}!`)
    },
  })
  return { batches, ask: (key: string, text: string) => ask({ key, text }) }
}

describe('inBatches', () => {
  it('runs together what is asked together, and what is asked meanwhile', async () => {
    const { batches, ask } = open()
    const first = Promise.all([ask('a', '1'), ask('b', '2')])
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await Promise.all([first, ask('a', '3'), ask('c', '4')])).toEqual([['1!', '2!'], '3!', '4!'])
    expect(batches).toEqual(['1,2', '3,4'])
  })

  it('keeps what has the same key in order, one in each batch', async () => {
    const { batches, ask } = open()
    await Promise.all([ask('a', '1'), ask('a', '2'), ask('b', '3'), ask('a', '4')])
    expect(batches).toEqual(['1,3', '2', '4'])
  })

  it('takes all that wait where nothing has a key', async () => {
    const batches: string[] = []
    const ask = inBatches<string, string>({
      isUndone: () => true,
      async run(asks) {
        batches.push(asks.join())
        return asks.map((text) => `${text}!`)
      },
    })
    expect(await Promise.all(['1', '2', '1'].map(ask))).toEqual(['1!', '2!', '1!'])
    expect(batches).toEqual(['1,2,1'])
  })

  it('fails only the one that cannot be done', async () => {
    const { batches, ask } = open((asks) =>
      asks.some(({ text }) => text === 'bad') ? new Error('no') : null,
    )
    const settled = await Promise.allSettled([ask('a', '1'), ask('b', 'bad'), ask('c', '3')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual(['1,bad,3', '1', 'bad', '3'])
    expect(await ask('b', '5')).toBe('5!')
  })

  it('does nothing twice that may have been done', async () => {
    const { batches, ask } = open(() => new Error('cut'), false)
    const settled = await Promise.allSettled([ask('a', '1'), ask('b', '2')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(batches).toEqual(['1,2'])
  })
})

import { type Page } from 'playwright-core'

export type Transfer = {
  readonly path: string
  readonly kind: string
  readonly encoding: string
  /** On the wire, with headers. */
  readonly bytes: number
}

/** Answers from the cache are left out. */
export async function watchTransfers(page: Page): Promise<{ take(): Transfer[] }> {
  const client = await page.context().newCDPSession(page)
  const begun = new Map<string, Omit<Transfer, 'bytes'>>()
  let transfers: Transfer[] = []
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = response.headers['content-encoding'] ?? ''
    begun.set(requestId, { path: new URL(response.url).pathname, kind: type, encoding })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = begun.get(requestId)
    if (transfer && encodedDataLength > 0) transfers.push({ ...transfer, bytes: encodedDataLength })
  })
  await client.send('Network.enable')
  return {
    take() {
      const taken = transfers
      transfers = []
      return taken
    },
  }
}

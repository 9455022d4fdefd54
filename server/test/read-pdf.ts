import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** In inches from the page's left and top edges. */
export type ReadRow = { readonly text: string; readonly x: number; readonly y: number }
export type ReadPdf = {
  readonly pages: readonly (readonly ReadRow[])[]
  readonly title: unknown
  /** The title again, in the XML for programs. */
  readonly metadata: unknown
  readonly outline: readonly string[]
  readonly roles: readonly (readonly string[])[]
  readonly bands: readonly number[]
}

/** With a library that is not the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: ReadRow[][] = []
  const bands: number[] = []
  const roles: string[][] = []
  for (let n = 1; n <= document.numPages; n++) {
    pages.push(await readPage(n))
    bands.push(await countBands(n))
    roles.push(await readRoles(n))
  }
  const { info, metadata } = await document.getMetadata()
  const outline = (await document.getOutline()) ?? []
  await task.destroy()
  return {
    pages,
    bands,
    roles,
    title: (info as { Title?: unknown }).Title,
    metadata: (metadata as { get(name: string): unknown } | null)?.get('dc:title'),
    outline: outline.flatMap(({ title, items }: { title: string; items: { title: string }[] }) => [
      title,
      ...items.map(({ title }) => title),
    ]),
  }

  async function readRoles(n: number): Promise<string[]> {
    const tree = await (await document.getPage(n)).getStructTree()
    const [told] = (tree?.children ?? []) as { children: { role: string }[] }[]
    return told?.children.map(({ role }) => role) ?? []
  }

  async function countBands(n: number): Promise<number> {
    const { fnArray, argsArray } = await (await document.getPage(n)).getOperatorList()
    const colours = fnArray.flatMap((fn, at) => (fn === OPS.setFillRGBColor ? String(argsArray[at]) : []))
    return colours.filter((colour) => colour === '#fff2a8').length
  }

  async function readPage(n: number): Promise<ReadRow[]> {
    const { items } = await (await document.getPage(n)).getTextContent()
    const rows: ReadRow[] = []
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue
      const [x, y] = [round(item.transform[4] / 72), round(11 - item.transform[5] / 72)]
      const same = rows.at(-1)
      // Numbers in the margins are rows of their own.
      if (same && same.y === y && Math.abs(same.x + same.text.length / 10 - x) < 0.5)
        rows[rows.length - 1] = { ...same, text: same.text + item.str }
      else if (item.str.trim() !== '') rows.push({ text: item.str, x, y })
    }
    return rows.map((row) => ({ ...row, text: row.text.trimEnd() }))
  }
}

function round(inches: number): number {
  return Math.round(inches * 100) / 100
}

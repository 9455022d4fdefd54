import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'

/** A picture of an address that stands beside it in letters; until it is there, an empty frame. */
export function QrCode({ text }: { text: string }) {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    let isWanted = true
    drawQrCode(text).then(
      (drawn) => isWanted && setPicture(drawn),
      () => {}, // the letters lead to the same
    )
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <div className={styles.frame} aria-hidden="true">
      {picture && (
        <svg viewBox={`0 0 ${picture.size} ${picture.size}`} shapeRendering="crispEdges">
          <path d={picture.d} />
        </svg>
      )}
    </div>
  )
}

type Picture = { readonly size: number; readonly d: string }

async function drawQrCode(text: string): Promise<Picture> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  return { size, d: drawModules(data) }
}

/** Row by row, what is beside each other in one stroke. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  let d = ''
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) d += `M${from} ${y}h${x - from}v1H${from}z`
    }
  }
  return d
}

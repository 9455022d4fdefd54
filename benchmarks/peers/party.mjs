/** A room's game in memory, as the peers play it: one step after another, laughs told together five times a second. */
const pulseMs = 200

/** @param {(what: 'room' | 'pulse', told: string) => void} send */
export function openParty(send) {
  let at = 0
  let laughs = 0
  let told = 0
  const pulsing = setInterval(() => {
    if (laughs === told) return
    told = laughs
    send('pulse', JSON.stringify({ laughs: [{ chapter: 0, act: 0, line: 0, count: laughs }] }))
  }, pulseMs)
  return {
    /** @param {number} from */
    advance(from) {
      if (from !== at) return
      at++
      send('room', JSON.stringify({ phase: { is: 'performing', at, since: Date.now() } }))
    },
    laugh() {
      laughs++
    },
    close: () => clearInterval(pulsing),
  }
}

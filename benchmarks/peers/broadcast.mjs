/** As a script's pieces; each message spells when it was sent. */
const messagesPerSecond = 10
const filling = 'x'.repeat(80)

/** @param {(message: { chapter: number, act: number, drop: number, text: string }) => void} send */
export function broadcast(send) {
  let isSilent = true
  process.on('message', (/** @type {unknown} */ said) => {
    if (said === 'begin') isSilent = false
  })
  setInterval(() => {
    if (!isSilent) send({ chapter: 0, act: 0, drop: 0, text: `At ${spell(now())}. ${filling}\n` })
  }, 1000 / messagesPerSecond)
}

const now = () => performance.timeOrigin + performance.now()

/** @param {number} ms */
function spell(ms) {
  return String(Math.round(ms * 10)).replace(/\d/g, (digit) => 'bcdfghjkmn'[Number(digit)] ?? '')
}

/**
 * Passes UTF-16 units on, without halves of a pair that stand alone: a text loses them where it is stored (U+FFFD
 * comes instead, which is left out too), and must read the same before and after.
 */
export function createPairing(push: (unit: string) => void) {
  let high = ''
  return { push: pass, isIdle: () => high === '' }

  function pass(unit: string) {
    const code = unit.charCodeAt(0)
    if (code >= 0xd800 && code < 0xe000) return takeHalf(unit, code)
    high = ''
    if (code !== 0xfffd) push(unit)
  }

  function takeHalf(unit: string, code: number) {
    const before = high
    high = code < 0xdc00 ? unit : ''
    if (code < 0xdc00 || before === '') return
    push(before)
    push(unit)
  }
}

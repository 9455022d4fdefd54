import { afterAll, vi } from 'vitest'

// Test files run one after another in one world, which takes a third of the time. Each begins with modules of its own on
// a page where nothing has happened, and what it leaves running is ended.

vi.resetModules()
;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('http://localhost:3000/')

type Timer = ReturnType<typeof setTimeout>

const { setTimeout: realTimeout, setInterval: realInterval } = globalThis
const begun = new Set<Timer>()
globalThis.setTimeout = Object.assign(
  (...given: Parameters<typeof realTimeout>) => note(realTimeout(...given)),
  realTimeout,
)
globalThis.setInterval = (...given: Parameters<typeof realInterval>) => note(realInterval(...given))

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(globalThis, { setTimeout: realTimeout, setInterval: realInterval })
  for (const timer of begun) clearTimeout(timer)
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=-1`
  localStorage.clear()
  sessionStorage.clear()
})

function note<T extends Timer>(timer: T): T {
  begun.add(timer)
  return timer
}

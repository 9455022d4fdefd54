import { type BrowserContext } from 'playwright-core'

export async function watchPolicy(context: BrowserContext): Promise<() => Promise<string[]>> {
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation(text: string): Promise<void> }).reportViolation
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void report(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return () => Promise.resolve([...violations])
}

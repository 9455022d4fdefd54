import { type BrowserContext } from 'playwright-core'

export async function watchPolicy(context: BrowserContext): Promise<() => Promise<string[]>> {
  const told: string[] = []
  await context.exposeFunction('tellViolation', (text: string) => void told.push(text))
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { tellViolation(text: string): Promise<void> }).tellViolation
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void tell(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return () => Promise.resolve([...told])
}

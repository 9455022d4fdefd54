import { useSyncExternalStore } from 'react'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const schemeLabels: { readonly [S in Scheme]: string } = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
}

/** In seconds. */
const year = 365 * 24 * 60 * 60

const listeners = new Set<() => void>()

/** Light or dark. The first script of the page (index.html) has put it there before anything was painted. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, readScheme, () => 'system')
}

/** In a cookie, so that the server's own pages (a shared link) wear it too. */
export function chooseScheme(scheme: Scheme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const kept = scheme === 'system' ? '; Max-Age=0' : `${scheme}; Max-Age=${year}`
  document.cookie = `scheme=${kept}; Path=/; SameSite=Lax${secure}`
  if (scheme === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-of]'))
    meta.setAttribute('media', mediaOf(meta.dataset.of ?? '', scheme))
  for (const listener of listeners) listener()
}

function mediaOf(of: string, scheme: Scheme): string {
  if (scheme === 'system') return `(prefers-color-scheme: ${of})`
  return scheme === of ? 'all' : 'not all'
}

function readScheme(): Scheme {
  return schemes.find((scheme) => scheme === document.documentElement.dataset.scheme) ?? 'system'
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

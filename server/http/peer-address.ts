import { type Context } from 'hono'
import { BlockList, isIP } from 'node:net'
import { type AppEnv } from './app-env.ts'

export type TrustedProxies = { has(address: string): boolean }

export function parseTrustedProxies(
  entries: readonly string[],
): TrustedProxies | { readonly invalid: string } {
  const list = new BlockList()
  for (const entry of entries) {
    if (!addEntry(list, entry)) return { invalid: entry }
  }
  return { has: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}

export const noProxies: TrustedProxies = { has: () => false }

export function peerOf(c: Context<AppEnv>, proxies: TrustedProxies): string {
  // Without a socket, in a test that calls the app, there is no address.
  const socket = (c.env as Partial<AppEnv['Bindings']> | undefined)?.incoming?.socket
  return readPeer(socket?.remoteAddress, c.req.header('x-forwarded-for'), proxies)
}

/** X-Forwarded-For is read from the right: a client may begin the list; only what trusted proxies append counts. */
export function readPeer(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  proxies: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',')
  let peer = readAddress(socketAddress ?? '')
  while (peer !== null && proxies.has(peer)) {
    const before = readAddress(hops.pop() ?? '')
    if (before === null) break
    peer = before
  }
  return peer === null ? 'unknown' : limitKey(peer)
}

/** Without port, brackets, zone or the `::ffff:` of an IPv4 address. */
function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/s, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) === 0 ? null : bare.toLowerCase()
}

/** A household has a whole /64 of IPv6 addresses to choose from. */
function limitKey(address: string): string {
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address
}

function networkOf(address: string): string {
  // The URL parser writes every spelling of an address in the same way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left.slice(0, 4).join(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

function addEntry(list: BlockList, entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) {
    list.addAddress(address, family)
    return true
  }
  const width = Number(bits)
  if (!/^\d+$/.test(bits) || width > (version === 6 ? 128 : 32)) return false
  list.addSubnet(address, width, family)
  return true
}

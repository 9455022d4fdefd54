import { describe, expect, test } from 'vitest'
import { noProxies, parseTrustedProxies, readPeer, type TrustedProxies } from './peer-address.ts'

function trust(...entries: string[]): TrustedProxies {
  const proxies = parseTrustedProxies(entries)
  if ('invalid' in proxies) throw new Error(proxies.invalid)
  return proxies
}

describe('readPeer', () => {
  test.each([
    ['no proxy is trusted by default', '203.0.113.5', '198.51.100.1', noProxies, '203.0.113.5'],
    ['a trusted proxy names the peer', '10.0.0.1', '198.51.100.1', trust('10.0.0.1'), '198.51.100.1'],
    [
      'what the peer wrote before is not read',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1',
      trust('10.0.0.1'),
      '198.51.100.1',
    ],
    [
      'a chain of trusted proxies',
      '10.0.0.1',
      '6.6.6.6, 198.51.100.1, 10.0.0.2',
      trust('10.0.0.0/8'),
      '198.51.100.1',
    ],
    ['a proxy that names nobody', '10.0.0.1', undefined, trust('10.0.0.1'), '10.0.0.1'],
    ['a proxy that writes nonsense', '10.0.0.1', 'unknown', trust('10.0.0.1'), '10.0.0.1'],
    ['an IPv4 address in disguise', '::ffff:203.0.113.5', null, noProxies, '203.0.113.5'],
    ['a port is cut off', '10.0.0.1', '198.51.100.1:5123', trust('10.0.0.1'), '198.51.100.1'],
    ['IPv6 counts by /64', '2001:db8:1:2:3:4:5:6', null, noProxies, '2001:db8:1:2::/64'],
    ['IPv6, another spelling', '2001:0DB8:1:2::6', null, noProxies, '2001:db8:1:2::/64'],
    ['IPv6 with few groups', '::1', null, noProxies, '0:0:0:0::/64'],
    ['IPv6 with brackets and port', '10.0.0.1', '[2001:db8::7]:99', trust('10.0.0.1'), '2001:db8:0:0::/64'],
    ['a link-local zone', 'fe80::1%eth0', null, noProxies, 'fe80:0:0:0::/64'],
    ['a trusted IPv6 range', 'fd00::1', '198.51.100.1', trust('fd00::/8'), '198.51.100.1'],
    ['a socket that is gone', undefined, '198.51.100.1', trust('10.0.0.1'), 'unknown'],
  ])('%s', (_name, socket, forwarded, proxies, peer) => {
    expect(readPeer(socket, forwarded, proxies)).toBe(peer)
  })
})

describe('parseTrustedProxies', () => {
  test.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '::/129', ''])('refuses %o', (entry) => {
    expect(parseTrustedProxies(['10.0.0.1', entry])).toEqual({ invalid: entry })
  })
})

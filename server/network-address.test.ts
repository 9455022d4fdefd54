import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { findOnNetwork } from './network-address.ts'

describe('the address that other devices are told', () => {
  const address = (address: string, internal: boolean) => {
    const rest = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null }
    return { address, family: 'IPv4', internal, ...rest } as const
  }
  const list = () => ({ lo: [address('127.0.0.1', true)], wlan: [address('192.168.1.5', false)] })
  const refuse = () => {
    throw new Error('uv_interface_addresses')
  }

  test.each([
    ['that of a server that listens everywhere', { host: '0.0.0.0' }, list, 'http://192.168.1.5:3000'],
    ['that of one that listens there alone', { host: '192.168.1.5' }, list, 'http://192.168.1.5:3000'],
    ['none when it listens elsewhere', { host: '10.0.0.1' }, list, null],
    ['none when only this computer may', { host: '127.0.0.1' }, list, null],
    ['none in a container, which has its own', { host: '0.0.0.0', container: 'oci' }, list, null],
    ['none in a service that may not ask', { host: '0.0.0.0' }, refuse, null],
  ] as const)('is %s', (_name, { host, ...variables }, list, told) => {
    expect(findOnNetwork(readEnvironment({ HOST: host, ...variables }), list)).toBe(told)
  })
})

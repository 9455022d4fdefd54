import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { type Environment } from './environment.ts'

/** The origin at which other devices find it. The addresses inside a container are not those of the machine. */
export function findOnNetwork(
  { host, port, isInContainer }: Pick<Environment, 'host' | 'port' | 'isInContainer'>,
  list: typeof networkInterfaces = networkInterfaces,
): string | null {
  if (isInContainer) return null
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const reachable = listAddresses(list).filter(
    ({ internal, address }) => !internal && (isEverywhere || address === host),
  )
  const found = reachable.find(({ family }) => family === 'IPv4')
  return found ? `http://${found.address}:${port}` : null
}

function listAddresses(list: typeof networkInterfaces): NetworkInterfaceInfo[] {
  try {
    return Object.values(list()).flatMap((addresses) => addresses ?? [])
  } catch {
    return [] // a service may be kept from asking (RestrictAddressFamilies)
  }
}

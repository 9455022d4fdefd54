import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Package = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>
const manifest = read('package.json')
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

/** All are esbuild, which checks its binary at install; drizzle-kit brings it, for developers, and works without. */
const mayRunAtInstall = [
  'node_modules/@esbuild-kit/core-utils/node_modules/esbuild',
  'node_modules/drizzle-kit/node_modules/esbuild',
  'node_modules/esbuild',
]

it('every version is exact', () => {
  const named = { ...manifest['dependencies'], ...manifest['devDependencies'], ...manifest['overrides'] }
  expect(Object.keys(named).length).toBeGreaterThan(30)
  expect(Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('the lock file has the very package that is named, and a hash for each', () => {
  for (const [name, version] of Object.entries({
    ...manifest['dependencies'],
    ...manifest['devDependencies'],
  }))
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  expect(locked.length).toBeGreaterThan(400)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

it('nothing comes from anywhere but the registry', () => {
  const foreign = locked.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign).toEqual([])
})

it('nothing runs while it is installed that is not listed', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(running).toEqual(mayRunAtInstall)
})

it('what only the benchmarks use is theirs alone, exact and locked', () => {
  const theirs = read('benchmarks/peers/package.json')['dependencies'] ?? {}
  const { packages } = JSON.parse(readFileSync('benchmarks/peers/package-lock.json', 'utf8')) as typeof lock
  expect(Object.keys(theirs).length).toBeGreaterThan(3)
  for (const [name, version] of Object.entries(theirs)) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    expect(Object.keys(lock.packages)).not.toContain(`node_modules/${name}`)
  }
})

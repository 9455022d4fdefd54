import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }

/** `npm start` installs nothing else. */
it('the built server imports only packages that the game runs on', () => {
  const packages = packagesOfServer()
  expect(packages).toContain('hono')
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})

it('the image has those that the built server imports, and no others', () => {
  const [command = ''] = /npm pkg delete .*/.exec(readFileSync('Containerfile', 'utf8')) ?? []
  const left = [...command.matchAll(/dependencies\.(\S+)/g)].map(([, name]) => name)
  expect(left.length).toBeGreaterThan(0)
  expect(Object.keys(dependencies).filter((name) => !left.includes(name))).toEqual(packagesOfServer())
})

function packagesOfServer(): string[] {
  const files = [
    'main.js',
    'start.js',
    'archive.js',
    'database-worker.mjs',
    'make-database.mjs',
    'painter-worker.mjs',
  ]
  const code = files.map((file) => readFileSync(`dist/server/${file}`, 'utf8')).join('\n')
  const imports = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["']([\w@][^"']*)["']/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(imports.filter((name) => !isBuiltin(name)).map(nameOfPackage))].toSorted()
}

function nameOfPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

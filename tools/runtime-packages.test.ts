import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'

/** `npm start` installs nothing else. */
it('the built server imports only packages that the game runs on', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
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
  const packages = new Set(imports.filter((name) => !isBuiltin(name)).map(nameOfPackage))
  expect(packages).toContain('hono')
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([])
})

function nameOfPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

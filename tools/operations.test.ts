import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitRules } from '../server/http/limits.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

const known = namesIn(read('server/environment.ts'), /^ {2}([A-Z][A-Z_]+): /gm)
const tableOf = (text: string, heading: string) =>
  text
    .slice(text.indexOf(`\n## ${heading}\n`) + 1)
    .split(/\n## /)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `')) ?? []
const firstCells = (rows: readonly string[]) => rows.map((row) => row.split('|')[1] ?? '').join()

describe('the variables', () => {
  it('are all in the table of the readme, and no others', () => {
    expect(known.length).toBeGreaterThan(20)
    expect(namesIn(firstCells(tableOf(read('README.md'), 'Environment')), /`([A-Z_]+)`/g)).toEqual(known)
  })

  it('of the container file and of compose.yaml exist', () => {
    const compose = read('compose.yaml').split('\nservices:')[0] ?? ''
    const set = namesIn(compose, /^ {4}([A-Z_]+): /gm)
    expect(set).toContain('TRUSTED_PROXIES')
    const [env = ''] = /^ENV .*$/m.exec(read('Containerfile')) ?? []
    for (const name of [...set, ...namesIn(env, / ([A-Z_]+)=/g)])
      expect([...known, 'NODE_ENV']).toContain(name)
  })

  it('that operations.md names exist', () => {
    const named = namesIn(read('docs/operations.md'), /`([A-Z]+_[A-Z_]+)`/g)
    expect(named).toContain('AUTH_SECRET')
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the container file', () => {
  const lines = read('Containerfile').split('\n')
  const copies = lines.filter((line) => line.startsWith('COPY ')).map((line) => line.split(' ').slice(1))
  const ignored = read('.dockerignore').split('\n')

  it('copies what is there, and what its first stage makes', () => {
    expect(copies.length).toBeGreaterThan(3)
    const made = ['node_modules', 'dist']
    for (const source of copies
      .flatMap((words) => words.slice(0, -1))
      .filter((word) => !word.startsWith('--'))) {
      const path = source.replace(/^\/app\//, '')
      expect(made.includes(path) || existsSync(path), source).toBe(true)
      expect(!made.includes(path) && ignored.includes(path), `${source} is ignored`).toBe(false)
    }
  })

  it('leaves all sources of the build in, and everything secret or large out', () => {
    const build = read('tools/build.mjs')
    const sources = /const sources = \[([^\]]*)\]/.exec(build)?.[1]?.match(/'[^'/]+/g) ?? []
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) expect(ignored).not.toContain(source.slice(1))
    for (const out of ['.git', '.env', '**/data', '**/node_modules', '**/dist'])
      expect(ignored).toContain(out)
  })

  it('tells the game that its addresses are not those of the machine', () => {
    expect(read('Containerfile')).toMatch(/^ENV .*\bcontainer=/m)
    expect(read('server/environment.ts')).toContain("raw['container']")
  })

  it('begins with a Node.js that the game runs on, and ends as an ordinary user with a program that is built', () => {
    const from = lines
      .filter((line) => line.startsWith('FROM '))
      .map((line) => Number(/node:(\d+)/.exec(line)?.[1]))
    expect(new Set(from).size).toBe(1)
    expect(read('package.json')).toContain('"node": "^20.19.0 || >=22.12.0"')
    expect(from[0]).toBeGreaterThan(22)
    expect((from[0] ?? 1) % 2).toBe(0) // only even versions are supported for long
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    for (const program of namesIn(
      read('Containerfile') + read('docs/operations.md'),
      /dist\/server\/(\w+)\.js/g,
    ))
      expect(existsSync(join('server', `${program}.ts`)), program).toBe(true)
  })
})

describe('compose.yaml', () => {
  it('gives the address of the proxy, which the game trusts, to nothing else', () => {
    const [subnet, pool] = ['subnet', 'ip_range'].map((name) => {
      const [, address = '', bits = ''] =
        new RegExp(`${name}: ([\\d.]+)/(\\d+)`).exec(read('compose.yaml')) ?? []
      const range = new BlockList()
      range.addSubnet(address, Number(bits))
      return range
    })
    const [proxy = ''] = namesIn(read('compose.yaml'), /ipv4_address: ([\d.]+)/g)
    expect(namesIn(read('compose.yaml'), /TRUSTED_PROXIES: (.*)/g)).toEqual([proxy])
    expect(subnet?.check(proxy)).toBe(true)
    expect(pool?.check(proxy)).toBe(false)
  })

  it('asks PostgreSQL where the game will, not the server that only makes the database', () => {
    expect(read('compose.yaml')).toContain("'pg_isready', '--host', '127.0.0.1'")
  })
})

describe('the proxies', () => {
  it('name the instances that compose.yaml starts, and hide what is not for players', () => {
    const compose = read('compose.yaml')
    const named = { Caddyfile: ['one', 'two'], 'nginx.conf': ['game'] }
    expect(readdirSync('proxy').toSorted()).toEqual(Object.keys(named))
    for (const [file, names] of Object.entries(named)) {
      expect(namesIn(read(`proxy/${file}`), /\b(\w+):3000/g)).toEqual(names)
      expect(read(`proxy/${file}`)).toMatch(/metrics/)
    }
    for (const instance of named.Caddyfile) expect(compose).toContain(`\n  ${instance}: *game\n`)
    expect(compose.split('\nservices:')[0]).toContain('aliases: [game]')
    for (const [, mounted = ''] of compose.matchAll(/- \.\/([\w/.]+):/g))
      expect(existsSync(mounted)).toBe(true)
  })

  it('look an instance up again after it was made anew', () => {
    const nginx = read('proxy/nginx.conf')
    expect(nginx).toMatch(/\bresolver .* valid=/)
    expect(nginx).not.toMatch(/\bupstream \w+ \{/)
    for (const [, target = ''] of nginx.matchAll(/proxy_pass (\S+);/g)) expect(target).toMatch(/^http:\/\/\$/)
  })

  it('answer other names with a sentence', () => {
    const [, others = ''] = read('proxy/Caddyfile').split('\nhttp://, http://:8080, https:// {')
    expect(others).toMatch(/respond "Twisted Yarn is at \{\$BASE_URL\}\..*" 421/)
  })
})

describe('the metrics', () => {
  it('are all told of in operations.md, and no others', () => {
    const code = ['metrics', 'meeting-place', 'open-world', 'open-front']
      .map((name) => `server/${name}.ts`)
      .map(read)
      .join('\n')
    const there = namesIn(code, /(?:name: |metrics\.watch\(\s*)'([a-z_]+)'/g)
    expect(there.length).toBeGreaterThan(8)
    expect(namesIn(firstCells(tableOf(read('docs/operations.md'), 'Metrics')), /`([a-z_]+)`/g)).toEqual(there)
  })
})

describe('the limits', () => {
  it('are in operations.md as the server has them, and no others', () => {
    const rows = tableOf(read('docs/operations.md'), 'Limits').map((line) =>
      line.split('|').map((cell) => cell.trim()),
    )
    const told = Object.fromEntries(
      rows.map(([, rule = '', , , much = '']) => [rule.replaceAll('`', ''), much]),
    )
    const there = Object.entries(limitRules).map(([name, { times, minutes }]) => [
      name,
      `${times} in ${minutes} min`,
    ])
    expect(told).toEqual(Object.fromEntries(there))
  })

  it('that each instance counts for itself are marked', () => {
    const rows = tableOf(read('docs/operations.md'), 'Limits')
    for (const [name, rule] of Object.entries(limitRules))
      expect(/, here\b/.test(rows.find((row) => row.includes(`\`${name}\``)) ?? ''), name).toBe(
        'here' in rule,
      )
  })
})

import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['game', 'script', 'comedy', 'deck', 'server', 'web']

const violations: readonly [rule: string, file: string, text: string, message: RegExp][] = [
  ['script uses no rule of the game', 'script/a.ts', "import '../game/card.ts'", /knows no rule of the game/],
  ['game knows no writer', 'game/a.ts', "import '../comedy/plan.ts'", /game\/ holds rules/],
  ['game uses no package but valibot', 'game/a.ts', "import 'hono'", /pure folders/],
  ['game uses no Node', 'game/a.ts', "import 'node:fs'", /pure folders/],
  ['comedy knows no deck', 'comedy/a.ts', "import '../deck/deck.ts'", /cards come in the brief/],
  [
    'comedy has no chance of its own',
    'comedy/a.ts',
    'export const a = Math.random()',
    /Chance is an argument/,
  ],
  ['game has no clock of its own', 'game/a.ts', 'export const a = Date.now()', /Time is an argument/],
  ['script makes no dates', 'script/a.ts', 'export const a = new Date()', /Time is an argument/],
  ['script reaches no network', 'script/a.ts', "export const a = fetch('/')", /pure folders touch nothing/],
  ['deck is data', 'deck/a.ts', "import '../comedy/plan.ts'", /deck\/ is data/],
  ['deck touches nothing', 'deck/a.ts', 'export const a = process.pid', /pure folders touch nothing/],
  ['deck uses no package', 'deck/a.ts', "import 'hono'", /pure folders/],
  ['script uses no package', 'script/a.ts', "import 'vite'", /pure folders/],
  ['comedy uses no package', 'comedy/a.ts', "import '@better-auth/core'", /pure folders/],
  ['a store knows no verb', 'server/store/a.ts', "import '../scripts/start.ts'", /below the scripts/],
  ['a writer knows no world', 'server/writers/a.ts', "import '../world.ts'", /below the scripts/],
  ['a service knows no world', 'server/writers/service/a.ts', "import '../../world.ts'", /below the scripts/],
  ['a beat knows no script', 'server/time/a.ts', "import '../scripts/desk.ts'", /below the scripts/],
  ['a bus knows no HTTP', 'server/bus/a.ts', "import 'hono'", /HTTP belongs in server\/routes/],
  ['a verb calls no verb', 'server/scripts/a.ts', "import './start.ts'", /never calls a verb/],
  ['the desk calls no verb', 'server/scripts/a.ts', "import './add-laughs.ts'", /the feeds know none/],
  [
    'what is performed calls no verb',
    'server/scripts/performed/a.ts',
    "import '../start.ts'",
    /never calls a verb/,
  ],
  ['a verb knows no front', 'server/scripts/a.ts', "import '../front.ts'", /nothing of HTTP/],
  ['a verb knows no HTTP', 'server/scripts/a.ts', "import '../http/limits.ts'", /nothing of HTTP/],
  ['a verb speaks no SQL', 'server/scripts/a.ts', "import 'drizzle-orm'", /SQL in server\/store/],
  ['a verb knows no room', 'server/scripts/a.ts', "import '../rooms/hall.ts'", /nothing of HTTP/],
  ['a store knows no room', 'server/store/a.ts', "import '../rooms/hall.ts'", /below the scripts/],
  ['a room knows no route', 'server/rooms/a.ts', "import '../routes/rooms.ts'", /The hall knows no route/],
  ['a room speaks no SQL', 'server/rooms/a.ts', "import 'drizzle-orm'", /SQL in server\/store/],
  ['a route speaks no SQL', 'server/routes/a.ts', "import 'pg'", /SQL belongs in server\/store/],
  ['a route rings no bell', 'server/routes/a.ts', "import '../bus/bus.ts'", /A route calls a verb/],
  ['http knows no route', 'server/http/a.ts', "import '../routes/cards.ts'", /used by the routes/],
  [
    'a shared page knows no route',
    'server/share-page/a.ts',
    "import '../routes/cards.ts'",
    /used by the routes/,
  ],
  ['a sign-in knows no verb', 'server/sign-in/a.ts', "import '../scripts/start.ts'", /used by the routes/],
  ['an export knows no route', 'server/exports/a.ts', "import '../routes/cards.ts'", /used by the routes/],
  ['a route opens no world', 'server/routes/a.ts', "import '../open-world.ts'", /A route calls a verb/],
  ['the server knows no web', 'server/a.ts', "import '../web/main.tsx'", /web and server never meet/],
  ['a screen knows no server', 'web/home/a.ts', "import '../../server/app.ts'", /web and server never meet/],
  [
    'a game knows no comedy',
    'web/play/quick/a.ts',
    "import '../../../comedy/plan.ts'",
    /web and server never meet/,
  ],
  ['a room uses no screen', 'web/room/a.ts', "import '../home/screen.tsx'", /never uses another screen/],
  ['a screen uses no screen', 'web/shelf/a.ts', "import '../home/screen.tsx'", /never uses another screen/],
  [
    'the frame knows no screen but in its routes',
    'web/frame/a.ts',
    "import '../home/screen.tsx'",
    /only the routes/,
  ],
  ['a script knows no game', 'web/script/a.ts', "import '../play/quick/begin.ts'", /a script on any screen/],
  ['a script knows no stage', 'web/script/a.ts', "import '../table-read/state.ts'", /a script on any screen/],
  ['a show knows no stage', 'web/show/a.ts', "import '../table-read/state.ts'", /one device and in a room/],
  ['a show knows no room', 'web/show/a.ts', "import '../room/state.ts'", /one device and in a room/],
  ['the table knows no game', 'web/play/table/a.ts', "import '../duel/state.ts'", /laid for every game/],
  ['the quick game knows no duel', 'web/play/quick/a.ts', "import '../duel/state.ts'", /knows no other game/],
  ['the duel knows no circle', 'web/play/duel/a.ts', "import '../circle/state.ts'", /knows no other game/],
  [
    'the circle knows no quick game',
    'web/play/circle/a.ts',
    "import '../quick/begin.ts'",
    /knows no other game/,
  ],
  [
    'the stage knows no shelf',
    'web/table-read/stage/a.ts',
    "import '../../shelf/news.ts'",
    /no game and no shelf/,
  ],
  ['a voice sees no stage', 'web/table-read/voices/a.ts', "import '../stage/stage.tsx'", /cues\.ts alone/],
  ['an ear sees no state', 'web/table-read/ear/a.ts', "import '../state.ts'", /cues\.ts alone/],
  ['ui knows nothing of the game', 'web/ui/a.ts', "import '../../game/card.ts'", /another product/],
  ['api shows nothing', 'web/api/a.ts', "import '../ui/button.tsx'", /only talks to the server/],
  ['there is no default export', 'game/a.ts', 'export default 1', /no-default-export/],
  ['nothing is any', 'game/a.ts', 'export const a: any = 1', /no-explicit-any/],
  [
    'no raw HTML',
    'web/ui/a.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
    /no-danger/,
  ],
]

const project = mkdtempSync(join(tmpdir(), 'twisted-yarn-architecture-'))
afterAll(() => rmSync(project, { recursive: true }))

describe('the linter', () => {
  let found: ReadonlyMap<string, string>
  const places = violations.map(([, file], i) => file.replace('/a.ts', `/planted-${i}.ts`))

  beforeAll(() => {
    copyProject()
    violations.forEach(([, , text], i) => plant(places[i] ?? '', text))
    plant('game/clean.ts', 'export const a = 1')
    plant('game/circle-a.ts', "import { b } from './circle-b.ts'\nexport const a = () => b")
    plant('game/circle-b.ts', "import { a } from './circle-a.ts'\nexport const b = () => a")
    plant('script/type-circle-a.ts', "import { type B } from './type-circle-b.ts'\nexport type A = { b: B }")
    plant('script/type-circle-b.ts', "import { type A } from './type-circle-a.ts'\nexport type B = { a: A }")
    plant('server/promise.ts', 'const b = async () => 1\nexport const a = () => {\n  b()\n}')
    plant(
      'web/ui/hook.tsx',
      "import { useState } from 'react'\nexport const useA = (b: boolean) => (b ? useState(1) : 2)",
    )
    found = lint()
  })

  it.each(violations.map(([rule, , , message], i) => ({ rule, message, place: places[i] ?? '' })))(
    'sees that $rule',
    ({ place, message }) => expect(found.get(place)).toMatch(message),
  )
  it.each([
    ['a circle of imports', 'game/circle-a.ts', /no-cycle/],
    ['a circle of types', 'script/type-circle-a.ts', /no-cycle/],
    ['a promise that is not awaited', 'server/promise.ts', /no-floating-promises/],
    ['a hook in the wrong place', 'web/ui/hook.tsx', /rules-of-hooks/],
  ])('sees %s', (_what, place, message) => expect(found.get(place)).toMatch(message))

  it('lets through what breaks no rule', () => expect(found.get('game/clean.ts')).toBeUndefined())

  it('knows the verbs that there are', () => {
    const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
    const list = /"group": \[([^\]]*)\],\s*"message": "A verb never calls a verb/.exec(rules)?.[1] ?? ''
    const named = [...list.matchAll(/"\*\*\/([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(verbs()))
  })
})

const shared = new Set(['stop-writing.ts', 'stored-lines.ts', 'view-script.ts'])

/** Beside what is shared by verbs and rooms. */
function verbs(): string[] {
  const folder = join(root, 'server', 'routes')
  const routes = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  const code = routes.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const called = [...code.matchAll(/from '\.\.\/scripts\/([\w-]+\.ts)'/g)].map(([, name = '']) => name)
  return [...new Set(called)].filter((name) => !shared.has(name)).toSorted()
}

describe('the types', () => {
  beforeAll(() => copyProject())

  it.each([
    ['game', 'export const a = process.pid'],
    ['script', 'export const a = document.title'],
    ['comedy', "export const a = new URL('http://a')"],
    ['deck', 'export const a = Buffer.alloc(1)'],
    ['server', 'export const a = document.title'],
    ['web', 'export const a = process.pid'],
  ])('of %s are those of its own world', (folder, text) => {
    plant(`${folder}/foreign.ts`, text)
    const { stdout } = spawnSync(tool('tsc'), ['-p', join(project, folder, 'tsconfig.json')], {
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/foreign\.ts\(1,\d+\): error TS(2304|2584|2591|2580)/)
  })
})

function copyProject(): void {
  if (existsSync(join(project, 'node_modules'))) return
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
  for (const file of [
    '.oxlintrc.json',
    'tsconfig.base.json',
    ...folders.map((folder) => `${folder}/tsconfig.json`),
  ])
    cpSync(join(root, file), join(project, file))
}

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), `${text}\n`)
}

function lint(): ReadonlyMap<string, string> {
  const { stdout } = spawnSync(tool('oxlint'), ['--format', 'json', '.'], { cwd: project, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string; message: string; help?: string }[]
  }
  const found = new Map<string, string>()
  for (const { filename, code, message, help } of diagnostics)
    found.set(filename, `${found.get(filename) ?? ''}${code} ${message} ${help ?? ''}\n`)
  return found
}

function tool(name: string): string {
  return join(root, 'node_modules', '.bin', name)
}

import { pick as pickAny, type Random } from '../../game/random.ts'

export type Malformed = {
  readonly bytes: Buffer
  readonly path: string
  /** HTTP itself is broken, or ends too early: whoever reads it may hang up without a word of the game's. */
  readonly isNoHttp: boolean
  readonly isHalf: boolean
}

export type Target = {
  readonly routes: readonly string[]
  readonly places: Readonly<Record<string, string>>
  readonly host: string
  readonly cookie: string
  readonly bodies: readonly object[]
}

type Draft = {
  method: string
  path: string
  readonly good: object
  headers: [string, string][]
  body: Buffer | null
  length: number | null
  isNoHttp: boolean
  isHalf: boolean
}

export function malform(random: Random, target: Target): Malformed {
  const draft = begin(random, target)
  const count = 1 + Math.floor(random() * 3)
  for (let i = 0; i < count; i++) pick(random, spoilers)(draft, random)
  return write(draft, random)
}

function pick<T>(random: Random, from: readonly T[]): T {
  return pickAny(from, random) as T
}

function begin(random: Random, { routes, places, host, cookie, bodies }: Target): Draft {
  const [method = 'GET', pattern = '/'] = pick(random, routes).split(' ')
  const path = pattern.replace(/:(\w+)|\*/g, (_, name = '') =>
    random() < 0.7 && places[name] ? places[name] : encodeURIComponent(pick(random, texts)),
  )
  const isQuiet = method === 'GET' || method === 'HEAD'
  const good = pick(random, bodies)
  const body = isQuiet ? null : Buffer.from(JSON.stringify(good))
  const headers: [string, string][] = [
    ['host', host],
    ['origin', `http://${host}`],
  ]
  // Whoever has signed out, or in as somebody else, does not come far afterwards.
  if (random() < 0.5 && !path.startsWith('/api/auth/')) headers.push(['cookie', cookie])
  if (body) headers.push(['content-type', 'application/json'])
  const length = body && body.length
  return { method, path, good, headers, body, length, isNoHttp: false, isHalf: false }
}

const texts = [
  '',
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '..',
  '../../etc/passwd',
  'null',
  '-1',
  '1e999',
  '\u0000',
  '\u202Etxt.exe',
  'é'.repeat(40),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
] as const

const values = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  '',
  '\u0000',
  '\uD800',
  '\uDFFF\uD800',
  '\u202E\u200B\uFEFF',
  'x'.repeat(5000),
  { toString: 1, length: -1 },
  Array.from({ length: 500 }, () => 0),
] as const

const bodies: readonly ((random: Random, good: object) => Buffer)[] = [
  (random, good) => {
    const whole = Buffer.from(JSON.stringify(good))
    return whole.subarray(0, Math.floor(random() * whole.length))
  },
  (random, good) => spoilField(random, good),
  (random, good) => spoilField(random, good),
  (random) => Buffer.from(JSON.stringify(pick(random, values))),
  () => Buffer.from('['.repeat(7000)),
  () => Buffer.from('{"a":'.repeat(2500) + '1' + '}'.repeat(2500)),
  () => Buffer.from('{"title":1e999999,"from":-1e999999,"laughs":[1e400]}'),
  () => Buffer.from('{"title":"a","title":{"a":1},"mode":"quick","mode":"duel"}'),
  () => Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  () => Buffer.from('{"title":"\\ud800","confirm":"\\u0000","search":"\\udfff"}'),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0x80, 0x7d]),
  () => Buffer.from('\uFEFF{}'),
  () => Buffer.from('email=a%40b.c&password=x'),
  () => Buffer.alloc(0),
  () => Buffer.alloc(20_000, '"'),
  (random) => Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
]

function spoilField(random: Random, good: object): Buffer {
  const fields = Object.keys(good)
  const field = fields.length > 0 && random() < 0.8 ? pick(random, fields) : pick(random, texts)
  return Buffer.from(JSON.stringify({ ...good, [field]: pick(random, values) }))
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  ';;;',
  '',
  'application/problem+json',
]
const methods = [
  'PUT',
  'POST',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'CONNECT',
  'get',
  'FOO',
]
const cookies = [
  'twisted-yarn.session_token=%E0%A4%A',
  'twisted-yarn.session_token=a.b; twisted-yarn.session_token=c.d',
  'twisted-yarn.session_token',
  '=; =;;; =',
  `twisted-yarn.session_token=${'a'.repeat(4000)}`,
  'twisted-yarn.session_token="\\""; $Version=1',
  'twisted-yarn.session_token=null.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D',
]
const pieceNumbers = ['-1', 'NaN', '1e400', '99999999999999999999', '0x10', '\u00ff\u00fe', '1 2', '', '[]']
const strange: readonly (readonly [string, string])[] = [
  ['origin', 'null'],
  ['origin', 'http://['],
  ['sec-fetch-site', 'cross-site'],
  ['if-none-match', '"'.repeat(500)],
  ['range', 'bytes=9-1,-,x'],
  ['accept-encoding', ';q=,,, br;q=9'],
  ['x-forwarded-for', ', ,::::,999.999.1.1,[,'],
  ['x-forwarded-proto', 'gopher'],
  ['expect', '100-continue'],
  ['expect', 'miracles'],
  ['upgrade', 'websocket'],
  ['te', 'trailers, deflate;q=0.5'],
  ['authorization', 'Basic ::::'],
  ['content-encoding', 'gzip'],
  ['x-long', 'y'.repeat(6000)],
  ['x-longer', 'y'.repeat(20_000)],
  ['x-bytes', '\u0080\u00ff\u0001'],
]

const queries = [
  'search=%00',
  'search=%ED%A0%80',
  `search=${'a'.repeat(300)}`,
  'after=%',
  'after=..',
  'search=a&search=b',
  'show=script',
  'part=%00',
  'part=__proto__',
  '&&&=',
  '%',
  'after=1e400',
]

const spoilers: readonly ((draft: Draft, random: Random) => void)[] = [
  spoilBody,
  spoilBody,
  spoilBody,
  (draft, random) => setHeader(draft, 'content-type', pick(random, types)),
  (draft, random) => (draft.method = pick(random, methods)),
  (draft, random) => setHeader(draft, 'cookie', pick(random, cookies)),
  (draft, random) => setHeader(draft, 'last-event-id', pick(random, pieceNumbers)),
  (draft, random) => setHeader(draft, ...pick(random, strange)),
  (draft, random) => (draft.path += `${draft.path.includes('?') ? '&' : '?'}${pick(random, queries)}`),
  (draft, random) =>
    (draft.path += pick(random, [
      '/',
      '//',
      '/%',
      '/%2e%2e/',
      '/\\',
      ';a=b',
      '#x',
      `/${'z'.repeat(9000)}`,
      '/%c0%af',
    ])),
  (draft, random) =>
    (draft.path = draft.path.replace(
      /[^/]+$/,
      pick(random, ['%E0%A4%A', '%', '..%2f', '%00', '~', '[]', '\u00e9\u00ff']),
    )),
  (draft) => (draft.headers = draft.headers.filter(([name]) => name !== 'origin' && name !== 'cookie')),
  (draft, random) => breakHttp(draft, random),
]

function spoilBody(draft: Draft, random: Random): void {
  draft.body = pick(random, bodies)(random, draft.good)
  draft.length = draft.body.length
}

function setHeader(draft: Draft, name: string, value: string): void {
  draft.headers = [...draft.headers.filter(([other]) => other !== name), [name, value]]
}

function breakHttp(draft: Draft, random: Random): void {
  draft.isNoHttp = true
  const length = draft.body?.length ?? 0
  pick(random, [
    () => (draft.length = length + 50),
    () => (draft.length = Math.max(0, length - 3)),
    () => setHeader(draft, 'transfer-encoding', 'chunked'),
    () => (draft.headers = draft.headers.filter(([name]) => name !== 'host')),
    () =>
      setHeader(draft, 'host', pick(random, ['', '[', 'a b', 'x'.repeat(500), 'evil.example/..?', '::1'])),
    () => draft.headers.push(['host', 'second.example']),
    () => draft.headers.push(['content-length', '7']),
    () => draft.headers.push(['bad name', 'x']),
    () => draft.headers.push(['x-nul', '\u0000']),
    () => draft.headers.push(...Array.from({ length: 900 }, (_, n): [string, string] => [`x-${n}`, '1'])),
    () =>
      (draft.path = pick(random, [
        '*',
        '',
        'http://evil.example/api/cards',
        ' /api',
        '/api\u0000',
        '\u00ff',
      ])),
  ])()
  // The server would wait for what is announced and does not come.
  draft.isHalf = true
}

function write(draft: Draft, random: Random): Malformed {
  const { method, path, headers, body, length, isNoHttp } = draft
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(length === null ? [] : [`content-length: ${length}`]),
    'connection: close',
  ]
  const whole = Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
  ])
  if (random() > 0.04)
    return { bytes: whole, path, isNoHttp: isNoHttp || method === 'CONNECT', isHalf: draft.isHalf }
  const garbage = Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256)))
  const half = whole.subarray(0, Math.floor(random() * whole.length))
  return { bytes: random() < 0.5 ? half : garbage, path: '', isNoHttp: true, isHalf: true }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { check } from 'recheck'
import { fromRoot } from './root.mjs'

/** What recheck has found to take linear time; it takes a second for each. */
const listFile = fromRoot('tools/linear-expressions.json')

/** Tests read what they have made themselves; all else may read what a request brings. */
const isTest = /\.test\.tsx?$|^(?:journeys|benchmarks)\/|\/test\//
const skipped = new Set(['node_modules', 'dist', '.git', 'data'])

export function findExpressions() {
  const found = new Map()
  for (const file of filesBelow('')) {
    new Visitor({
      Literal({ regex }) {
        if (!regex) return
        const name = `/${regex.pattern}/${regex.flags}`
        found.set(name, [...(found.get(name) ?? []), file])
      },
    }).visit(parseSync(file, readFileSync(fromRoot(file), 'utf8')).program)
  }
  return found
}

export function findMakers() {
  return filesBelow('').filter((file) => /\bRegExp\(/.test(readFileSync(fromRoot(file), 'utf8')))
}

/** Null when it takes linear time, whatever it is asked to read; otherwise why not. */
export async function complain(expression) {
  const end = expression.lastIndexOf('/')
  const [source, flags] = [expression.slice(1, end), expression.slice(end + 1)]
  const found = await check(source, flags, { timeout: 60_000 })
  if (found.status === 'safe' || isFalseAlarm(found, new RegExp(source, flags))) return null
  return found.status === 'vulnerable'
    ? `${expression} is ${found.complexity.summary}, for ${found.attack.pattern}`
    : `${expression} is not understood: ${found.error.kind}`
}

/** Where recheck cannot prove, it guesses. A quadratic one would take seconds for the 70,000 characters it tries. */
function isFalseAlarm({ status, checker, attack }, pattern) {
  if (status !== 'vulnerable' || checker !== 'fuzz' || attack.string.length < 20_000) return false
  const began = performance.now()
  attack.string.match(pattern)
  return performance.now() - began < 200
}

export function readKnown() {
  return new Set(JSON.parse(readFileSync(listFile, 'utf8')))
}

function filesBelow(folder) {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    if (entry.isDirectory()) return filesBelow(path)
    return /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts') && !isTest.test(path) ? [path] : []
  })
}

async function writeList() {
  const safe = []
  for (const expression of findExpressions().keys()) {
    const complaint = await complain(expression)
    if (complaint === null) safe.push(expression)
    else process.stderr.write(`${complaint}\n`)
  }
  writeFileSync(
    listFile,
    `${JSON.stringify(
      safe.toSorted((a, b) => (a < b ? -1 : 1)),
      null,
      2,
    )}\n`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeList()

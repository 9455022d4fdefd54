import { existsSync } from 'node:fs'
import { connect } from 'node:net'

// The first one is Chromium without windows: the same engine, and the journeys take three quarters of the time.
const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export async function findServices() {
  const browser = process.env.TEST_BROWSER ?? browsers.find((path) => existsSync(path)) ?? ''
  const postgres = await answering(process.env.TEST_DATABASE_URL, 5432)
  const redis = await answering(process.env.TEST_REDIS_URL, 6379)
  return { env: { TEST_BROWSER: browser, TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis } }
}

export function describeSkipped({ env }) {
  const lines = []
  if (!env.TEST_BROWSER)
    lines.push('Skipped: the journeys in a browser. Install Chromium or Chrome, or name one in TEST_BROWSER.')
  if (!env.TEST_DATABASE_URL)
    lines.push(
      'Skipped: the tests on PostgreSQL. Name an empty database in TEST_DATABASE_URL (postgres://…).',
    )
  if (!env.TEST_REDIS_URL)
    lines.push('Skipped: the tests on Redis. Name a server in TEST_REDIS_URL (redis://…).')
  return lines
}

async function answering(url, usualPort) {
  if (!url) return ''
  const { hostname, port } = new URL(url)
  const answers = await new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || usualPort })
    const end = (isThere) => (socket.destroy(), resolve(isThere)) // left open, it keeps `npm test` from ending
    socket.once('connect', () => end(true)).once('error', () => end(false))
    socket.setTimeout(2_000, () => end(false))
  })
  return answers ? url : ''
}

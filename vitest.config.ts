import { defineConfig } from 'vitest/config'

// What is waited for in a test comes at once on a quiet machine; a busy one takes its time.
const expect = { poll: { timeout: 20_000 } }

/** By itself vitest leaves one of two cores idle. */
const maxWorkers = 2

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          maxWorkers,
          isolate: false, // nothing there outlives a call
          include: ['{game,script,comedy,deck}/**/*.test.ts'],
          testTimeout: 20_000, // many play whole scripts
        },
      },
      {
        test: {
          name: 'architecture',
          maxWorkers,
          include: ['tools/**/*.test.ts'],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          // The database's WebAssembly is compiled once, quickly: most tests are over before better code would pay.
          execArgv: ['--liftoff-only'],
          expect,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/prepare-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          isolate: false,
          setupFiles: ['web/test/fresh-page.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'journeys',
          maxWorkers,
          expect,
          include: ['journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

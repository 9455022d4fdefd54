import { defineConfig } from 'vitest/config'

// What is waited for in a test comes at once on a quiet machine; a busy one takes its time.
const expect = { poll: { timeout: 20_000 } }

/** Journeys against the clock. Any others leave each other room, two at a time. */
const alone = ['ai-replies', 'looks', 'play-errors', 'voices'].map((name) => `journeys/${name}.test.ts`)

/** By itself vitest leaves one of two cores idle. */
const maxWorkers = 2

const journeys = { expect, testTimeout: 120_000, hookTimeout: 120_000 }

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
      { test: { name: 'architecture', maxWorkers, include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          maxWorkers,
          expect,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/prepare-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers,
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'web-modules',
          maxWorkers,
          isolate: false, // they show no screen
          include: ['web/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys-in-twos',
          include: ['journeys/**/*.test.ts'],
          exclude: alone,
          maxWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          include: alone,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

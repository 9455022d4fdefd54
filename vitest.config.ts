import { defineConfig } from 'vitest/config'

// What is waited for in a test comes at once on a quiet machine; a busy one takes its time.
const expect = { poll: { timeout: 20_000 } }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: ['{game,script,comedy,deck}/**/*.test.ts'] } },
      { test: { name: 'architecture', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          expect,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/store/prepare-test-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        test: {
          name: 'journeys',
          expect,
          include: ['journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

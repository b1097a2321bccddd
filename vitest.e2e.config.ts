import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built product. One at a time: they share a machine, not a database. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})

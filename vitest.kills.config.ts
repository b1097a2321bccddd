import { defineConfig } from 'vitest/config'

/** The built host, killed while it works: on the embedded database, or on the server that `TEST_DATABASE_URL` names. */
export default defineConfig({
  test: {
    include: ['test/kills/**/*.kills.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'

/** The built host, killed under load: on the embedded database, or on the server of `TEST_DATABASE_URL`. */
export default defineConfig({
  test: {
    include: ['test/kills/**/*.kills.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'

/** Third-party vectors and documents beside the project; run only where they exist. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/build-worker.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

/** Third-party vectors and documents that lie beside the project; run where they are present. */
export default defineConfig({
  test: {
    include: ['test/conformance/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/build-worker.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/conformance/**', 'test/e2e/**'],
    globalSetup: ['test/support/build-worker.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

/** The built program of worker threads, which tests start instead of the sources. */
const globalSetup = ['test/support/build-worker.ts']

/** `unit` is run by every change; the others by name (`--project`), because they take longer or need files from elsewhere. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/conformance/**'],
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.{ts,tsx}'],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'kills',
          include: ['test/kills/**/*.kills.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

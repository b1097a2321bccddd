import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Third-party documents beside the project. */
const hasSharedData = existsSync(fileURLToPath(new URL('../shared/data', import.meta.url)))

/** Journeys in a real browser against the built product. Each file has a separate browser, host and data folder. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts', ...(hasSharedData ? ['test/conformance/**/*.e2e.ts'] : [])],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    maxConcurrency: 2,
  },
})

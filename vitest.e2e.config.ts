import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Documents that nobody here wrote, where they lie beside the project. */
const hasSharedData = existsSync(fileURLToPath(new URL('../shared/data', import.meta.url)))

/** Journeys in a real browser against the built product. Each file has its own browser, host and data. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts', ...(hasSharedData ? ['test/conformance/**/*.e2e.ts'] : [])],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    maxConcurrency: 2,
  },
})

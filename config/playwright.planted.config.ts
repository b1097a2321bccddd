import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** Shorter than in the journeys: most tests wait for what a planted fault took away. */
const LIMIT_MS = 30_000

/** The journeys, one at a time, each of which is expected to fail. */
export default defineConfig({
  ...journeys,
  testDir: '../test',
  tsconfig: './tsconfig.journeys.json',
  outputDir: '../test-results/planted',
  workers: 1,
  timeout: 6 * LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  reporter: 'json',
  use: { ...journeys.use, actionTimeout: LIMIT_MS, trace: 'off', screenshot: 'off' },
})

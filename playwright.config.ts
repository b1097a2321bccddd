import { defineConfig, type LaunchOptions } from '@playwright/test'
import { LAPTOP } from './test/screens/support/viewports.ts'

/** Longer than a busy machine ever stood still. */
const LIMIT_MS = 60_000

/**
 * The features that the runner switches off by itself; a list of our own replaces it. Ours also has the process that Chromium keeps
 * ready for each next page: half of all processes, a fifth of the time of the pages.
 */
const OFF_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The system's Chromium, or the one that is named. */
const launched = (...args: ReadonlyArray<string>): LaunchOptions => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [
    '--disable-gpu',
    `--disable-features=${[...OFF_FOR_TESTS, 'SpareRendererForSitePerProcess'].join()}`,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...args,
  ],
})

/** Journeys in the system's Chromium against the built product. A test that fails is run once, and its trace is kept. */
export default defineConfig({
  testDir: 'test',
  /* A folder each, because a run empties its own: the second would delete the traces of the first. */
  projects: [
    { name: 'journeys', testMatch: 'e2e/**/*.e2e.ts', outputDir: 'test-results/journeys' },
    { name: 'bundle', testMatch: 'screens/bundle.setup.ts', outputDir: 'test-results/bundle' },
    {
      name: 'screens',
      testMatch: 'screens/**/*.screens.ts',
      outputDir: 'test-results/screens',
      dependencies: ['bundle'],
      fullyParallel: true,
      /* A page shows hundreds of screens, one after another: its code is worth optimising, and no trace shows one of them. */
      use: { launchOptions: launched(), trace: 'off' },
    },
    /* Documents from elsewhere, where they lie beside the project. */
    { name: 'conformance', testMatch: 'conformance/**/*.e2e.ts', outputDir: 'test-results/conformance' },
  ],
  tsconfig: './config/tsconfig.journeys.json',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 2 * LIMIT_MS,
  expect: { timeout: LIMIT_MS },
  reporter: 'dot',
  use: {
    viewport: LAPTOP,
    locale: 'es-CL',
    actionTimeout: LIMIT_MS,
    navigationTimeout: LIMIT_MS,
    /* Snapshots run a script in every frame, which the report's sandbox refuses aloud; the page's tree and picture are kept anyway. */
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    /* A page of a journey ends before its optimised code would pay. */
    launchOptions: launched('--js-flags=--no-maglev --no-turbofan'),
  },
})

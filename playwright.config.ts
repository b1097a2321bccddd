import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LAPTOP } from './test/e2e/support/viewports.ts'

/** Documents from elsewhere, where they lie beside the project. */
const hasSharedData = existsSync(fileURLToPath(new URL('../shared/data', import.meta.url)))

/** Chromium opens a window for each browser profile and loads two pages into its address bar: 0.5 s of processor time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium takes the last list of features only, so that Playwright's own for Linux is repeated. */
const DISABLED_BY_PLAYWRIGHT = [
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

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
]

/** Longer than a busy machine ever stood still. */
const LIMIT_MS = 60_000

/** Journeys in the system's Chromium against the built product. A test that fails is run once, and its trace is kept. */
export default defineConfig({
  testDir: 'test',
  testMatch: ['e2e/**/*.e2e.ts', ...(hasSharedData ? ['conformance/**/*.e2e.ts'] : [])],
  outputDir: 'test-results',
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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: [...FLAGS, '--disable-component-update', '--disable-sync'],
    },
  },
})

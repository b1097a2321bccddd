/**
 * Mutation of the domain package, run from the root of the project (`npm run mutation -w src/domain`).
 * Static mutants are in values computed at module load, so that each needs all tests.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'config/vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/domain/**/*.ts', '!src/domain/testing/**'],
  ignorePatterns: [
    '/dist',
    '/docs',
    '/public',
    '/data',
    '/src/*',
    '!/src/domain',
    '!/src/infrastructure',
    '/src/domain/dist',
    '/test/*',
    '!/test/domain',
    '!/test/support',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: '.stryker-tmp/incremental.json',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: '.stryker-tmp/mutation.json' },
  htmlReporter: { fileName: '.stryker-tmp/mutation.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp/sandbox',
  disableTypeChecks: false,
  tsconfigFile: 'none',
}

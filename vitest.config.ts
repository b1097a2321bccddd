import { defineConfig } from 'vitest/config'

/** The built program of worker threads, which tests start instead of the sources. */
const globalSetup = ['test/support/build-worker.ts']

/** Workers keep their database on a server to the end. */
const dropDatabases = 'test/support/server-database.ts'

/** For what hangs: on a machine with five times as much to do as it can, the longest test takes 45 s. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000 }

/** A larger young generation moves fewer of a test's short-lived values. Projects take no arguments of the program from the settings of all. */
const PROGRAM = { execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'] }

/** The files of a worker share the loaded modules, a third less time: `core-purity.test.ts` names the few modules that keep state. */
const SHARED_MODULES = { isolate: false }

/** `unit`, `integration` and `app` are run by every change; the others by name (`--project`), because they take longer or need files from elsewhere. */
export default defineConfig({
  test: {
    /* One for each processor: by default vitest leaves one of two unused. */
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{application,architecture,domain,infrastructure,ui,wire}/**/*.test.{ts,tsx}'],
          ...SHARED_MODULES,
          ...PROGRAM,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/{build,contract,host,package,samples,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: [...globalSetup, dropDatabases],
          ...SHARED_MODULES,
          ...PROGRAM,
          ...LIMITS,
        },
      },
      {
        test: {
          /* Some replace modules or set a global mode of a library, so that each file loads its own. */
          name: 'app',
          include: ['test/app/**/*.test.{ts,tsx}'],
          ...PROGRAM,
          ...LIMITS,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.{ts,tsx}'],
          globalSetup: [...globalSetup, dropDatabases],
          ...PROGRAM,
          ...LIMITS,
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
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/**/*.cluster.ts'],
          globalSetup: ['test/cluster/server.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'balanced',
          include: ['test/cluster/**/*.balanced.ts'],
          globalSetup: ['test/cluster/server.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

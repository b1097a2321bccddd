import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { boundedRun } from './lib/bounded-run.mjs'
import { ensureBalancers } from './lib/ensure-balancers.mjs'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { ensurePostgres } from './lib/ensure-postgres.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { ROOT } from './lib/run.mjs'
import { runSuite } from './lib/run-suite.mjs'
import { testFiles } from './lib/test-files.mjs'
import { startPostgres } from './lib/throwaway-postgres.mjs'
import { notices, PLANTS } from './lib/tools-that-notice.mjs'
import { runTimeZoneTests } from './lib/time-zone-tests.mjs'

/**
 * All checks of a change: types and lint, then the suites. `--everything` adds slow suites and those with
 * requirements outside the project: all random cases, 300 rounds of the overlays under load, third-party documents and vectors, seven
 * time zones, PostgreSQL, balancers and killed hosts. A suite with missing requirements is listed and counted as skipped. The last
 * line is `N passed, N failed` and `, N skipped`.
 */
const MINUTE_MS = 60_000
const isEverything = process.argv.includes('--everything')
const sharedData = join(ROOT, '..', 'shared', 'data')
const hasSharedData = existsSync(sharedData)
const KILLS = {
  args: ['run', '--project', 'kills'],
  limitMs: 15 * MINUTE_MS,
  expectedFiles: testFiles('test/kills', { endings: ['.kills.ts'] }),
}
/** Each opens the embedded database by itself, so that a server would change nothing. */
const EMBEDDED_ONLY = [
  ...['durability', 'migrations', 'opening-failures', 'restore-snapshot', 'template-database'].map(
    (name) => `test/host/database/${name}.test.ts`,
  ),
  'test/host/kernel/data-folder.test.ts',
  'test/host/rehearsal/rehearse-snapshot.test.ts',
]
const tally = { passed: 0, failed: 0, skipped: 0 }
const failures = []

await ensureInstalled()
await Promise.all([
  step('types', 'tsc', ['-p', 'tsconfig.json'], PLANTS.types),
  step('types without DOM or Node', 'tsc', ['-p', 'tsconfig.core.json'], PLANTS.coreTypes),
  step('lint', 'oxlint', ['--quiet'], PLANTS.lint, PLANTS.cycles),
  step('format', 'oxfmt', ['--check', '.'], PLANTS.format),
  step('unused code', 'knip', ['--no-progress', '--no-config-hints'], PLANTS.unused),
])
await ensureBuilt()
process.env['CHROMIUM_PATH'] = await ensureBrowser()
if (isEverything) process.env['EVERYTHING'] = '1'
process.env['TMPDIR'] ??= memoryFolder() ?? tmpdir()
await suite('unit and integration', {
  args: ['run', '--project', 'unit', '--project', 'integration', '--project', 'app'],
  limitMs: 30 * MINUTE_MS,
  expectedFiles: testFiles('test', { endings: ['.test.ts', '.test.tsx'], except: ['test/conformance'] }),
})
await suite('screens', {
  runner: 'playwright',
  args: ['test', '--project', 'screens'],
  limitMs: 30 * MINUTE_MS,
  env: isEverything ? { ROUNDS: '300' } : {},
  expectedFiles: testFiles('test/screens', { endings: ['.screens.ts', '.setup.ts'] }),
})
await suite('journeys', {
  runner: 'playwright',
  args: ['test', '--project', 'journeys'],
  limitMs: 60 * MINUTE_MS,
  expectedFiles: testFiles('test/e2e', { endings: ['.e2e.ts'] }),
})
if (isEverything) {
  await conformance()
  await conformanceJourneys()
  count('time zones', await timed(() => runTimeZoneTests()))
  await suite('kills on the embedded database', KILLS)
  await postgres()
}

for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`)
const skipped = isEverything ? `, ${tally.skipped} skipped` : ''
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed${skipped}\n`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1

async function conformance() {
  if (!hasSharedData) return skip('conformance', `${sharedData} is not there`)
  await suite('conformance', {
    args: ['run', '--project', 'conformance'],
    limitMs: 15 * MINUTE_MS,
    expectedFiles: testFiles('test/conformance', { endings: ['.test.ts', '.test.tsx'] }),
  })
}

async function conformanceJourneys() {
  if (!hasSharedData) return skip('conformance journeys', `${sharedData} is not there`)
  await suite('conformance journeys', {
    runner: 'playwright',
    args: ['test', '--project', 'conformance'],
    limitMs: 15 * MINUTE_MS,
    expectedFiles: testFiles('test/conformance', { endings: ['.e2e.ts'] }),
  })
}

/** The host's tests and the kills again, on a temporary PostgreSQL server. */
async function postgres() {
  const server = (await ensurePostgres()) ? await startPostgres() : undefined
  if (server === undefined) {
    for (const name of [
      'host on PostgreSQL',
      'kills on PostgreSQL',
      'several hosts on PostgreSQL',
      'several hosts behind a balancer',
    ])
      skip(name, 'PostgreSQL is not installed')
    return
  }
  try {
    await suite('host on PostgreSQL', {
      args: ['run', '--project', 'integration', 'test/host', ...EMBEDDED_ONLY.flatMap((file) => ['--exclude', file])],
      limitMs: 15 * MINUTE_MS,
      env: { TEST_DATABASE_URL: server.address },
      expectedFiles: testFiles('test/host', { endings: ['.test.ts', '.test.tsx'], except: EMBEDDED_ONLY }),
    })
    await suite('kills on PostgreSQL', {
      ...KILLS,
      args: [...KILLS.args, 'killed-host'],
      env: { TEST_DATABASE_URL: server.address },
      expectedFiles: testFiles('test/kills', { endings: ['killed-host.kills.ts'] }),
    })
    await suite('several hosts on PostgreSQL', {
      args: ['run', '--project', 'cluster'],
      limitMs: 15 * MINUTE_MS,
      env: { TEST_DATABASE_URL: server.address },
      expectedFiles: testFiles('test/cluster', { endings: ['.cluster.ts'] }),
    })
    await balancers(server)
  } finally {
    await server.stop()
  }
}

/** The hosts behind nginx and HAProxy, with faults. */
async function balancers(server) {
  const name = 'several hosts behind a balancer'
  if (!(await ensureBalancers())) return skip(name, 'nginx or HAProxy is not installed')
  await suite(name, {
    args: ['run', '--project', 'balanced'],
    limitMs: 15 * MINUTE_MS,
    env: { TEST_DATABASE_URL: server.address },
    expectedFiles: testFiles('test/cluster', { endings: ['.balanced.ts'] }),
  })
}

/** A tool passes only when it also finds the mistakes of a planted file. */
async function step(name, command, args, ...plants) {
  const [end, ...noticed] = await Promise.all([
    boundedRun(command, args, { until: AbortSignal.timeout(5 * MINUTE_MS) }),
    ...plants.map(notices),
  ])
  const isNoticed = noticed.every(Boolean)
  if (!isNoticed) process.stdout.write(`FAILED: ${command} did not notice the mistakes that were planted for it\n`)
  const isPassed = end.code === 0 && isNoticed
  process.stdout.write(`${name}: ${isPassed ? 'passed' : 'failed'}\n`)
  tally[isPassed ? 'passed' : 'failed'] += 1
  if (!isPassed) failures.push(name)
}

async function suite(name, choice) {
  process.stdout.write(`\n${name}\n`)
  count(name, await timed(() => runSuite(choice)))
}

function skip(name, reason) {
  process.stdout.write(`\n${name}\nSKIPPED: ${reason}\n`)
  tally.skipped += 1
}

/** Failures are listed again at the end, after the output of all suites. */
function count(name, { passed, failed, seconds, reasons = [], failures: failedTests = [], slowest = [] }) {
  process.stdout.write(`${name}: ${passed} passed and ${failed} failed in ${seconds} s\n`)
  for (const { name: file, seconds: own } of slowest) process.stdout.write(`  ${own} s in ${relative(ROOT, file)}\n`)
  tally.passed += passed
  tally.failed += failed
  for (const failure of [...reasons, ...failedTests]) failures.push(`${name}: ${failure}`)
}

async function timed(work) {
  const from = performance.now()
  const result = await work()
  return { ...result, seconds: Math.round((performance.now() - from) / 1000) }
}

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

/**
 * Everything a change must pass, cheapest first: types, lint, then the suites. `--conformance` adds the checks
 * against documents and vectors that nobody here wrote. Ends with `N passed, N failed`.
 */
await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'anticipo-test-'))
const tally = { passed: 0, failed: 0 }

await step('types', 'tsc', ['-p', 'tsconfig.json'])
await step('types without DOM or Node', 'tsc', ['-p', 'tsconfig.core.json'])
await step('lint', 'oxlint', ['--quiet'])
await suite('unit', ['run'])
if (process.argv.includes('--conformance')) await suite('conformance', ['run', '--config', 'vitest.conformance.config.ts'])
await ensureBuilt()
process.env['CHROMIUM_PATH'] = await ensureBrowser()
await suite('journeys', ['run', '--config', 'vitest.e2e.config.ts'])

process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1

async function step(name, command, args) {
  process.stdout.write(`\n${name}\n`)
  const code = await run(command, args)
  tally[code === 0 ? 'passed' : 'failed'] += 1
}

async function suite(name, args) {
  process.stdout.write(`\n${name}\n`)
  const report = join(reports, `${name}.json`)
  const code = await run('vitest', [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
  const counted = countIn(report)
  tally.passed += counted.passed
  tally.failed += code === 0 ? 0 : Math.max(1, counted.failed)
}

/** A suite that wrote no report, or ran nothing, failed; so does one that skipped a test. */
function countIn(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    if (numPendingTests > 0) tally.failed += numPendingTests
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { environment, run } from './lib/run.mjs'

/**
 * The rules know no time zone: `npm run zones` runs the domain's tests in seven, from the first to the last of the day,
 * and ends with 1 unless every one passed in each and each ran the same.
 */
const ZONES = [
  'UTC', 'America/Santiago', 'America/Mexico_City', 'America/Tijuana', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago',
]

await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'anticipo-zones-'))
const results = []
for (const zone of ZONES) {
  const result = await domainIn(zone)
  process.stdout.write(`${zone.padEnd(22)} ${result.passed} passed, ${result.failed} failed\n`)
  results.push(result)
}
rmSync(reports, { recursive: true })
const alike = new Set(results.map(({ names }) => names)).size === 1
if (!alike) process.stdout.write('Not the same tests everywhere.\n')
process.exitCode = alike && results.every(({ passed, failed }) => passed > 0 && failed === 0) ? 0 : 1

async function domainIn(zone) {
  const report = join(reports, `${zone.replaceAll('/', '-')}.json`)
  const args = ['run', 'test/domain', ...process.argv.slice(2), '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', args, { env: { ...environment(), TZ: zone }, stdio: ['ignore', 'ignore', 'inherit'] })
  return countIn(report, code)
}

/** What did not pass failed, a skipped test and a suite that could not be loaded included. */
function countIn(report, code) {
  try {
    const { testResults, numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const failed = numTotalTests - numPassedTests
    return {
      passed: numPassedTests,
      failed: code === 0 ? failed : Math.max(1, failed),
      names: tests.map(({ fullName, status }) => `${status} ${fullName}`).toSorted().join('\n'),
    }
  } catch {
    return { passed: 0, failed: 1, names: '' }
  }
}

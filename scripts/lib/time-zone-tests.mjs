// @ts-check
import { runSuite } from './run-suite.mjs'
import { testFiles } from './test-files.mjs'

/** From the earliest to the latest offset. */
const ZONES = [
  'UTC',
  'America/Santiago',
  'America/Mexico_City',
  'America/Tijuana',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** The rules, which know no time zone, and the clock, which knows those of both countries. */
const FOLDERS = ['test/domain', 'test/infrastructure/browser']
const LIMIT_MS = 5 * 60_000

/**
 * Runs the tests of the rules and of the clock in every zone; a zone with other tests than the first is a failure.
 *
 * @param {ReadonlyArray<string>} [choice] vitest's arguments to run a part of them
 */
export const runTimeZoneTests = async (choice = []) => {
  const tally = { passed: 0, failed: 0, failures: /** @type {Array<string>} */ ([]) }
  const expectedFiles =
    choice.length === 0 ? FOLDERS.flatMap((folder) => testFiles(folder, { endings: ['.test.ts'] })) : []
  let first
  for (const zone of ZONES) {
    const { passed, failed, tests, failures } = await runSuite({
      args: ['run', '--project', 'unit', ...FOLDERS, ...choice],
      limitMs: LIMIT_MS,
      expectedFiles,
      env: { TZ: zone },
      stdout: 'ignore',
    })
    const names = tests.toSorted().join('\n')
    first ??= names
    const isAlike = names === first
    process.stdout.write(
      `${zone.padEnd(22)} ${passed} passed, ${failed} failed${isAlike ? '' : ', not the same tests as in the first'}\n`,
    )
    tally.passed += passed
    tally.failures.push(...failures.map((failure) => `in ${zone}: ${failure}`))
    tally.failed += failed + (isAlike ? 0 : 1)
  }
  return tally
}

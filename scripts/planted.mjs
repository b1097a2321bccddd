import { join } from 'node:path'
import { ensureBrowser } from './lib/ensure-browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { makePlot } from './lib/planted-plot.mjs'
import { ROOT } from './lib/run.mjs'

/**
 * Plants known faults in a copy of the sources and requires the test that is named for each to fail with its words:
 * `npm run planted`, or `npm run planted -- id …`. Each fault is built and tested alone; `--together` plants all chosen faults
 * at once, which takes a tenth of the time, for faults that do not hide each other. `--clean` plants nothing and requires the
 * tests to pass. Exits with 1 when a fault is missed.
 */
await ensureInstalled()
const { runnerImport } = await import('vite')
const { FAULTS } = (await runnerImport(join(ROOT, 'test/planted/faults.ts'))).module
const options = process.argv.slice(2)
const ids = options.filter((option) => !option.startsWith('--'))
const isClean = options.includes('--clean')
const unknown = [
  ...ids.filter((id) => !FAULTS.some((fault) => fault.id === id)),
  ...options.filter((option) => option.startsWith('--') && option !== '--clean' && option !== '--together'),
]
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}\n`)
  process.exit(2)
}

process.env['CHROMIUM_PATH'] = await ensureBrowser()
const chosen = ids.length === 0 ? FAULTS : FAULTS.filter(({ id }) => ids.includes(id))
const groups = isClean || options.includes('--together') ? [chosen] : chosen.map((fault) => [fault])
const plot = await makePlot()
let wrong = 0
try {
  for (const faults of groups) {
    const planted = isClean ? [] : faults
    await plot.plant(planted)
    const results = await plot.test(
      faults.map(({ caughtBy }) => caughtBy),
      { isPlanted: !isClean },
    )
    for (const [at, { id, caughtBy }] of faults.entries()) report(id, caughtBy, results[at])
  }
} finally {
  plot.remove()
}
process.stdout.write(
  `\n${chosen.length - wrong} of ${chosen.length} ${isClean ? 'pass without a fault' : 'are caught'}\n`,
)
process.exitCode = wrong === 0 ? 0 : 1

function report(id, { file, title, says }, { tests, failures }) {
  const isAsWanted =
    tests === 1 && (isClean ? failures.length === 0 : failures.some((failure) => failure.includes(says)))
  if (!isAsWanted) wrong += 1
  const verdict = isAsWanted ? 'ok' : verdictOf(tests, failures)
  process.stdout.write(`${verdict.padEnd(12)} ${id.padEnd(34)} ${file} · ${title}\n`)
  if (!isAsWanted) for (const failure of failures) process.stdout.write(`${failure.slice(0, 600)}\n`)
}

/** A test that failed with other words says nothing about the fault: its product may not have started. */
function verdictOf(tests, failures) {
  if (tests === 0) return 'NOT RUN'
  if (tests > 1) return `${tests} TESTS`
  if (isClean) return 'FAILED'
  return failures.length === 0 ? 'MISSED' : 'FAILED ELSE'
}

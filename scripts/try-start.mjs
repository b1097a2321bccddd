import { tryStart } from './lib/try-start.mjs'

/**
 * The first steps of a new user in a fresh clone: `npm start`, a request for the page, Ctrl+C. Exits with 1 on failure.
 */
const MINUTE_MS = 60_000
const reasons = await tryStart({
  command: 'npm',
  args: ['start'],
  readyLimitMs: 10 * MINUTE_MS,
  stopLimitMs: MINUTE_MS,
  show: (text) => process.stdout.write(text),
})
for (const reason of reasons) process.stdout.write(`FAILED: npm start: ${reason}\n`)
if (reasons.length === 0) process.stdout.write('npm start answers and stops\n')
process.exit(reasons.length === 0 ? 0 : 1)

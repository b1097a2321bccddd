import { tryStart } from './lib/try-start.mjs'

/** What a new user does first in a fresh clone: `npm start`, a look at the page, Ctrl+C. Ends with 1 when it went wrong. */
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

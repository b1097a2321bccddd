import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import { readByHand } from './hand-written.ts'
import type { ProgramName } from './turns.ts'

const PROGRAMS: Readonly<Record<string, (bytes: Uint8Array) => unknown>> = {
  byHand: readByHand,
  ours: (bytes) => readTaxFile('a.xml', bytes),
} satisfies Record<ProgramName, (bytes: Uint8Array) => unknown>

const read = PROGRAMS[process.argv[2] ?? '']
if (read === undefined) throw new Error(`Unknown program: ${process.argv[2]}`)

/** Stored so that the compiler cannot remove the measured call as dead code. */
let kept: unknown

/** In CPU time of all threads, which other programs affect less than time. A result is dropped before the next, as in an import. */
const secondsOf = (files: ReadonlyArray<Uint8Array>): number => {
  const from = process.cpuUsage()
  for (const file of files) kept = read(file)
  const { system, user } = process.cpuUsage(from)
  if (kept === PROGRAMS) throw new Error('Nothing was measured')
  return (user + system) / 1e6
}

/** The first message has the files; each later one demands a turn, which reads them all. */
process.once('message', (files: ReadonlyArray<Uint8Array>) => {
  process.on('message', () => process.send?.(secondsOf(files)))
})

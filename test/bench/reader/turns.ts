import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ProgramName = 'byHand' | 'ours'

/** CPU seconds of one turn of each program, one after the other. */
export type Turn = Readonly<Record<ProgramName, number>>

/** The compiler of V8 still replaces functions during the first of these turns. */
const UNCOUNTED = 200
const COUNTED = 200

/**
 * The two programs by turns. Each has its own process, because in one they share the parser's compiled code and the heap: a
 * large file read before, or the other program, made either of them up to 1.5 times slower in some runs.
 */
export const takeTurns = async (files: ReadonlyArray<Uint8Array>): Promise<ReadonlyArray<Turn>> => {
  const [byHand, ours] = [start('byHand', files), start('ours', files)]
  const turns: Array<Turn> = []
  for (let turn = 0; turn < UNCOUNTED + COUNTED; turn += 1)
    turns.push({ byHand: await secondsOf(byHand), ours: await secondsOf(ours) })
  byHand.disconnect()
  ours.disconnect()
  return turns.slice(UNCOUNTED)
}

const start = (name: ProgramName, files: ReadonlyArray<Uint8Array>): ChildProcess => {
  const child = fork(fileURLToPath(new URL('program.js', import.meta.url)), [name], { serialization: 'advanced' })
  child.send(files)
  return child
}

const secondsOf = async (child: ChildProcess): Promise<number> => {
  const answer = once(child, 'message')
  child.send('turn')
  const [seconds] = (await answer) as [number]
  return seconds
}

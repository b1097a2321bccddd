import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { median } from '../support/figure.ts'

export type ProgramName = 'byHand' | 'ours'

export interface Speeds {
  /** CPU seconds of one turn of the reader. */
  readonly seconds: number
  /** The seconds of the hand-written program, divided by those of the reader: a value for each pair of processes. */
  readonly shares: ReadonlyArray<number>
}

interface PairSpeeds {
  readonly seconds: number
  readonly share: number
}

/** V8 compiles the same program a little differently in each process: up to 5 % faster or slower to the end. */
const PAIRS = 7
/** It still replaces compiled functions during the first of these turns. */
const UNCOUNTED = 200
const COUNTED = 40

/**
 * The speeds of pairs of processes, one for each program, which take turns. In one process the programs would share the
 * parser's compiled code and the heap: a large file read before made the reader up to 1.5 times slower in some runs.
 */
export const raceReaders = async (files: ReadonlyArray<Uint8Array>): Promise<Speeds> => {
  const speeds: Array<PairSpeeds> = []
  for (let pair = 0; pair < PAIRS; pair += 1) speeds.push(await racePair(files))
  return { seconds: median(speeds.map(({ seconds }) => seconds)), shares: speeds.map(({ share }) => share) }
}

const racePair = async (files: ReadonlyArray<Uint8Array>): Promise<PairSpeeds> => {
  const byHand = start('byHand', files)
  const ours = start('ours', files)
  const turns: Array<PairSpeeds> = []
  for (let turn = 0; turn < UNCOUNTED + COUNTED; turn += 1) {
    const reference = await secondsOf(byHand)
    const seconds = await secondsOf(ours)
    turns.push({ seconds, share: reference / seconds })
  }
  byHand.disconnect()
  ours.disconnect()
  const counted = turns.slice(UNCOUNTED)
  return { seconds: median(counted.map(({ seconds }) => seconds)), share: median(counted.map(({ share }) => share)) }
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

import { DataInUse, lockData } from '#host/database/data-lock.ts'

/** A process that tries to take many locks, each at a given time, and holds them until it is killed. */
const [folder = '', rounds = '0', begin = '0', stepMs = '0'] = process.argv.slice(2)
const won: Array<number> = []
const never = new Int32Array(new SharedArrayBuffer(4))

/** Sleeps, and asks for the time over and over only at the end: a sleep alone ends a little late. */
const waitUntil = (moment: number): void => {
  Atomics.wait(never, 0, 0, Math.max(0, moment - Date.now() - 2))
  while (Date.now() < moment);
}

for (let round = 0; round < Number(rounds); round += 1) {
  waitUntil(Number(begin) + round * Number(stepMs))
  try {
    lockData(`${folder}/lock-${round}`)
    won.push(round)
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
  }
}
process.stdout.write(`${JSON.stringify(won)}\n`)
process.stdin.resume()

import { DataInUse, lockData } from '#host/database/data-lock.ts'

/** A process that tries to take many locks, each at a given time, and holds them until it is killed. */
const [folder = '', rounds = '0', begin = '0', stepMs = '0'] = process.argv.slice(2)
const won: Array<number> = []
for (let round = 0; round < Number(rounds); round += 1) {
  while (Date.now() < Number(begin) + round * Number(stepMs));
  try {
    lockData(`${folder}/lock-${round}`)
    won.push(round)
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error
  }
}
process.stdout.write(`${JSON.stringify(won)}\n`)
process.stdin.resume()

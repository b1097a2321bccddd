import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#host/database/database.ts'
import { runInTurn } from '#host/jobs/task-turns.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'

const HOURLY = { name: 'debts', everyMs: 3_600_000 }

let database: Database
beforeAll(async () => {
  database = await sharedDatabase()
})
beforeEach(() => database.query('delete from task_turn'))
afterAll(() => database.close())

/** In minutes from now. */
const dueIn = async (): Promise<number | undefined> => {
  const [turn] = await database.query<{ due: number }>(
    `select round(extract(epoch from due_at - clock_timestamp()) / 60)::integer as due from task_turn`,
  )
  return turn?.due
}
const makeDue = () => database.query(`update task_turn set due_at = clock_timestamp()`)
const broken = () => Promise.reject(new Error('broken'))

describe('a task of hosts that share a database', () => {
  it('runs once in its interval, whichever host comes first', async () => {
    let runs = 0
    const run = () => runInTurn(database, HOURLY, async () => void (runs += 1))
    await Promise.all(Array.from({ length: 10 }, run))
    await run()
    expect([runs, await dueIn()]).toEqual([1, 60])
    await makeDue()
    await Promise.all(Array.from({ length: 10 }, run))
    expect(runs).toBe(2)
  })

  it('does not wait for another task', async () => {
    const ran: Array<string> = []
    for (const name of ['debts', 'reminders'])
      await runInTurn(database, { ...HOURLY, name }, async () => void ran.push(name))
    expect(ran).toEqual(['debts', 'reminders'])
  })

  it('is left to the host that runs it, and taken over when that one is gone', async () => {
    const ran: Array<string> = []
    await makeDue()
    await runInTurn(database, HOURLY, async () => {
      await runInTurn(database, HOURLY, async () => void ran.push('at once'))
      await database.query(`update task_turn set leased_until = clock_timestamp() - interval '1 second'`)
      await runInTurn(database, HOURLY, async () => void ran.push('after the lease'))
      await makeDue()
    })
    expect(ran).toEqual(['after the lease'])
    expect(await dueIn()).toBe(0)
  })

  it('that fails is due again after ever longer waits, and as usual once it succeeds', async () => {
    const waits: Array<number | undefined> = []
    for (let failure = 0; failure < 8; failure += 1) {
      await expect(runInTurn(database, HOURLY, broken)).rejects.toThrow('broken')
      waits.push(await dueIn())
      await makeDue()
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    await runInTurn(database, HOURLY, async () => undefined)
    await makeDue()
    await expect(runInTurn(database, HOURLY, broken)).rejects.toThrow('broken')
    expect(await dueIn()).toBe(1)
  })
})

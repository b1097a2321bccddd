import { describe, expect, it, onTestFinished } from 'vitest'
import type { BusinessId } from '#domain/kernel/id.ts'
import { openDatabase } from '#host/database/open-database.ts'
import { queueRefresh, refreshOnSchedule } from '#host/jobs/refresh-queue.ts'
import { createClock } from '#host/kernel/clock.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { emptyDatabase } from './cluster-database.ts'

describe('the schedule of refreshes', () => {
  it('passes over a company whose user asks for one at that moment, without a wait', async () => {
    const database = await openDatabase('/nowhere', await emptyDatabase(), Date.now)
    onTestFinished(database.close)
    const ids: Array<BusinessId> = []
    for (const identifier of ['76086428-5', '77777777-7']) {
      const id = await aBusiness(database, 'CL', identifier)
      await database.query(
        `insert into tax_credential (business_id, identifier, sealed_password) values ($1, 'x', 'x')`,
        [id],
      )
      ids.push(id)
    }
    const [asked = '0' as BusinessId, due] = ids
    const queued: Array<BusinessId> = []
    await database.transaction(async (tx) => {
      await queueRefresh(tx, asked, Date.now())
      const jobs = { enqueue: (id: BusinessId) => void queued.push(id) }
      await refreshOnSchedule({ clock: createClock(Date.now), database, jobs }, 60_000)
    })
    expect(queued).toEqual([due])
    expect(await database.query('select business_id from tax_job order by business_id')).toEqual(
      ids.map((id) => ({ business_id: Number(id) })),
    )
  })
})

import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { verifyAuditLog } from '#host/audit/verify-audit-log.ts'
import { createClock } from '#host/kernel/clock.ts'
import type { Database } from '#host/database/database.ts'
import { appendAuditEntry, type AuditEntry } from '#host/audit/audit-log.ts'
import { freshDatabase } from '#test/host/database/fresh-database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const ROWS = 40
const clock = createClock(() => Date.UTC(2026, 10, 20, 15, 0, 0, 123))
const entry = (at: number): AuditEntry => ({
  actor: `user${at}@empresa.cl`,
  action: 'order requested',
  userId: String(at + 1) as UserId,
  businessId: '7' as BusinessId,
  detail: { orderId: String(at), invoices: at },
  requestId: `r${at}`,
  address: '127.0.0.1',
  operator: at % 2 === 0 ? 'Olga' : undefined,
  idempotencyKey: `k${at}`,
  call: { method: 'POST', route: '/api/x', result: 'OK' },
})

const write = (entries: ReadonlyArray<AuditEntry>) =>
  Promise.all(entries.map((one) => database.transaction((tx) => appendAuditEntry(tx, clock, one))))

/** With full access to the database. */
const tamper = async (sql: string): Promise<void> => {
  await database.script(`alter table audit disable trigger user; ${sql}; alter table audit enable trigger user`)
}

const empty = () =>
  tamper(`truncate audit restart identity; update audit_head set position = 0, hash = repeat('0', 64)`)

describe('the audit log', () => {
  beforeEach(async () => {
    await empty()
    await write(Array.from({ length: ROWS }, (_, at) => entry(at)))
  })

  it('verifies as written, also with concurrent writers', async () => {
    expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact', rows: ROWS })
    const rows = await database.query<{ position: number }>('select position from audit order by position')
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: ROWS }, (_, at) => at + 1))
  })

  it('verifies when empty, and when longer than one page', async () => {
    await empty()
    expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact', rows: 0 })
    await database.query(`insert into audit (at, actor, action) select now(), 'a', 'b' from generate_series(1, 2500)`)
    expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact', rows: 2500 })
  })

  it('verifies while it grows', async () => {
    for (const growing of ['from audit where', 'from audit_head']) {
      const whileReading: typeof database.query = async (sql, parameters) => {
        const rows = await database.query(sql, parameters)
        if (sql.includes(growing)) await write([entry(7)])
        return rows as never
      }
      expect(await verifyAuditLog({ query: whileReading })).toMatchObject({ _tag: 'TrailIntact' })
    }
  })

  it('has no gap after a rollback', async () => {
    await database
      .transaction(async (tx) => {
        await appendAuditEntry(tx, clock, entry(99))
        throw new Error('undone')
      })
      .catch(() => undefined)
    await write([entry(100)])
    expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact', rows: ROWS + 1 })
  })

  it.each(['update audit set actor = $$x$$', 'delete from audit', 'truncate audit'])('rejects %s', async (sql) => {
    await expect(database.script(sql)).rejects.toThrow('the trail only grows')
    expect(await verifyAuditLog(database)).toMatchObject({ _tag: 'TrailIntact', rows: ROWS })
  })

  it('reveals an edit of any column of any row, a hundred times of a hundred, and its position', async () => {
    const edits: ReadonlyArray<string> = [
      `actor = 'someone@else.cl'`,
      `operator = 'Otra'`,
      'user_id = 999',
      'business_id = 999',
      'business_id = null',
      `action = 'nothing'`,
      `detail = '{}'`,
      `detail = detail || '{"x": null}'`,
      `at = at + interval '1 microsecond'`,
      `request_id = null`,
      `method = 'GET'`,
      `route = '/api/y'`,
      `result = 'ERROR_NOT_FOUND'`,
      `address = '10.0.0.1'`,
      `key = ''`,
      `hash = repeat('a', 64)`,
    ]
    let found = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...edits), fc.integer({ min: 1, max: ROWS }), async (edit, position) => {
        await tamper(`update audit set ${edit} where position = ${position}`)
        expect(await verifyAuditLog(database)).toEqual({ _tag: 'TrailBroken', position })
        found += 1
        await empty()
        await write(Array.from({ length: ROWS }, (_, at) => entry(at)))
      }),
      { numRuns: 100 },
    )
    expect(found).toBe(100)
  }, 120_000)

  it.each<readonly [string, string, number]>([
    ['a row taken out', 'delete from audit where position = 20', 20],
    ['the first row taken out', 'delete from audit where position = 1', 1],
    ['the last row taken out', `delete from audit where position = ${ROWS}`, ROWS],
    [
      'two rows in each other’s place',
      'update audit set position = case position when 5 then -6 else -5 end where position in (5, 6); update audit set position = -position where position < 0',
      5,
    ],
    [
      'a row put in between',
      `update audit set position = -position - 1 where position > 9; update audit set position = -position where position < 0; insert into audit (position, at, actor, action, hash) values (10, now(), 'x', 'y', repeat('b', 64))`,
      10,
    ],
    [
      'a row put at the end',
      `insert into audit (position, at, actor, action, hash) values (${ROWS + 1}, now(), 'x', 'y', repeat('b', 64))`,
      ROWS + 1,
    ],
    [
      'a head before the end',
      `update audit_head set position = 5, hash = (select hash from audit where position = 5)`,
      ROWS + 1,
    ],
    ['another head', `update audit_head set hash = repeat('c', 64)`, ROWS + 1],
  ])('reveals %s', async (_name, sql, position) => {
    await tamper(sql)
    expect(await verifyAuditLog(database)).toEqual({ _tag: 'TrailBroken', position })
  })
})

import { expect, it, onTestFinished } from 'vitest'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { makeFleet } from '#test/bench/scale/fleet.ts'
import { tablesOf } from '#test/bench/scale/tables.ts'
import { freshDatabase } from './fresh-database.ts'

const REQUIRED = `
  select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`

it('the companies of the benchmark have every column that a row must have', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const required = await database.query<{ table: string; column: string }>(REQUIRED)
  const missing = tablesOf(makeFleet(1), civilDate('2026-11-03'), new Date(0)).flatMap(({ name, columns }) => {
    const given = new Set(columns.split(/,\s*/))
    return required.filter(({ table, column }) => table === name && !given.has(column))
  })
  expect(missing).toEqual([])
})

import { expect, it } from 'vitest'
import type { Queries } from '#host/database/database.ts'
import { aBusiness } from './a-business.ts'
import { appendEntry } from './a-data-folder.ts'
import { rowHashes } from './row-hashes.ts'
import { sharedDatabase } from './shared-database.ts'

const addUsers = (queries: Queries, count: number) =>
  queries.query(
    `insert into app_user (email, name, password_hash) select 'u' || n || '@a.cl', 'U', 'x' from generate_series(1, $1) n`,
    [count],
  )

const stateOf = async (queries: Queries) => ({
  rows: await rowHashes(queries),
  used: await queries.query(`select sequencename from pg_sequences where last_value is not null`),
})

it.each([1, 10_000])('a shared database is as if new at its next use, after %i rows of a table', async (count) => {
  const first = await sharedDatabase()
  const empty = await stateOf(first)
  await aBusiness(first, 'CL', '76086428-5')
  await addUsers(first, count)
  await first.transaction((tx) => appendEntry(tx, 'company added'))
  expect(await stateOf(first)).not.toEqual(empty)
  await first.close()
  const next = await sharedDatabase()
  expect(await stateOf(next)).toEqual(empty)
  expect(empty.used).toEqual([])
  await next.close()
})

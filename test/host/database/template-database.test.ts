import { describe, expect, it } from 'vitest'
import { IN_MEMORY, openEmbedded } from '#host/database/embedded-database.ts'
import { LATEST_SCHEMA, migrate } from '#host/database/migrate.ts'
import { builtDatabase } from './fresh-database.ts'

describe('the template database of a new data folder', () => {
  it('has the whole schema, no users and no other databases', async () => {
    const database = await openEmbedded(IN_MEMORY, await builtDatabase())
    await migrate(database)
    expect(await database.query('select max(version) as version from schema_version')).toEqual([
      { version: LATEST_SCHEMA },
    ])
    expect(
      await database.query('select (select count(*) from app_user) + (select count(*) from business) as rows'),
    ).toEqual([{ rows: 0 }])
    expect(await database.query('select datname from pg_database')).toEqual([{ datname: 'postgres' }])
    await database.close()
  })
})

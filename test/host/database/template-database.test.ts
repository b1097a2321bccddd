import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEmbedded } from '#host/database/embedded-database.ts'
import { writeTemplateDatabase } from '#host/database/template-database.ts'
import { LATEST_SCHEMA, migrate } from '#host/database/migrate.ts'

describe('the template database of a new data folder', () => {
  it('has the whole schema, no users and no other databases', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anticipo-empty-'))
    const file = await writeTemplateDatabase(join(folder, 'empty.tar.gz'))
    const database = await openEmbedded(join(folder, 'database'), new Uint8Array(readFileSync(file)))
    await migrate(database)
    expect(await database.query('select max(version) as version from schema_version')).toEqual([
      { version: LATEST_SCHEMA },
    ])
    expect(
      await database.query('select (select count(*) from app_user) + (select count(*) from business) as rows'),
    ).toEqual([{ rows: 0 }])
    expect(await database.query('select datname from pg_database')).toEqual([{ datname: 'postgres' }])
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

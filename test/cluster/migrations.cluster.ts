import { describe, expect, it } from 'vitest'
import { openDatabase } from '#host/database/open-database.ts'
import { openPostgres } from '#host/database/postgres-database.ts'
import { emptyDatabase } from './cluster-database.ts'

const ROUNDS = 20

/** A host does this first. */
const open = (address: string) => openDatabase('/nowhere', address, Date.now)

describe('hosts that start at the same time on an empty database', () => {
  it(`all find the whole schema, ${ROUNDS} times of ${ROUNDS}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const address = await emptyDatabase()
      const databases = await Promise.all(Array.from({ length: 2 + (round % 2) }, () => open(address)))
      const versions = await Promise.all(
        databases.map((database) => database.query('select version from schema_version order by version')),
      )
      for (const found of versions) expect(found).toEqual(versions[0])
      await Promise.all(databases.map((database) => database.close()))
    }
  })
})

describe('a host that starts', () => {
  it('on a schema of a newer program says so, and leaves the data as they are', async () => {
    const address = await emptyDatabase()
    const current = await open(address)
    await current.query('insert into schema_version (version) values (9999)')
    await expect(open(address)).rejects.toMatchObject({
      failure: 'NEWER_SCHEMA',
      message: expect.stringContaining('versión más nueva'),
    })
    await current.close()
  })

  it('waits until another has migrated, however long that takes', async () => {
    const address = await emptyDatabase()
    const slow = openPostgres(address)
    let isMigrated = false
    let start = (): void => undefined
    const begun = new Promise<void>((resolve) => (start = resolve))
    const migrating = slow.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(4300)')
      start()
      await tx.query('select pg_sleep(0.5)')
      isMigrated = true
    })
    await begun
    const opened = await open(address)
    expect(isMigrated).toBe(true)
    await migrating
    await opened.close()
    await slow.close()
  })
})

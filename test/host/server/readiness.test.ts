import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Queries, Row } from '#host/database/database.ts'
import { LATEST_SCHEMA } from '#host/database/migrate.ts'
import { probeDataFolder } from '#host/kernel/data-folder.ts'
import { makeReadiness } from '#host/server/readiness.ts'

const aReadiness = (answer: () => Promise<ReadonlyArray<Row>> = async () => [{ max: LATEST_SCHEMA }]) => {
  const world = { now: 0, isConnected: true, isOn: false, isWritable: true }
  const asked = { database: 0, disk: 0 }
  const database: Queries = {
    query: async <R>() => {
      asked.database += 1
      return (await answer()) as ReadonlyArray<R>
    },
  }
  const readiness = makeReadiness({
    announcements: { isConnected: () => world.isConnected },
    database,
    databaseLimitMs: 20,
    maintenance: { isOn: () => world.isOn },
    writeProbe: async () => {
      asked.disk += 1
      if (!world.isWritable) throw new Error('ENOSPC')
    },
    now: () => world.now,
  })
  return { ...readiness, asked, world }
}

const forever = () => new Promise<never>(() => undefined)

describe('a host', () => {
  it('is ready while nothing is wrong', async () => {
    expect(await aReadiness().health()).toEqual({ reasons: [], warnings: [] })
  })

  it('is not ready while its database fails or does not answer', async () => {
    const failing = aReadiness(() => Promise.reject(new Error('gone')))
    expect((await failing.health()).reasons).toEqual(['DATABASE_UNAVAILABLE'])
    expect((await aReadiness(forever).health()).reasons).toEqual(['DATABASE_UNAVAILABLE'])
  })

  it('is not ready while it does not hear the others, or cannot write its folder', async () => {
    const { health, world } = aReadiness()
    world.isConnected = false
    world.isWritable = false
    expect((await health()).reasons).toEqual(['ANNOUNCEMENTS_DISCONNECTED', 'DISK_NOT_WRITABLE'])
  })

  it('is not ready from the moment it stops', async () => {
    const { drain, health, isDraining } = aReadiness()
    expect([(await health()).reasons, isDraining()]).toEqual([[], false])
    drain()
    expect([(await health()).reasons, isDraining()]).toEqual([['DRAINING'], true])
  })

  it('serves during maintenance, and while others update the schema, and says so', async () => {
    const { health, world } = aReadiness(async () => [{ max: LATEST_SCHEMA + 1 }])
    world.isOn = true
    expect(await health()).toEqual({ reasons: [], warnings: ['MAINTENANCE', 'SCHEMA_NEWER'] })
  })
})

describe('the checks', () => {
  it('are made once a second, however many ask', async () => {
    const { asked, health, world } = aReadiness()
    await Promise.all(Array.from({ length: 50 }, health))
    world.now = 999
    await health()
    expect(asked).toEqual({ database: 1, disk: 1 })
    world.now = 1_000
    await Promise.all(Array.from({ length: 50 }, health))
    expect(asked).toEqual({ database: 2, disk: 2 })
  })

  it('are not repeated while the database owes an answer', async () => {
    const { asked, health, world } = aReadiness(forever)
    for (world.now = 0; world.now < 5_000; world.now += 1_000) await health()
    expect(asked.database).toBe(1)
  })

  it('notice a data folder that does not exist', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anticipo-probe-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await probeDataFolder(folder)
    rmSync(folder, { recursive: true })
    await expect(probeDataFolder(folder)).rejects.toThrow('ENOENT')
    mkdirSync(folder)
    await probeDataFolder(folder)
  })
})

import { describe, expect, it } from 'vitest'
import { checkClock } from '#host/database/check-clock.ts'
import { databaseTime } from '#host/database/database-time.ts'
import { sharedDatabase } from './shared-database.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

const check = async (aheadMs: number): Promise<void> => {
  const database = await sharedDatabase()
  await checkClock(
    database,
    'base.example',
    () => NOON + aheadMs,
    async () => NOON,
  ).finally(database.close)
}

describe('a host whose clock', () => {
  it.each([-30_000, 0, 30_000])('differs from that of the database by %i ms starts', async (aheadMs) => {
    await expect(check(aheadMs)).resolves.toBeUndefined()
  })

  it.each([
    [90_000, '90 s adelantado'],
    [-86_400_000, '86400 s atrasado'],
  ])('differs by %i ms is rejected, with the difference and the remedy', async (aheadMs, difference) => {
    await expect(check(aheadMs)).rejects.toMatchObject({
      failure: 'CLOCK',
      message: `El reloj de este servidor está ${difference} respecto del de la base de datos de base.example, y la diferencia máxima es de 30 s: las sesiones y los enlaces terminarían antes o después de lo debido. Sincroniza los relojes (NTP) e inicia de nuevo.`,
    })
  })

  it('agrees is not rejected for the time that the answer takes', async () => {
    const moments = [NOON - 60_000, NOON + 60_000]
    const database = await sharedDatabase()
    await checkClock(
      database,
      'base.example',
      () => moments.shift() ?? NOON,
      async () => NOON,
    )
    await database.close()
    expect(moments).toEqual([])
  })
})

describe('the time of the database', () => {
  it('is in milliseconds since 1970', async () => {
    const database = await sharedDatabase()
    const before = Date.now()
    expect(Math.abs((await databaseTime(database)) - before)).toBeLessThan(60_000)
    await database.close()
  })
})

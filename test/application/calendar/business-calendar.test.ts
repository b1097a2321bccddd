import { describe, expect, it } from 'vitest'
import { repeatFailedLoads } from '#application/shared/failed-loads.ts'
import { isBusinessDay } from '#domain/calendar/calendar.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { settle } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { makeWorld } from '#test/support/world.ts'

const day = (text: string): CivilDate => text as CivilDate

describe('the calendar of the business', () => {
  it('is available at once, from the laws', () => {
    const { calendar } = makeWorld().openTab()
    expect(isBusinessDay(day('2026-09-18'), calendar.calendar)).toBe(false)
    expect(calendar.calendar).toBe(calendar.calendar)
  })

  it("adds the host's list when it loads, once per session", async () => {
    const world = makeWorld()
    world.holidays.put([{ date: day('2026-06-10'), name: 'Feriado nuevo' }])
    const { calendar } = world.openTab()
    await calendar.load()
    await calendar.load()
    expect([isBusinessDay(day('2026-06-10'), calendar.calendar), world.holidays.asks()]).toEqual([false, 1])
    expect(isBusinessDay(day('2026-09-18'), calendar.calendar)).toBe(false)
  })

  it('is requested again when the host was unreachable', async () => {
    const world = makeWorld()
    world.holidays.faults.before(unreachable)
    const { calendar } = world.openTab()
    await calendar.load()
    await calendar.load()
    expect(world.holidays.asks()).toBe(1)
  })

  it('is requested again once the connection returns', async () => {
    const world = makeWorld()
    world.holidays.faults.before(unreachable)
    const { calendar } = world.openTab()
    await calendar.load()
    repeatFailedLoads()
    await settle()
    expect(world.holidays.asks()).toBe(1)
  })

  it('is of the country of the business, as is its current date', async () => {
    const world = makeWorld()
    const { calendar } = world.openTab(undefined, aSession({ business: aBusiness({ country: 'MX' }) }))
    expect(isBusinessDay(day('2026-09-18'), calendar.calendar)).toBe(true)
    expect(isBusinessDay(day('2026-09-16'), calendar.calendar)).toBe(false)
    expect(calendar.today).toBe('2026-03-04')
  })
})

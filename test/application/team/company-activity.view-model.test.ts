import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { module } from '#app/features/activity.lazy.ts'
import { CompanyActivity } from '#application/team/company-activity.port.ts'
import { ALL_ACTIVITY, CompanyActivityViewModel } from '#application/team/company-activity.view-model.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { activityIn, queryOf } from '#ui/team/activity-query.ts'
import { fake, signedInContainer } from '#test/support/container.ts'
import { makeFakeCompanyActivity } from '#test/support/fakes/company-activity.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { ANA, anActivity, LUIS, someActivity } from '#test/support/samples/activity.ts'
import { aSession } from '#test/support/samples/identity.ts'

const opened = async (entries = someActivity(Date.UTC(2026, 2, 10, 15))) => {
  const time = makeFakeTime()
  const activity = makeFakeCompanyActivity(entries, [ANA, LUIS])
  const container = signedInContainer(time, aSession(), [module], [fake(CompanyActivity, activity)])
  const vm = container.get(CompanyActivityViewModel)
  vm.activate()
  await settle()
  return { activity, entries, vm, today: time.clock.today('CL') }
}

describe('the activity of a company', () => {
  it('is that of the last thirty days, today included, unless asked', async () => {
    const { activity, today, vm } = await opened()
    expect(activity.asked[0]).toMatchObject({ from: addDays(today, -29), area: undefined, isByStaff: false })
    vm.choose({ days: 7 })
    await settle()
    expect(activity.asked[0]).toMatchObject({ from: addDays(today, -6), page: 1 })
  })

  it('is narrowed to an area, a person, or the staff of the financier', async () => {
    const { vm } = await opened()
    vm.choose({ area: 'ACCOUNTS' })
    await settle()
    expect(vm.list.totalRows).toBe(4)
    vm.choose({ area: undefined, who: LUIS.id })
    await settle()
    expect(new Set(vm.list.rows?.map(({ person }) => person))).toEqual(new Set([LUIS.name]))
    vm.choose({ who: 'STAFF' })
    await settle()
    expect(vm.list.rows?.every(({ operator, source }) => operator !== undefined || source === 'STAFF')).toBe(true)
    vm.filters.clear()
    await settle()
    expect(vm.filters.isNarrow).toBe(false)
  })

  it('says when in the zone of the business', async () => {
    const { vm } = await opened()
    expect(vm.timeOf(anActivity({ at: Date.UTC(2026, 2, 10, 2, 30) }))).toEqual({ date: '2026-03-09', time: '23:30' })
  })

  it('gives a file the newest 10,000 rows in one call', async () => {
    const { activity, entries, vm } = await opened()
    const read = await vm.readForFile()
    expect(isRight(read) && read.right).toEqual(entries)
    expect(activity.asked[0]).toMatchObject({ page: 1, pageSize: 10_000 })
    activity.faults.before(unreachable)
    expect(isRight(await vm.readForFile())).toBe(false)
  })

  it('is in the address, which is read leniently', () => {
    for (const choice of [
      ALL_ACTIVITY,
      { days: 365, area: 'PAYABLES', who: 12 },
      { days: 7, area: undefined, who: 'STAFF' },
    ] as const)
      expect(activityIn(queryOf(choice))).toEqual(choice)
    expect(queryOf(ALL_ACTIVITY)).toBe('')
    expect(activityIn('dias=8&area=NADA&persona=-1')).toEqual(ALL_ACTIVITY)
  })
})

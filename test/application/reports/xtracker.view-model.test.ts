import { describe, expect, it } from 'vitest'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { XtrackerViewModel } from '#application/reports/xtracker.view-model.ts'
import { calendarMonthOf, nextMonth, previousMonth } from '#domain/kernel/calendar-month.ts'
import { monthsOf } from '#domain/orders/report-period.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { makeFakeReports } from '#test/support/fakes/reports.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'

const PLAIN = { appearance: 'system', hidesAmounts: false } as const

const makeReport = () => {
  const [reports, time] = [makeFakeReports(), makeFakeTime()]
  const current = new CurrentSession()
  current.set(aSession())
  const calendar = new BusinessCalendar({ current, clock: time.clock, holidays: makeFakeHolidays() })
  const report = new XtrackerViewModel({ calendar, reports, scheduler: time.scheduler })
  return { reports, time, report, month: calendarMonthOf(calendar.today) }
}

describe('the report', () => {
  it('is loading until the page is shown in the frame', async () => {
    const { report } = makeReport()
    report.activate(PLAIN)
    await settle()
    expect(report.address.state).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(report.frame).toBe('loading')
    report.shown()
    expect(report.frame).toBe('shown')
  })

  it('is slow when the frame has not loaded, and not when it has', async () => {
    const { report, time } = makeReport()
    await report.load()
    await time.pass(14_999)
    expect(report.frame).toBe('loading')
    await time.pass(1)
    expect(report.frame).toBe('slow')
    await report.load()
    report.shown()
    await time.pass(60_000)
    expect(report.frame).toBe('shown')
  })

  it('requests another URL for every retry, because the last one is used', async () => {
    const { report, reports } = makeReport()
    reports.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    await report.load()
    expect(report.address.state).toMatchObject({ _tag: 'Failed' })
    await report.load()
    const { state } = report.address
    await report.load()
    expect(report.address.state).toMatchObject({ _tag: 'Ready' })
    expect(report.address.state).not.toEqual(state)
  })

  it('shows no old page while a new one is loading', async () => {
    const { report } = makeReport()
    await report.load()
    report.shown()
    const again = report.load()
    expect(report.address.state).toEqual({ _tag: 'Loading', last: undefined })
    expect(report.frame).toBe('loading')
    await again
  })

  it('has a link younger than a minute, and does not reload the frame', async () => {
    const { report, time } = makeReport()
    report.activate(PLAIN)
    await settle()
    report.shown()
    await time.pass(100_000)
    expect(report.address.state).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(report.link).toBe('/xtracker/report?ticket=4')
    expect(report.frame).toBe('shown')
  })

  it('has a separate link, and another after each use', async () => {
    const { report } = makeReport()
    report.activate(PLAIN)
    await settle()
    const links = [report.link]
    for (let use = 0; use < 3; use += 1) {
      await report.replaceLink()
      links.push(report.link)
    }
    expect(report.address.state).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(links).toEqual([2, 3, 4, 5].map((ticket) => `/xtracker/report?ticket=${ticket}`))
  })

  it('has no link rather than a used one', async () => {
    const { report, reports } = makeReport()
    report.activate(PLAIN)
    await settle()
    reports.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    await report.replaceLink()
    expect(report.link).toBeUndefined()
    await report.replaceLink()
    expect(report.link).toBe('/xtracker/report?ticket=3')
  })

  it('has a link again soon after an answer was lost', async () => {
    const { report, reports, time } = makeReport()
    const stop = report.activate(PLAIN)
    await settle()
    reports.faults.before(rejected('ERROR_UNKNOWN_ERROR'), rejected('ERROR_UNKNOWN_ERROR'))
    await report.replaceLink()
    expect(report.link).toBeUndefined()
    await time.pass(2_000)
    expect(report.link).toBeUndefined()
    await time.pass(2_000)
    expect(report.link).toBe('/xtracker/report?ticket=3')
    stop()
    expect(time.waiting()).toBe(0)
  })

  it('stops its timers when deactivated', async () => {
    const { report, time } = makeReport()
    const stop = report.activate(PLAIN)
    await settle()
    stop()
    expect(time.waiting()).toBe(0)
  })
})

describe('the months of the report', () => {
  it('are the last twelve until others are chosen, which are asked for at once', async () => {
    const { month, report, reports } = makeReport()
    report.activate(PLAIN)
    await settle()
    expect(reports.asked.at(-1)).toBeUndefined()
    report.months.choose('3')
    await settle()
    expect(reports.asked.at(-1)).toEqual({ from: previousMonth(previousMonth(month)), to: month })
    expect(report.address.state).toMatchObject({ _tag: 'Ready' })
    report.months.choose('12')
    await settle()
    expect(reports.asked.at(-1)).toBeUndefined()
  })

  it('stay as they are after “Otro”, until the user selects a first or a last month', async () => {
    const { month, report, reports } = makeReport()
    report.activate(PLAIN)
    report.months.choose('3')
    await settle()
    const asked = reports.asked.length
    report.months.choose('OTHER')
    await settle()
    expect(reports.asked).toHaveLength(asked)
    report.months.chooseTo(previousMonth(month))
    await settle()
    expect(reports.asked.at(-1)).toEqual({ from: previousMonth(previousMonth(month)), to: previousMonth(month) })
  })

  it('can end in the first month or later, in this month at the latest, and are 36 at most', () => {
    const { month, report } = makeReport()
    const { months } = report
    months.choose('OTHER')
    const [latest] = months.fromMonths
    const first = months.fromMonths.at(-1)
    if (first === undefined) return expect.fail('no month')
    expect(latest).toBe(month)
    months.chooseFrom(first)
    expect(monthsOf(months.period)).toHaveLength(36)
    expect(months.toMonths).toHaveLength(36)
    expect(months.toMonths.at(-1)).toBe(first)
    months.chooseFrom(nextMonth(first))
    expect(monthsOf(months.period)).toHaveLength(35)
    months.chooseFrom(month)
    expect(months.period).toEqual({ from: month, to: month })
    expect(months.toMonths).toEqual([month])
  })
})

import { describe, expect, it } from 'vitest'
import { XtrackerViewModel } from '#application/reports/xtracker.view-model.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { makeFakeReports } from '#test/support/fakes/reports.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'

const makeReport = () => {
  const [reports, time] = [makeFakeReports(), makeFakeTime()]
  return { reports, time, report: new XtrackerViewModel(reports, time.scheduler) }
}

describe('the report', () => {
  it('is loading until the page behind its address stands in the frame', async () => {
    const { report } = makeReport()
    report.activate()
    await settle()
    expect(report.address).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(report.frame).toBe('loading')
    report.shown()
    expect(report.frame).toBe('shown')
  })

  it('says that it takes too long when the frame stays silent, and not when it spoke', async () => {
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

  it('asks for another address at every retry: the last one is used up', async () => {
    const { report, reports } = makeReport()
    reports.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    await report.load()
    expect(report.address).toMatchObject({ _tag: 'Failed' })
    await report.load()
    const { address } = report
    await report.load()
    expect(report.address).toMatchObject({ _tag: 'Ready' })
    expect(report.address).not.toEqual(address)
  })

  it('shows no old page while a new one is on its way', async () => {
    const { report } = makeReport()
    await report.load()
    report.shown()
    const again = report.load()
    expect(report.address).toEqual({ _tag: 'Loading', last: undefined })
    expect(report.frame).toBe('loading')
    await again
  })

  it('has a link that never is older than a minute, and keeps the frame as it is', async () => {
    const { report, time } = makeReport()
    report.activate()
    await settle()
    report.shown()
    await time.pass(100_000)
    expect(report.address).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(report.link).toBe('/xtracker/report?ticket=4')
    expect(report.frame).toBe('shown')
  })

  it('has a link of its own, and another after each use', async () => {
    const { report } = makeReport()
    report.activate()
    await settle()
    const links = [report.link]
    for (let use = 0; use < 3; use += 1) {
      await report.replaceLink()
      links.push(report.link)
    }
    expect(report.address).toEqual({ _tag: 'Ready', value: '/xtracker/report?ticket=1' })
    expect(links).toEqual([2, 3, 4, 5].map((ticket) => `/xtracker/report?ticket=${ticket}`))
  })

  it('has no link rather than one that is used up', async () => {
    const { report, reports } = makeReport()
    report.activate()
    await settle()
    reports.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    await report.replaceLink()
    expect(report.link).toBeUndefined()
    await report.replaceLink()
    expect(report.link).toBe('/xtracker/report?ticket=3')
  })

  it('waits for nothing once it is left', async () => {
    const { report, time } = makeReport()
    const stop = report.activate()
    await settle()
    stop()
    expect(time.waiting()).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import type { SavedFile } from '#application/documents/file-saver.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { StatementViewModel } from '#application/wallet/statement.view-model.ts'
import type { BookedEntry } from '#application/wallet/statements.port.ts'
import { calendarMonthOf, nextMonth, previousMonth } from '#domain/kernel/calendar-month.ts'
import { rejected } from '#test/support/fakes/faults.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { makeFakeLiveEvents } from '#test/support/fakes/live-events.ts'
import { makeFakeStatements } from '#test/support/fakes/statements.ts'
import { makeFakeTime, settle } from '#test/support/fakes/time.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { aLedger } from '#test/support/samples/statement.ts'

const aStatement = (entries?: ReadonlyArray<BookedEntry>) => {
  const { clock, scheduler } = makeFakeTime()
  const today = clock.today('CL')
  const current = new CurrentSession()
  current.set(aSession())
  const calendar = new BusinessCalendar({ current, clock, holidays: makeFakeHolidays() })
  const live = makeFakeLiveEvents()
  const statements = makeFakeStatements(entries ?? aLedger(today), today)
  const notifications = new NotificationsViewModel({ scheduler, clock })
  const saved: Array<SavedFile> = []
  const saver = { save: (file: SavedFile) => void saved.push(file) }
  const vm = new StatementViewModel({ calendar, current, live, notifications, saver, statements })
  const shown = () => notifications.active.map(({ key }) => key)
  return { live, month: calendarMonthOf(today), saved, shown, statements, vm }
}

describe('the statement of a month', () => {
  it('is that of the address, and of this month where the address names none or one to come', () => {
    const { month, vm } = aStatement()
    expect(vm.monthIn(previousMonth(month))).toBe(previousMonth(month))
    expect([nextMonth(month), 'x', ''].map((text) => vm.monthIn(text))).toEqual([month, month, month])
  })

  it('has the figures of its month, and is provisional while it is open', async () => {
    const { month, vm } = aStatement()
    vm.open(month)
    expect([vm.value, vm.isProvisional, vm.hasNext]).toEqual([undefined, true, false])
    await settle()
    expect(vm.isProvisional).toBe(true)
    const { control } = vm.value ?? expect.fail('no statement')
    expect(control.difference.minor).toBe(0)
    expect(control.closing.RECEIVABLE.minor).toBe(100_000)
  })

  it('shows no figures of the month before while another is loaded, and opens where it closed', async () => {
    const { month, vm } = aStatement()
    const stop = vm.open(previousMonth(month))
    await settle()
    const closed = vm.value?.accounts.RECEIVABLE.closing
    expect([vm.isProvisional, vm.hasNext]).toEqual([false, true])
    stop()
    vm.open(month)
    expect(vm.value).toBeUndefined()
    await settle()
    expect(vm.value?.accounts.RECEIVABLE.opening).toEqual(closed)
  })

  it('is empty without entries and without balances', async () => {
    const { month, vm } = aStatement([])
    vm.open(month)
    expect(vm.isEmpty).toBe(false)
    await settle()
    expect(vm.isEmpty).toBe(true)
  })

  it('that failed is loaded again, and when the wallet changes', async () => {
    const { live, month, statements, vm } = aStatement()
    statements.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    vm.open(month)
    await settle()
    expect([vm.failure?._tag, vm.value]).toEqual(['Rejected', undefined])
    vm.retry()
    await settle()
    expect([vm.failure, vm.value === undefined]).toEqual([undefined, false])
    statements.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    live.publish({ _tag: 'WalletChanged' })
    await settle()
    expect([vm.failure?._tag, vm.value === undefined]).toEqual(['Rejected', false])
  })

  it('is saved as a PDF, and says so when that fails', async () => {
    const { month, saved, shown, statements, vm } = aStatement()
    vm.open(month)
    await vm.download()
    expect(saved.map(({ name }) => name)).toEqual([`Cartola ${month}.pdf`])
    statements.faults.before(rejected('ERROR_UNKNOWN_ERROR'))
    await vm.download()
    expect(shown()).toContain('DocumentNotDownloaded')
    expect(vm.isDownloading).toBe(false)
  })
})

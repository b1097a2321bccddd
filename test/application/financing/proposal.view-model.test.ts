import { describe, expect, it } from 'vitest'
import { BusinessCalendar } from '#application/calendar/business-calendar.ts'
import { FinancingSource } from '#application/financing/financing-source.ts'
import { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { ProposalViewModel } from '#application/financing/proposal.view-model.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { makeDemoProposals } from '#infrastructure/demo/demo-proposals.ts'
import { makeFakeHolidays } from '#test/support/fakes/holidays.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoiceProposals } from '#test/support/fakes/invoice-proposals.ts'
import { makeFakeInvoices } from '#test/support/fakes/invoices.ts'
import { makeFakeOrderSubmissions } from '#test/support/fakes/order-submissions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { someInvoices } from '#test/support/samples/financing.ts'
import { aSession } from '#test/support/samples/identity.ts'
import { DemoMode } from '#application/financing/demo-mode.ts'

const TODAY = '2026-03-02' as CivilDate

const make = async (change: Partial<FinanceableInvoice> = {}) => {
  const time = makeFakeTime()
  const host = makeFakeInvoices(someInvoices(30).map((invoice, at) => (at === 0 ? { ...invoice, ...change } : invoice)))
  const ports = { invoices: host, submissions: makeFakeOrderSubmissions(host, () => TODAY) }
  const source = new FinancingSource({ ...ports, demo: ports, mode: new DemoMode() })
  const current = new CurrentSession()
  current.set(aSession())
  const proposals = makeFakeInvoiceProposals(host, TODAY)
  const samples = makeDemoProposals({ country: () => 'CL', today: () => TODAY })
  const notifications = new NotificationsViewModel({ scheduler: time.scheduler, clock: time.clock })
  const calendar = new BusinessCalendar({ current, holidays: makeFakeHolidays(), clock: time.clock })
  const table = new InvoiceTableViewModel({ source, current, calendar, scheduler: time.scheduler, notifications })
  await table.open('DIRECT_FINANCING')
  const vm = new ProposalViewModel({ source, proposals, samples, current, calendar, notifications })
  return { vm, table, proposals, notifications, source, time }
}

const optionOf = ({ answer }: ProposalViewModel, at: number) =>
  answer.value?.options[at] ?? expect.fail('no such option')

describe('an amount to receive', () => {
  it('is answered in three ways, each of which reaches it', async () => {
    const { vm } = await make()
    await vm.propose('DIRECT_FINANCING', '$250.000')
    expect(vm.error).toBeUndefined()
    expect(vm.answer.value?.options.map(({ strategy, missing }) => [strategy, missing.minor])).toEqual([
      ['lowestCost', 0],
      ['fewestInvoices', 0],
      ['onePayer', 0],
    ])
  })

  it.each([
    ['', 'MoneyInputEmpty'],
    ['mucho', 'MoneyInputMalformed'],
    ['1,5', 'MoneyInputTooPrecise'],
    ['0', 'TargetNotPositive'],
    ['-5', 'TargetNotPositive'],
  ])('%j is rejected: %s', async (text, error) => {
    const { vm } = await make()
    await vm.propose('DIRECT_FINANCING', '250.000')
    await vm.propose('DIRECT_FINANCING', text)
    expect([vm.error, vm.answer.value]).toEqual([error, undefined])
  })

  it('is asked for again when a condition changes', async () => {
    const { vm } = await make()
    await vm.change({ payerShare: 50 })
    expect(vm.answer.value).toBeUndefined()
    await vm.propose('DIRECT_FINANCING', '250.000')
    expect(vm.answer.value?.options.map(({ strategy }) => strategy)).toEqual(['lowestCost', 'fewestInvoices'])
    await vm.change({ payerShare: 100, until: '2099-12-30' as CivilDate })
    expect(optionOf(vm, 0)).toMatchObject({ invoices: [], missing: { minor: 250_000 } })
  })

  it('is needed on the first possible day, or on a later one', async () => {
    const { vm } = await make()
    expect(vm.arrival).toBe('2026-03-06')
    await vm.change({ arrival: '2026-03-20' as CivilDate })
    expect(vm.arrival).toBe('2026-03-20')
    await vm.change({ arrival: '2026-03-02' as CivilDate })
    expect(vm.arrival).toBe('2026-03-06')
  })

  it('says what each reason would add where it falls short, until that is included', async () => {
    const { vm } = await make({ isPossibleDuplicate: true })
    await vm.propose('DIRECT_FINANCING', '250.000')
    expect(vm.additions).toEqual([])
    await vm.propose('DIRECT_FINANCING', '900.000.000')
    const [addition] = vm.additions
    expect(addition).toMatchObject({ reason: 'NOTICED', invoices: 1 })
    const before = optionOf(vm, 0).receives.minor
    await vm.include('NOTICED', true)
    expect([vm.additions, optionOf(vm, 0).receives.minor - before]).toEqual([[], addition?.advance.minor])
    await vm.include('NOTICED', false)
    expect(optionOf(vm, 0).receives.minor).toBe(before)
  })

  it('becomes an ordinary selection that the user changes', async () => {
    const { vm, table } = await make()
    await vm.propose('DIRECT_FINANCING', '250.000')
    const option = optionOf(vm, 1)
    expect(vm.isSelected(option, table)).toBe(false)
    vm.select('fewestInvoices', table)
    expect(table.selection.rows.map(({ id }) => id).toSorted()).toEqual(option.invoices.map(({ id }) => id).toSorted())
    expect(vm.isSelected(option, table)).toBe(true)
    const [first] = table.selection.rows
    if (first !== undefined) table.selection.toggle(first)
    expect(vm.isSelected(option, table)).toBe(false)
    expect(table.selection.count).toBe(option.invoices.length - 1)
  })

  it('replaces a selection that can be restored', async () => {
    const { vm, table, notifications } = await make()
    table.selection.selectAllMatching()
    await vm.propose('DIRECT_FINANCING', '250.000')
    vm.select('lowestCost', table)
    expect(table.selection.count).toBeLessThan(30)
    notifications.undo()
    expect([table.selection.count, table.selection.phase]).toEqual([30, 'all'])
  })

  it('does not restore a selection of another type', async () => {
    const { vm, table, notifications } = await make()
    table.selection.selectAllMatching()
    await vm.propose('DIRECT_FINANCING', '250.000')
    vm.select('lowestCost', table)
    await table.open('EARLY_PAYMENT')
    notifications.undo()
    vm.select('lowestCost', table)
    expect(table.selection.count).toBe(0)
  })

  it('says what is short', async () => {
    const { vm } = await make()
    await vm.propose('DIRECT_FINANCING', '900.000.000')
    const { invoices, missing, receives } = optionOf(vm, 0)
    expect([invoices.length, missing.minor + receives.minor]).toEqual([30, 900_000_000])
  })

  it('is requested again after a failure', async () => {
    const { vm, proposals } = await make()
    proposals.faults.before(unreachable)
    await vm.propose('DIRECT_FINANCING', '250.000')
    expect([vm.answer.failure, vm.answer.value]).toEqual([unreachable, undefined])
    await vm.answer.load()
    expect(vm.answer.value?.options.length).toBe(3)
  })

  it('is answered with samples in the example', async () => {
    const { vm, source } = await make()
    source.mode.enterDemo()
    await vm.propose('DIRECT_FINANCING', '250.000')
    expect(vm.answer.value?.options.map(({ invoices }) => invoices.map(({ folio }) => folio))).toEqual([
      ['1204', '1211'],
      ['1219'],
      ['1219'],
    ])
    await vm.propose('EARLY_PAYMENT', '250.000')
    expect(optionOf(vm, 0)).toMatchObject({ invoices: [], missing: { minor: 250_000 } })
  })
})

import { describe, expect, it } from 'vitest'
import { InvoiceFilterForm } from '#application/financing/invoice-filter-form.ts'
import { NO_FILTER, withoutPart } from '#domain/financing/invoice-filter.ts'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { settle } from '#test/support/fakes/time.ts'
import { makeInvoiceTable } from '#test/support/invoice-table.ts'
import { calendarOn } from '#test/support/signed-in.ts'

const opened = async (query: ReadonlyArray<readonly [string, string]> = []) => {
  const { current, host, scheduler, source, table, time } = makeInvoiceTable()
  await table.open('DIRECT_FINANCING', query)
  const vm = new InvoiceFilterForm({ source, current, scheduler, calendar: calendarOn(civilDate('2026-03-02')) }, table)
  const stop = vm.activate()
  await settle()
  return { vm, table, host, time, stop }
}

describe('the fields of the filter', () => {
  it('apply what is chosen at once, and count what it finds', async () => {
    const { host, table, vm } = await opened()
    const [payer] = vm.facets.value?.payers ?? []
    vm.togglePayer(payer?.identifier ?? expect.fail('no payer'))
    expect(vm.found).toBeUndefined()
    await settle()
    expect([vm.found, table.list.totalRows]).toEqual([payer?.count, payer?.count])
    vm.togglePayer(payer?.identifier ?? '')
    await settle()
    expect([vm.found, vm.hasParts, host.reads()]).toEqual([45, false, 3])
  })

  it('apply what is typed after a pause, once', async () => {
    const { host, time, vm } = await opened()
    for (const text of ['1', '10', '100.000']) vm.change('amount', 'from', text)
    await time.pass(499)
    expect(host.reads()).toBe(1)
    await time.pass(1)
    expect([host.reads(), vm.filter.amount]).toEqual([2, { from: 100_000, to: undefined }])
    expect(vm.texts.amount.from).toBe('100.000')
  })

  it('leave the selected rows on view when a field is left as it was', async () => {
    const { table, vm } = await opened()
    table.selection.choose((table.list.rows ?? []).slice(0, 2))
    table.showOnlySelected()
    vm.apply()
    expect([table.list.isLocal, table.list.totalRows]).toEqual([true, 2])
  })

  it('apply what was typed last when they are closed', async () => {
    const { stop, table, vm } = await opened()
    vm.change('due', 'to', '1/4/2026')
    stop()
    expect(table.filters.filter.due).toEqual({ from: undefined, to: '2026-04-01' })
  })

  it.each([
    ['due', '15/4', '2026-04-15', '15/04/2026'],
    ['due', '1/3', '2026-03-01', '01/03/2026'],
    ['due', '30/1', '2027-01-30', '30/01/2027'],
    ['issued', '1/3', '2026-03-01', '01/03/2026'],
    ['issued', '15/4', '2025-04-15', '15/04/2025'],
    ['issued', 'hoy', '2026-03-02', '02/03/2026'],
    ['issued', '15/4/2027', '2027-04-15', '15/04/2027'],
    ['issued', '2026-01-31', '2026-01-31', '31/01/2026'],
  ] as const)('take %s %s as %s, and write it out when the field is left', async (name, typed, date, written) => {
    const { vm } = await opened()
    vm.change(name, 'from', typed)
    vm.change('amount', 'to', 'x')
    vm.apply()
    expect([vm.filter[name].from, vm.texts[name].from]).toEqual([date, typed])
    vm.blur()
    expect([vm.texts[name].from, vm.texts.amount.to]).toEqual([written, 'x'])
  })

  it.each([
    ['amount', 'mucho', '', 'FromUnreadable'],
    ['amount', '', '-5', 'ToUnreadable'],
    ['amount', '', '1000000000000000', 'ToUnreadable'],
    ['amount', '500', '400', 'Reversed'],
    ['issued', '30/02/2026', '', 'FromUnreadable'],
    ['due', '', 'pronto', 'ToUnreadable'],
    ['due', '02/05/2026', '01/05/2026', 'Reversed'],
  ] as const)('do not apply %s from %j to %j', async (name, from, to, error) => {
    const { host, vm } = await opened()
    vm.change(name, 'from', from)
    vm.change(name, 'to', to)
    vm.apply()
    await settle()
    expect([vm.errorOf(name), vm.filter, host.reads(), vm.hasParts]).toEqual([error, NO_FILTER, 1, true])
  })

  it('show the filter of the address, and forget a part that is removed elsewhere', async () => {
    const { table, vm } = await opened([
      ['amountFrom', '250000'],
      ['issuedTo', '2026-03-01'],
    ])
    expect([vm.texts.amount.from, vm.texts.issued.to]).toEqual(['$250.000', '01/03/2026'])
    const { filter } = table.filters
    table.filters.choose(withoutPart(filter, { _tag: 'Amount', range: filter.amount }))
    expect([vm.texts.amount.from, vm.texts.issued.to]).toEqual(['', '01/03/2026'])
  })

  it('are all removed at once, the signatures too, and what means nothing', async () => {
    const { table, vm } = await opened([['notice', 'VERY_OLD']])
    vm.chooseSignatures('VERIFIED')
    expect(vm.filter.signatures).toBe('VERIFIED')
    vm.toggleNotice('POSSIBLE_DUPLICATE')
    expect(vm.filter.notices).toEqual(['POSSIBLE_DUPLICATE', 'VERY_OLD'])
    vm.toggleMethod('34')
    vm.change('amount', 'to', 'x')
    vm.clear()
    expect([table.filters.filter, vm.texts.amount.to]).toEqual([NO_FILTER, ''])
  })

  it('take no more payers than an address can hold', async () => {
    const { vm } = await opened()
    for (let at = 0; at < 60; at += 1) vm.togglePayer(`7608642${at}-5`)
    expect([vm.filter.payers.length, vm.canAddPayer]).toEqual([50, false])
  })

  it('load their choices again after a failure', async () => {
    const { host, vm } = await opened()
    host.faults.before({ _tag: 'Unreachable' })
    await vm.facets.load()
    expect(vm.facets.failure).toBeDefined()
    vm.facets.retry()
    await settle()
    expect(vm.facets.failure).toBeUndefined()
  })
})

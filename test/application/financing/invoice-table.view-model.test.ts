import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Invoices, InvoiceSortField } from '#application/financing/invoices.port.ts'
import { NO_FILTER } from '#domain/financing/invoice-filter.ts'
import { normaliseIdentifier } from '#domain/financing/invoice-search.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { unreachable } from '#test/support/fakes/faults.ts'
import { makeFakeInvoices } from '#test/support/fakes/invoices.ts'
import { makeInvoiceTable } from '#test/support/invoice-table.ts'
import { settle } from '#test/support/fakes/time.ts'
import { anInvoice, someInvoices } from '#test/support/samples/financing.ts'
import { slowly } from '#test/support/slowly.ts'
import { runs } from '#test/support/runs.ts'

const opened = async () => {
  const all = makeInvoiceTable()
  await all.table.open('DIRECT_FINANCING')
  return all
}

describe('the table of invoices', () => {
  it('shows the first page of twenty, with the totals of all', async () => {
    const { table } = await opened()
    expect([table.list.rows?.length, table.list.totalRows, table.list.page, table.list.isBusy]).toEqual([
      20,
      45,
      1,
      false,
    ])
    expect(table.totalAmount.minor).toBe(someInvoices(45).reduce((sum, { amount }) => sum + amount.minor, 0))
  })

  it('searches half a second after the last key, once, and from the first page', async () => {
    const { table, time, host } = await opened()
    table.list.openPage(2)
    await settle()
    const reads = host.reads()
    for (const text of ['C', 'Cl', 'Cliente A ']) {
      table.filters.change(text)
      await time.pass(499)
    }
    expect([host.reads(), table.filters.searchText, table.filters.search]).toEqual([reads, 'Cliente A ', ''])
    await time.pass(1)
    expect([host.reads(), table.filters.search, table.list.page, table.list.totalRows]).toEqual([
      reads + 1,
      'Cliente A',
      1,
      9,
    ])
  })

  it('searches at once on Enter, and not again after the pause', async () => {
    const { table, time, host } = await opened()
    const reads = host.reads()
    table.filters.change('Cliente B')
    table.filters.apply()
    await time.pass(1_000)
    expect([host.reads(), table.list.totalRows, table.isFiltered]).toEqual([reads + 1, 9, true])
    table.filters.clear()
    await settle()
    expect([table.list.totalRows, table.isFiltered]).toEqual([45, false])
  })

  it('retains the rows while others load and when that fails', async () => {
    const { table, host } = await opened()
    host.faults.before(unreachable)
    table.list.openPage(2)
    expect([table.list.isBusy, table.list.rows?.length]).toEqual([true, 20])
    await settle()
    expect([table.list.failure, table.list.rows?.length]).toEqual([unreachable, 20])
    table.list.retry()
    await settle()
    expect([table.list.failure, table.list.rows?.[0]?.id]).toEqual([undefined, '21'])
  })

  it('goes to the last page when the list became shorter', async () => {
    const { table, host } = await opened()
    table.list.openPage(3)
    await settle()
    host.put('DIRECT_FINANCING', someInvoices(21))
    await table.list.load()
    await settle()
    expect([table.list.page, table.list.rows?.length]).toEqual([2, 1])
  })

  it("selects the host's preselected invoices, once", async () => {
    const host = makeFakeInvoices([anInvoice(), anInvoice({ id: '2' as never, preselected: true })])
    const { table } = makeInvoiceTable(host)
    await table.open('DIRECT_FINANCING')
    expect([table.selection.count, table.selection.has(table.list.rows?.[1] as never)]).toEqual([1, true])
    table.selection.clear()
    await table.list.load()
    expect(table.selection.count).toBe(0)
  })

  it('announces changes instead of moving rows', async () => {
    const { table, host } = await opened()
    const shown = table.list.rows
    host.put('DIRECT_FINANCING', someInvoices(46))
    await table.list.checkForUpdates()
    expect([table.list.hasUpdates, table.list.rows]).toEqual([true, shown])
    await table.list.load()
    expect(table.list.hasUpdates).toBe(false)
  })

  it('shows changes in the visible rows at once, selected ones too, without an announcement', async () => {
    const { table, host } = await opened()
    table.selection.togglePage()
    const unsigned = { status: 'NOT_SIGNED' } as const
    host.put(
      'DIRECT_FINANCING',
      host.all('DIRECT_FINANCING').map((invoice) => ({ ...invoice, signature: unsigned })),
    )
    await table.list.checkForUpdates()
    expect([table.list.hasUpdates, table.list.isBusy]).toEqual([false, false])
    expect([table.list.rows?.[0]?.signature, table.selection.rows[0]?.signature]).toEqual([unsigned, unsigned])
  })

  it('announces changes that it cannot load, without a failure', async () => {
    const { table, host } = await opened()
    host.faults.before(unreachable)
    await table.list.checkForUpdates()
    expect([table.list.hasUpdates, table.list.failure]).toEqual([true, undefined])
  })

  it('filters by signature: from the first page, with the search text, until the filters are cleared', async () => {
    const host = makeFakeInvoices([
      anInvoice({ id: '1' as never, folio: '909' }),
      anInvoice({ id: '2' as never, signature: { status: 'INVALID' } }),
      anInvoice({ id: '3' as never, folio: '909', signature: { status: 'NOT_CHECKED', reason: 'PENDING' } }),
    ])
    const { table } = makeInvoiceTable(host)
    await table.open('DIRECT_FINANCING')
    const shown = () => table.list.rows?.map(({ id }) => id)
    table.list.openPage(2)
    table.filters.choose({ ...NO_FILTER, signatures: 'TO_REVIEW' })
    await settle()
    expect([shown(), table.list.page, table.isFiltered]).toEqual([['2', '3'], 1, true])
    table.filters.change('909')
    table.filters.apply()
    await settle()
    expect(shown()).toEqual(['3'])
    table.filters.clearSearch()
    await settle()
    expect(shown()).toEqual(['2', '3'])
    table.filters.clear()
    await settle()
    expect([shown(), table.isFiltered, table.filters.filter]).toEqual([['1', '2', '3'], false, NO_FILTER])
  })

  it('opens with the search and the filter of an address, and says what the address becomes', async () => {
    const { host, table } = makeInvoiceTable()
    const { payer } = host.all('DIRECT_FINANCING')[3] ?? expect.fail()
    const identifier = normaliseIdentifier(payer.identifier)
    const query = [
      ['payer', payer.identifier],
      ['amountFrom', '1'],
      ['nonsense', 'x'],
    ] as const
    await table.open('DIRECT_FINANCING', query)
    expect(new Set(table.list.rows?.map((row) => row.payer.identifier))).toEqual(new Set([payer.identifier]))
    expect([table.isFiltered, table.query]).toEqual([
      true,
      [
        ['payer', identifier],
        ['amountFrom', '1'],
      ],
    ])
    table.filters.set(' andina ', table.filters.filter)
    await settle()
    expect(table.query[0]).toEqual(['search', 'andina'])
    await table.open('DIRECT_FINANCING')
    expect([table.isFiltered, table.query]).toEqual([false, []])
  })

  it('keeps the filter that it was prepared with, and asks once', async () => {
    const { host, table } = makeInvoiceTable()
    table.prepare('DIRECT_FINANCING', [['amountTo', '0']])
    await table.open('DIRECT_FINANCING', [['amountTo', '0']])
    await settle()
    expect([host.reads(), table.list.totalRows, table.query]).toEqual([1, 0, [['amountTo', '0']]])
  })

  it('does not load again for a filter with the same parts', async () => {
    const { host, table } = await opened()
    table.filters.choose({ ...NO_FILTER })
    await settle()
    expect([host.reads(), table.isFiltered]).toEqual([1, false])
  })

  it('selects all rows of a signature filter, and loads exactly these again', async () => {
    const host = makeFakeInvoices(
      someInvoices(60).map((invoice, at) =>
        at % 2 === 0 ? invoice : { ...invoice, signature: { status: 'NOT_SIGNED' } },
      ),
    )
    const { table } = makeInvoiceTable(host)
    await table.open('DIRECT_FINANCING')
    table.filters.choose({ ...NO_FILTER, signatures: 'VERIFIED' })
    await settle()
    table.selection.togglePage()
    table.selection.selectAllMatching()
    expect(table.selection.count).toBe(30)
    table.filters.choose({ ...NO_FILTER, signatures: 'TO_REVIEW' })
    await settle()
    expect([table.selection.count, table.selection.coverage]).toEqual([30, 'none'])
    const chosen = await table.chosenInvoices()
    expect(E.isRight(chosen) && chosen.right.every(({ signature }) => signature.status === 'VERIFIED')).toBe(true)
  })

  it('notifies only the row whose selection changed', async () => {
    const { table } = await opened()
    const calls: Array<string> = []
    const stops = (table.list.rows ?? []).map((row) =>
      autorun(() => calls.push(`${row.id}:${table.selection.has(row)}`)),
    )
    calls.length = 0
    const [, second] = table.list.rows ?? []
    if (second !== undefined) table.selection.toggle(second)
    expect(calls).toEqual(['2:true'])
    stops.forEach((stop) => stop())
  })
})

describe('the selection', () => {
  it('survives pages, order and search, and counts rows outside the search', async () => {
    const { table } = await opened()
    table.selection.togglePage()
    table.list.openPage(2)
    await settle()
    table.selection.togglePage()
    expect(table.selection.count).toBe(40)
    table.list.sortBy({ field: 'amount', direction: 'desc' })
    table.filters.change('Cliente A')
    table.filters.apply()
    await settle()
    expect([table.selection.count, table.selection.matching, table.selection.outside]).toEqual([40, 9, 32])
  })

  it('goes through its three stages', async () => {
    const { table } = await opened()
    expect(table.selection.phase).toBe('rows')
    table.selection.togglePage()
    expect([table.selection.phase, table.selection.coverage]).toEqual(['page', 'all'])
    table.selection.selectAllMatching()
    expect([table.selection.phase, table.selection.count]).toEqual(['all', 45])
    expect(table.selectedTotal).toEqual(table.totalAmount)
    const [first] = table.list.rows ?? []
    if (first !== undefined) table.selection.toggle(first)
    expect([table.selection.phase, table.selection.count, table.selection.coverage]).toEqual(['all', 44, 'some'])
    expect(table.selectedTotal).toEqual(money('CLP', table.totalAmount.minor - 100_000))
  })

  it('selects a range from the last touched row, and resets it with the page', async () => {
    const { table } = await opened()
    const row = (at: number) => table.list.rows?.[at] ?? expect.fail()
    table.selection.toggle(row(2))
    table.selection.extendTo(row(6))
    expect(table.selection.count).toBe(5)
    table.list.openPage(2)
    await settle()
    table.selection.extendTo(row(4))
    expect(table.selection.count).toBe(6)
  })

  it('can be shown alone, page by page', async () => {
    const { table, host } = await opened()
    table.selection.togglePage()
    table.list.openPage(2)
    await settle()
    table.selection.togglePage()
    const reads = host.reads()
    table.selection.showOnlySelected()
    table.list.openPage(2)
    expect([table.list.isLocal, table.list.totalRows, table.list.rows?.length, host.reads()]).toEqual([
      true,
      40,
      20,
      reads,
    ])
    table.filters.clear()
    await settle()
    expect([table.list.isLocal, table.list.totalRows]).toEqual([false, 45])
  })

  it('can be sorted while it is shown alone, like the pages of the host', async () => {
    const names = ['Zeta', 'ámbar', 'Bravo', 'alba']
    const { table } = makeInvoiceTable(
      makeFakeInvoices(
        ['9', '10', 'A-2', 'A-10'].map((folio, at) =>
          anInvoice({
            id: String(at + 1) as InvoiceId,
            folio,
            payer: { name: names[at] ?? '', identifier: `7600000${9 - at}-1` },
            amount: money('CLP', 1_000 + ((at * 3) % 4)),
          }),
        ),
      ),
    )
    await table.open('DIRECT_FINANCING')
    table.selection.togglePage()
    table.selection.showOnlySelected()
    const sorted = (field: InvoiceSortField, direction: 'asc' | 'desc' = 'asc') => {
      table.list.sortBy({ field, direction })
      return table.list.rows?.map(({ id }) => id)
    }
    expect(sorted('folio')).toEqual(['1', '2', '3', '4'])
    expect(sorted('folio', 'desc')).toEqual(['4', '3', '2', '1'])
    expect(sorted('payerName')).toEqual(['4', '2', '3', '1'])
    expect(sorted('payerIdentifier')).toEqual(['4', '3', '2', '1'])
    expect(sorted('amount')).toEqual(['1', '4', '3', '2'])
    expect(table.list.isLocal).toBe(true)
  })

  it('is left with the search as it was, and without widening it', async () => {
    const { table, host } = await opened()
    table.filters.change('Cliente A')
    table.filters.apply()
    await settle()
    table.selection.togglePage()
    table.selection.showOnlySelected()
    table.selection.selectAllMatching()
    expect([table.selection.isOnlySelected, table.selection.count, table.selection.chosen._tag]).toEqual([
      true,
      9,
      'Rows',
    ])
    const reads = host.reads()
    table.selection.showAll()
    await settle()
    expect([table.selection.isOnlySelected, table.filters.search, table.list.totalRows, host.reads()]).toEqual([
      false,
      'Cliente A',
      9,
      reads + 1,
    ])
    table.selection.showAll()
    await settle()
    expect(host.reads()).toBe(reads + 1)
  })

  it('has the sum of its invoices after any operation', async () => {
    const step = fc.oneof(
      fc.integer({ min: 0, max: 19 }).map((at) => ({ do: 'toggle' as const, at })),
      fc.integer({ min: 0, max: 19 }).map((at) => ({ do: 'range' as const, at })),
      fc.integer({ min: 1, max: 3 }).map((page) => ({ do: 'page' as const, page })),
      fc.constantFrom('', 'Cliente A', 'Cliente', '1001').map((text) => ({ do: 'search' as const, text })),
      fc.constantFrom({ do: 'togglePage' as const }, { do: 'all' as const }, { do: 'clear' as const }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const { table } = await opened()
        for (const one of steps) {
          const row = 'at' in one ? table.list.rows?.[one.at] : undefined
          if (one.do === 'toggle' && row !== undefined) table.selection.toggle(row)
          if (one.do === 'range' && row !== undefined) table.selection.extendTo(row)
          if (one.do === 'page') table.list.openPage(one.page)
          if (one.do === 'search') {
            table.filters.change(one.text)
            table.filters.apply()
          }
          if (one.do === 'togglePage') table.selection.togglePage()
          if (one.do === 'all') table.selection.selectAllMatching()
          if (one.do === 'clear') table.selection.clear()
          await settle()
        }
        const chosen = await table.chosenInvoices()
        const rows = chosen._tag === 'Right' ? chosen.right : expect.fail()
        expect(rows.length).toBe(table.selection.count)
        expect(rows.reduce((sum, { minor }) => sum + minor, 0)).toBe(table.selection.sum)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('overlapping responses', () => {
  it('never show another page or search than the latest', async () => {
    const ask = fc.oneof(
      fc.integer({ min: 1, max: 3 }).map((page) => ({ page })),
      fc.constantFrom('Cliente A', 'Cliente B', '').map((search) => ({ search })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 8 }), fc.scheduler(), async (asks, scheduler) => {
        const host = makeFakeInvoices(someInvoices(45))
        const slow: Invoices = { ...host, page: (query) => slowly(scheduler, () => host.page(query)) }
        const { table } = makeInvoiceTable(host, slow)
        void table.open('DIRECT_FINANCING')
        for (const one of asks) {
          if ('page' in one) table.list.openPage(one.page)
          else {
            table.filters.change(one.search)
            table.filters.apply()
          }
        }
        await scheduler.waitIdle()
        await settle()
        const shown = table.list.value
        expect([shown?.page, shown?.criteria.text, table.list.state._tag]).toEqual([
          table.list.page,
          table.filters.search,
          'Ready',
        ])
      }),
      { numRuns: runs(300) },
    )
  })
})

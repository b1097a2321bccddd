import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OrderBill, OrderQuery, Orders } from '#application/orders/orders.port.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { ShownAccount } from '#domain/orders/transfer-obstacles.ts'
import { ALL_ORDERS } from '#test/support/samples/orders.ts'

/** An `Orders` implementation with at least two orders. */
export interface OrdersSubject {
  readonly orders: Orders
  /** An account of the company, in a version that it has no longer. */
  readonly earlierAccount: ShownAccount
  readonly stop: () => Promise<void>
}

const ALL = { page: 1, pageSize: 20, search: '', sort: undefined } as const

const pageAt = (page: number): OrderQuery => ({ ...ALL_ORDERS, page, pageSize: 1 })

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const ordersContract = (name: string, make: () => Promise<OrdersSubject>): void => {
  const within = async (use: (orders: Orders, subject: OrdersSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    const { orders, stop } = subject
    try {
      await use(orders, subject)
    } finally {
      await stop()
    }
  }

  describe(`Orders: ${name}`, () => {
    it('are listed newest first, page by page', () =>
      within(async (orders) => {
        const [first, second] = [right(await orders.page(pageAt(1))()), right(await orders.page(pageAt(2))())]
        expect(first.totalRows).toBe(second.totalRows)
        expect(Number(first.rows[0]?.id)).toBeGreaterThan(Number(second.rows[0]?.id))
      }))

    it('do not take an account that changed since the company read it', () =>
      within(async (orders, { earlierAccount }) => {
        const order = right(await orders.page(pageAt(1))()).rows[0] ?? expect.fail('no order')
        expect(await orders.confirmDeposit(order.id, earlierAccount)()).toMatchObject({
          left: { code: 'ERROR_ORDER_ACCOUNT_CHANGED' },
        })
      }))

    it('are found by state, type, first day and number', () =>
      within(async (orders) => {
        const all = right(await orders.page(pageAt(1))())
        const newest = all.rows[0] ?? expect.fail('no order')
        const found = async (change: Partial<OrderQuery>) =>
          right(await orders.page({ ...pageAt(1), ...change })()).totalRows
        expect(await found({ state: 'IN_REVIEW', type: 'DIRECT_FINANCING', from: newest.requestedOn })).toBe(
          all.totalRows,
        )
        expect(await found({ state: 'PAID' })).toBe(0)
        expect(await found({ type: 'CONFIRMING' })).toBe(0)
        expect(await found({ from: addDays(newest.requestedOn, 1) })).toBe(0)
        expect(await found({ search: 'no such order' })).toBe(0)
        expect(right(await orders.page({ ...pageAt(1), search: newest.id })()).rows).toContainEqual(newest)
      }))

    it('name their first payer and the invoice by which they were found', () =>
      within(async (orders) => {
        const newest = right(await orders.page(pageAt(1))()).rows[0] ?? expect.fail('no order')
        const invoices = right(await orders.invoices(newest.id, ALL)())
        const first = invoices.rows[0] ?? expect.fail('no invoice')
        const { lines, match, received } = newest
        expect([lines?.count, lines?.firstPayer]).toEqual([invoices.totalRows, first.payer.name])
        expect([lines?.late, received, match]).toEqual([undefined, undefined, undefined])
        const found = right(await orders.page({ ...pageAt(1), pageSize: 20, search: first.folio })()).rows
        const row = found.find(({ id }) => id === newest.id) ?? expect.fail('not found')
        expect(row.match === undefined || row.match.folio.includes(first.folio)).toBe(true)
        expect(row.match === undefined).toBe(newest.id.includes(first.folio))
      }))

    it('are counted by group as the list of each has them', () =>
      within(async (orders) => {
        const { counts, totalRows } = right(await orders.page(pageAt(1))())
        expect(counts).toMatchObject({ ALL: totalRows, IN_REVIEW: totalRows, WAITING: 0 })
        for (const group of ['WAITING', 'IN_REVIEW', 'PAID', 'IN_PROCESS'] as const) {
          const found = right(await orders.page({ ...pageAt(1), group })())
          expect([found.totalRows, found.counts]).toEqual([counts[group], counts])
        }
      }))

    it('have consistent details, and invoices', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const id = summary?.id ?? expect.fail('no order')
        expect(right(await orders.detail(id)())).toMatchObject({ id, status: summary?.status, total: summary?.total })
        expect(right(await orders.invoices(id, ALL)()).rows.length).toBeGreaterThan(0)
      }))

    it('have invoices that are found by a text and sorted, on all pages', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const id = summary?.id ?? expect.fail('no order')
        const all = right(await orders.invoices(id, ALL)())
        const folio = all.rows[0]?.folio ?? expect.fail('no invoice')
        expect(right(await orders.invoices(id, { ...ALL, search: folio })()).rows).toContainEqual(all.rows[0])
        expect(right(await orders.invoices(id, { ...ALL, search: 'no such invoice' })())).toMatchObject({
          rows: [],
          totalRows: 0,
        })
        const falling = { field: 'folio', direction: 'desc' } as const
        const first = right(await orders.invoices(id, { ...ALL, pageSize: 1, sort: falling })())
        const last = right(await orders.invoices(id, { ...ALL, pageSize: 1, page: all.totalRows, sort: falling })())
        expect(Number(first.rows[0]?.folio)).toBeGreaterThanOrEqual(Number(last.rows[0]?.folio))
        expect(first.totalRows).toBe(all.totalRows)
      }))

    it('have a simulation as a PDF', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const id = summary?.id ?? expect.fail('no order')
        const file = right(await orders.simulation(id)())
        expect([file.kind, file.name]).toEqual(['pdf', `Simulación operación ${id}.pdf`])
        expect(new TextDecoder('latin1').decode(file.bytes.slice(0, 5))).toBe('%PDF-')
      }))

    it('have no bills before their transfer', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const id = summary?.id ?? expect.fail('no order')
        expect(right(await orders.bills(id)())).toEqual([])
        expect(await orders.downloadBill(id, '999999' as OrderBill['id'])()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' },
        })
      }))

    it('have a settlement without lines before their transfer', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const id = summary?.id ?? expect.fail('no order')
        expect(right(await orders.settlement(id)())).toEqual({ transfer: undefined, lines: [] })
      }))

    it('have an activity that begins with their request', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        const entries = right(await orders.activity(summary?.id ?? expect.fail('no order'))())
        expect(entries.at(-1)).toMatchObject({ action: 'REQUESTED', status: undefined })
        expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted((a, b) => b - a))
      }))

    it('offer nothing to request again unless they were rejected', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(pageAt(1))()).rows
        expect(right(await orders.reorderLines(summary?.id ?? expect.fail('no order'))())).toEqual([])
      }))

    it('are not found when missing', () =>
      within(async (orders) => {
        const id = '999999999999999' as OrderId
        expect(await orders.detail(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.activity(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.settlement(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.reorderLines(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.simulation(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.invoices(id, ALL)()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' },
        })
      }))
  })
}

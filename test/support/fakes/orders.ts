import { endpoints } from '#wire/endpoints.ts'
import * as TE from 'fp-ts/TaskEither'
import { sortedRows } from '#application/shared/sorted-rows.ts'
import type { OrderGroup, Orders, OrderSortField, ReorderLine } from '#application/orders/orders.port.ts'
import { companyTask } from '#application/orders/company-task.ts'
import { matchesSearch, normaliseSearch } from '#domain/financing/invoice-search.ts'
import { orderMatch } from '#domain/orders/listed-order.ts'
import type { OrderSummary } from '#domain/orders/order.ts'
import { simplify } from '#domain/orders/simplified-status.ts'
import { LATE_STATES, ORDER_STATES, stateOf, trackerOf } from '#domain/orders/tracker.ts'
import {
  A_BILL_ID,
  aListedOf,
  aBillOf,
  aDetailOf,
  anOrderInvoice,
  INVOICES_OF_ORDER,
  aRequestOf,
  aSettlementOf,
} from '#test/support/samples/orders.ts'
import { type Faults, makeFaults, rejected, rejectedBy } from './faults.ts'

export interface FakeOrders extends Orders {
  readonly faults: Faults
  /** Sets the lines of every rejected order. */
  readonly putReorderLines: (lines: ReadonlyArray<ReorderLine>) => void
  readonly put: (orders: ReadonlyArray<OrderSummary>) => void
}

const sorted = <A>(rows: ReadonlyArray<A>, direction: 'asc' | 'desc' | undefined): ReadonlyArray<A> =>
  direction === 'desc' ? rows.toReversed() : rows

const INVOICES = Array.from({ length: INVOICES_OF_ORDER }, (_, at) => anOrderInvoice(at))

/** Each order has 25 invoices, which are sorted and found by their folios. */
export const makeFakeOrders = (initial: ReadonlyArray<OrderSummary>): FakeOrders => {
  const faults = makeFaults()
  let orders = initial
  let reorderLines: ReadonlyArray<ReorderLine> = []
  const slice = <A>(rows: ReadonlyArray<A>, page: number, pageSize: number) => ({
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    totalRows: rows.length,
  })
  return {
    faults,
    putReorderLines: (next) => {
      reorderLines = next
    },
    put: (next) => {
      orders = next
    },
    page: ({ from, group, page, pageSize, search, sort, state, type }) =>
      faults.around(() => {
        const searched = normaliseSearch(search, 'CL')
        const matching = orders.filter(
          (one) =>
            (one.id.includes(search) || INVOICES.some((invoice) => matchesSearch(invoice, searched))) &&
            (state === undefined || stateOf(one.status) === state) &&
            (type === undefined || one.type === type) &&
            (from === undefined || one.requestedOn >= from),
        )
        const waits = (one: OrderSummary) => companyTask(one, 'CL') !== undefined
        const isLate = ({ status }: OrderSummary) => LATE_STATES.some((late) => late === stateOf(status))
        const isIn = (one: OrderSummary, of: OrderGroup) =>
          of === 'WAITING' ? waits(one) : isLate(one) ? of === 'LATE' : simplify(one.status) === of
        const count = (of: OrderGroup) => matching.filter((one) => isIn(one, of)).length
        const found = matching
          .filter((one) => group === undefined || isIn(one, group))
          .toSorted((a, b) => Number(waits(b)) - Number(waits(a)))
        const keyOf = (order: OrderSummary, field: OrderSortField) =>
          field === 'total' || field === 'received'
            ? order.total.minor
            : field === 'id'
              ? Number(order.id)
              : field === 'status'
                ? ORDER_STATES.findIndex((state) => state === stateOf(order.status))
                : order[field]
        const counts = {
          ALL: matching.length,
          WAITING: count('WAITING'),
          LATE: count('LATE'),
          IN_REVIEW: count('IN_REVIEW'),
          APPROVED: count('APPROVED'),
          TRANSFERRED: count('TRANSFERRED'),
          PAID: count('PAID'),
          REJECTED: count('REJECTED'),
          RENEGOTIATED: count('RENEGOTIATED'),
          IN_PROCESS: count('IN_PROCESS'),
        }
        const lines = INVOICES.map((invoice) => ({ ...invoice, due: invoice.amount, daysLate: 0 }))
        const listed = sortedRows(found, keyOf, sort).map((one) => ({
          ...aListedOf(one),
          match: orderMatch(one, lines, searched),
        }))
        return TE.of({ ...slice(listed, page, pageSize), counts })
      }),
    detail: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        return order === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(aDetailOf(order))
      }),
    confirmDeposit: (id, account) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        if (order === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        return account.id === aDetailOf(order).deposit?.replacement?.id
          ? TE.of(undefined)
          : TE.left(rejectedBy(endpoints.orderDepositConfirm, 'ERROR_ORDER_ACCOUNT_CHANGED'))
      }),
    invoices: (id, { page, pageSize, search, sort }) =>
      faults.around(() =>
        orders.some((one) => one.id === id)
          ? TE.of(
              slice(
                sorted(
                  INVOICES.filter(({ folio }) => folio.includes(search)),
                  sort?.direction,
                ),
                page,
                pageSize,
              ),
            )
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
    activity: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        return order === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of([aRequestOf(order)])
      }),
    settlement: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        return order === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(aSettlementOf(order))
      }),
    reorderLines: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        if (order === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        return TE.of(order.status === 'REJECTED' ? reorderLines : [])
      }),
    bills: (id) =>
      faults.around(() => {
        const order = orders.find((one) => one.id === id)
        if (order === undefined) return TE.left(rejected('ERROR_NOT_FOUND'))
        return TE.of(trackerOf(order.status).position >= 3 ? [aBillOf(order)] : [])
      }),
    downloadBill: (id, bill) =>
      faults.around(() =>
        orders.some((one) => one.id === id) && bill === A_BILL_ID
          ? TE.of({
              name: `Diferencia de precio de la operación ${id}.pdf`,
              kind: 'pdf' as const,
              bytes: new TextEncoder().encode('%PDF-1.7'),
            })
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
    simulation: (id) =>
      faults.around(() =>
        orders.some((one) => one.id === id)
          ? TE.of({
              name: `Simulación operación ${id}.pdf`,
              kind: 'pdf' as const,
              bytes: new TextEncoder().encode('%PDF-1.7'),
            })
          : TE.left(rejected('ERROR_NOT_FOUND')),
      ),
  }
}

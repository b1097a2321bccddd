import { basisPoints, type BasisPoints } from '../domain/kernel/rate.ts'
import type { OrderAction } from '../domain/orders/order-action.ts'

/** A payment of the invoice in the same place: so many days after its payment date, or so many days ago. */
export interface PastPayment {
  readonly daysLate?: number
  readonly daysAgo?: number
  /** The share that was paid, or recorded by mistake. Absent: everything. */
  readonly percent?: number
  /** A mistake, which was corrected to everything on the next day. */
  readonly isCorrected?: true
}

export interface PastOrder {
  readonly daysAgo: number
  readonly invoices: number
  /** The days from the payment date of each invoice to today, both included. */
  readonly due: readonly [least: number, most: number]
  /** The actions of operators, and how many days after the request. */
  readonly actions: ReadonlyArray<readonly [Exclude<OrderAction, 'renegotiate'>, number]>
  /** How many days after the request the unpaid invoices got another date, a month later, and this rate. */
  readonly renegotiated?: { readonly after: number; readonly rate: BasisPoints }
  /** Invoices without an entry have not been paid. */
  readonly payments: ReadonlyArray<PastPayment>
  readonly reason?: string
  /** All of the payer with the most invoices at that time, so that its usual delay is known afterwards. */
  readonly onePayer?: true
}

const TRANSFERRED = [
  ['approve', 1],
  ['transfer', 2],
] as const

const onDay = (...days: ReadonlyArray<number>): ReadonlyArray<PastPayment> => days.map((daysLate) => ({ daysLate }))
const FUTURE = [-365, 0] as const

/** The company had its surplus transferred this many days ago: a debt that came later is charged to the releases after it. */
export const SURPLUS_PAID_DAYS_AGO = 36

/** At least one in each state, also of the settlement, oldest first, as orders are numbered. */
export const PAST_ORDERS: ReadonlyArray<PastOrder> = [
  /* So late, and at such a rate, that the interest exceeds the retention: the company owed the rest. */
  {
    daysAgo: 225,
    invoices: 1,
    due: [170, 214],
    actions: TRANSFERRED,
    renegotiated: { after: 55, rate: basisPoints(1_000) },
    payments: [{ daysAgo: 34 }],
  },
  { daysAgo: 130, invoices: 3, due: [46, 119], actions: [...TRANSFERRED, ['declareDefault', 125]], payments: [] },
  {
    daysAgo: 95,
    invoices: 2,
    due: [46, 84],
    actions: TRANSFERRED,
    renegotiated: { after: 85, rate: basisPoints(150) },
    payments: [],
  },
  {
    daysAgo: 90,
    invoices: 3,
    due: [46, 79],
    actions: TRANSFERRED,
    payments: [{ daysLate: 12, percent: 40 }, { daysLate: 0 }],
  },
  { daysAgo: 75, invoices: 3, due: [42, 64], actions: TRANSFERRED, payments: onDay(33, 41, 32), onePayer: true },
  {
    daysAgo: 70,
    invoices: 4,
    due: [3, 59],
    actions: TRANSFERRED,
    payments: [...onDay(0, 0, 3), { daysLate: 0, percent: 60, isCorrected: true }],
  },
  { daysAgo: 40, invoices: 3, due: [2, 29], actions: TRANSFERRED, payments: onDay(0, 1) },
  { daysAgo: 13, invoices: 5, due: FUTURE, actions: TRANSFERRED, payments: [] },
  {
    daysAgo: 9,
    invoices: 2,
    due: FUTURE,
    actions: [['reject', 1]],
    payments: [],
    reason: 'Uno de los clientes objetó su factura.',
  },
  { daysAgo: 5, invoices: 2, due: FUTURE, actions: [['requestDocuments', 1]], payments: [] },
  { daysAgo: 2, invoices: 2, due: FUTURE, actions: [['approve', 1]], payments: [] },
  { daysAgo: 1, invoices: 3, due: FUTURE, actions: [], payments: [] },
]

import type { OrderAction } from '../domain/orders/order-action.ts'

/** When the payers of an order were to pay: all before today, more than a month before, or after. */
export type Schedule = 'past' | 'long past' | 'future'

export interface PastOrder {
  readonly daysAgo: number
  readonly invoices: number
  readonly schedule: Schedule
  /** The actions of operators, and how many days after the request. */
  readonly actions: ReadonlyArray<readonly [Exclude<OrderAction, 'renegotiate'>, number]>
  /** How many days after the request new terms were agreed for the invoices without a payment. */
  readonly renegotiatedAfter?: number
  /** How many days late the payer of each invoice paid; those without an entry have not paid. */
  readonly payments: ReadonlyArray<number>
  readonly reason?: string
  /** All of the payer with the most invoices at that time, so that its usual delay is known afterwards. */
  readonly onePayer?: true
}

const TRANSFERRED = [
  ['approve', 1],
  ['transfer', 2],
] as const

/** At least one in each state, oldest first, as orders are numbered. */
export const PAST_ORDERS: ReadonlyArray<PastOrder> = [
  {
    daysAgo: 130,
    invoices: 3,
    schedule: 'long past',
    actions: [...TRANSFERRED, ['declareDefault', 125]],
    payments: [0],
  },
  { daysAgo: 110, invoices: 2, schedule: 'long past', actions: TRANSFERRED, renegotiatedAfter: 100, payments: [4] },
  { daysAgo: 90, invoices: 3, schedule: 'long past', actions: TRANSFERRED, payments: [0, 2] },
  {
    daysAgo: 75,
    invoices: 3,
    schedule: 'long past',
    actions: TRANSFERRED,
    payments: [33, 41, 32],
    onePayer: true,
  },
  { daysAgo: 70, invoices: 4, schedule: 'past', actions: TRANSFERRED, payments: [0, 0, 3, 0] },
  { daysAgo: 40, invoices: 3, schedule: 'past', actions: TRANSFERRED, payments: [0, 1] },
  { daysAgo: 13, invoices: 5, schedule: 'future', actions: TRANSFERRED, payments: [] },
  {
    daysAgo: 9,
    invoices: 2,
    schedule: 'future',
    actions: [['reject', 1]],
    payments: [],
    reason: 'Uno de los clientes objetó su factura.',
  },
  { daysAgo: 5, invoices: 2, schedule: 'future', actions: [['requestDocuments', 1]], payments: [] },
  { daysAgo: 2, invoices: 2, schedule: 'future', actions: [['approve', 1]], payments: [] },
  { daysAgo: 1, invoices: 3, schedule: 'future', actions: [], payments: [] },
]

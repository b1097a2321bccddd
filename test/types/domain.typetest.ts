import { absurd } from 'fp-ts/function'
import type { Cart } from '#domain/financing/cart.ts'
import { remove } from '#domain/financing/cart.ts'
import type { DateRejected } from '#domain/financing/payment-date.ts'
import type { SimulationError } from '#domain/financing/simulate.ts'
import type { OrderFlow } from '#application/financing/order-flow.ts'
import { type Email, keyOf } from '#domain/identity/email.ts'
import { validateConfirmation } from '#domain/identity/password.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId, OrderId } from '#domain/kernel/id.ts'
import { add, compare, money, sum } from '#domain/kernel/money.ts'
import { basisPoints, complement } from '#domain/kernel/rate.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { surplusPercent } from '#domain/orders/surplus-chip.ts'
import { totalOf } from '#domain/financing/cart-counters.ts'
import { usedCredit } from '#domain/payables/credit-line.ts'
import { trackerOf, type TrackerState } from '#domain/orders/tracker.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import type { CredentialPrompt } from '#domain/tax-credential/credential-prompt.ts'

// This file is compiled and never run: each line after `@ts-expect-error` must be an error, and no other line may be
// one.

declare const cart: Cart
declare const orderId: OrderId
declare const date: CivilDate

const pesos = money('CLP', 1_000)
const cents = money('MXN', 1_000)

export const sums = [
  add(pesos, money('CLP', 1)),
  // @ts-expect-error Chilean and Mexican pesos cannot be added
  add(pesos, cents),
  // @ts-expect-error nor summed in a list
  sum('CLP', [pesos, cents]),
  // @ts-expect-error nor compared
  compare(pesos, cents),
  // @ts-expect-error nor divided
  surplusPercent(pesos, cents),
  // @ts-expect-error a number is not money
  add(pesos, 1_000),
  // @ts-expect-error a cart in pesos has no total in dollars
  totalOf({ lines: [{ invoice: { amount: pesos } }] }, 'USD'),
  // @ts-expect-error nor has a credit in dollars a balance in pesos
  usedCredit({ credit: money('USD', 1), balance: cents }),
]

export const ids = [
  // @ts-expect-error unparsed text is not an id
  remove(cart, ['12']),
  // @ts-expect-error an order is not an invoice
  remove(cart, [orderId]),
  remove(cart, [] as ReadonlyArray<InvoiceId>),
]

export const unparsed = [
  addDays(date, 1),
  // @ts-expect-error unparsed text is not a date
  addDays('2026-01-08', 1),
  // @ts-expect-error nor a RUT
  Rut.format('12345678-5'),
  // @ts-expect-error nor an address
  keyOf('ana@empresa.cl'),
  // @ts-expect-error nor a password
  validateConfirmation('secreto', 'secreto'),
  complement(basisPoints(3000)),
  // @ts-expect-error a number is not a rate
  complement(0.3),
]

// @ts-expect-error a cart is immutable
cart.lines = []
// @ts-expect-error so is money
pesos.minor = 0

/** Any text has a tracker; only listed ones are statuses. */
export const total = trackerOf('any text of a host')
// @ts-expect-error an unlisted status
export const stranger: OrderStatus = 'LOST'

export const stepless = (flow: OrderFlow): number => {
  switch (flow._tag) {
    case 'Selecting':
      return 0
    case 'Dating':
      return 1
    case 'Reviewing':
      return 2
    case 'Sent':
      return 3
    default:
      // @ts-expect-error the pending request is not handled
      return absurd<number>(flow)
  }
}

export const unhandledState = (state: TrackerState): string => {
  switch (state) {
    case 'IN_REVIEW':
    case 'APPROVED':
    case 'PENDING_DOCUMENTS':
    case 'REJECTED':
    case 'ACTIVE':
    case 'ARREAR':
    case 'CRITICAL':
    case 'PAID':
    case 'RENEGOTIATION':
    case 'DEFAULT':
      return state
    default:
      // @ts-expect-error the unknown state is not handled
      return absurd<string>(state)
  }
}

export const handledLanding = (landing: CredentialPrompt): string => {
  switch (landing._tag) {
    case 'CredentialMissing':
    case 'CredentialInvalid':
    case 'ImportFailed':
    case 'Ready':
      return landing._tag
    case 'ImportRunning':
      return `${landing.percent}`
    default:
      return absurd<string>(landing)
  }
}

export const handledRejection = (rejected: DateRejected): string => {
  switch (rejected._tag) {
    case 'PaymentDatePast':
    case 'PaymentDateTooSoon':
    case 'PaymentDateTooFar':
    case 'PaymentDateWeekend':
      return rejected._tag
    case 'PaymentDateHoliday':
      return rejected.name
    default:
      return absurd<string>(rejected)
  }
}

// @ts-expect-error each error of a simulation must be handled
export const forgotten: Readonly<Record<SimulationError['_tag'], string>> = {
  SimulationEmpty: '',
  SimulationDatePast: '',
}

// @ts-expect-error arbitrary text is not an address
export const address: Email = 'ana@empresa.cl'

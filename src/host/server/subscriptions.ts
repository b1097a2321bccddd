import type { AccountListener } from '../banking/account-listener.ts'
import type { OrderText } from '../documents/signed-text.ts'
import type { PricePayroll } from '../financing/price-payroll.port.ts'
import { freezeMissing, ordersToConfirm } from '../orders/frozen-accounts.ts'
import type { OrderEvents } from '../orders/order-events.ts'
import { orderText } from '../orders/order-text.ts'
import { stopChangedPayrolls, unfundablePayees } from '../payables/changed-accounts.ts'
import { priceNamedPayroll } from '../payables/financing.ts'
import { followOrder } from '../payables/follow-order.ts'
import { estimatePaymentDates } from '../payables/payment-dates.ts'
import type { OrdersToConfirm } from '../shell/tasks.ts'
import type { TermListener } from '../suppliers/term-listener.ts'

/** Listeners of events and implementations of ports, for contexts that do not import each other. */
export interface Subscriptions {
  readonly accountChanged: ReadonlyArray<AccountListener>
  readonly orderEvents: OrderEvents
  readonly orderText: OrderText
  readonly ordersToConfirm: OrdersToConfirm
  readonly pricePayroll: PricePayroll
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

const freezeOwnAccount: AccountListener = async (tx, _clock, { business, supplier }) => {
  if (supplier === undefined) await freezeMissing(tx, business)
  return []
}

const stopPayrollsOf: AccountListener = async (tx, clock, { business, supplier }) =>
  supplier === undefined ? [] : stopChangedPayrolls(tx, clock, business, supplier)

export const subscriptions: Subscriptions = {
  accountChanged: [freezeOwnAccount, stopPayrollsOf],
  orderEvents: { statusChanged: [followOrder], unfundablePayees },
  orderText,
  ordersToConfirm,
  pricePayroll: priceNamedPayroll,
  supplierTermChanged: [estimatePaymentDates],
}

import { type AccountListener, bankNamed } from '../banking/index.ts'
import { hasFeature } from '../business/index.ts'
import type { OrderText } from '../documents/index.ts'
import type { PricePayroll } from '../financing/index.ts'
import { frozenAccounts, type OrderEvents, orderText } from '../orders/index.ts'
import { changedAccounts, estimatePaymentDates, followOrder, payrollFinancing } from '../payables/index.ts'
import type { FindingSources, OrdersToConfirm } from '../shell/index.ts'
import type { TermListener } from '../suppliers/index.ts'

/** Listeners of events and implementations of ports, for contexts that do not import each other. */
export interface Subscriptions {
  readonly accountChanged: ReadonlyArray<AccountListener>
  readonly findingSources: FindingSources
  readonly orderEvents: OrderEvents
  readonly orderText: OrderText
  readonly ordersToConfirm: OrdersToConfirm
  readonly pricePayroll: PricePayroll
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

const freezeOwnAccount: AccountListener = async (tx, _clock, { business, supplier }) => {
  if (supplier === undefined) await frozenAccounts.freezeMissing(tx, business)
  return []
}

const stopPayrollsOf: AccountListener = async (tx, clock, { business, supplier }) =>
  supplier === undefined ? [] : changedAccounts.stopChangedPayrolls(tx, clock, business, supplier)

export const subscriptions: Subscriptions = {
  accountChanged: [freezeOwnAccount, stopPayrollsOf],
  findingSources: { bankNamed, hasFeature },
  orderEvents: { statusChanged: [followOrder], unfundablePayees: changedAccounts.unfundablePayees },
  orderText,
  ordersToConfirm: frozenAccounts.ordersToConfirm,
  pricePayroll: payrollFinancing.priceNamedPayroll,
  supplierTermChanged: [estimatePaymentDates],
}

import type { ApprovalListener } from '../approval/approval-services.ts'
import { type AccountListener, bankNamed } from '../banking/index.ts'
import { hasFeature } from '../business/index.ts'
import { notify } from '../notifications/index.ts'
import type { OrderText } from '../documents/index.ts'
import type { PricePayroll } from '../financing/index.ts'
import { frozenAccounts, type OrderEvents, orderText } from '../orders/index.ts'
import { changedAccounts, estimatePaymentDates, followOrder, payrollFinancing } from '../payables/index.ts'
import type { DigestSources, FindingSources, OrdersToConfirm } from '../shell/index.ts'
import type { TermListener } from '../suppliers/index.ts'
import { digestSources } from './digest-sources.ts'

/** Listeners of events and implementations of ports, for contexts that do not import each other. */
export interface Subscriptions {
  readonly approvalNews: ApprovalListener
  readonly accountChanged: ReadonlyArray<AccountListener>
  readonly digestSources: DigestSources
  readonly findingSources: FindingSources
  readonly orderEvents: OrderEvents
  readonly orderText: OrderText
  readonly ordersToConfirm: OrdersToConfirm
  readonly pricePayroll: PricePayroll
  readonly supplierTermChanged: ReadonlyArray<TermListener>
}

/** Those who may decide learn of a request, and its requester of what became of it, unless by withdrawing it. */
const notifyOfApproval: ApprovalListener = async (tx, clock, businessId, news) => {
  if (news.kind === 'Decided') {
    const { act, person, reason, requester, state } = news
    if (state === 'WITHDRAWN') return []
    return notify(
      tx,
      clock,
      { userId: requester, businessId },
      {
        kind: 'ApprovalDecided',
        act,
        status: state,
        ...(person === undefined ? {} : { person }),
        ...(reason === undefined ? {} : { reason }),
      },
    )
  }
  const { act, deciders, operator, person } = news
  const requested = { kind: 'ApprovalRequested' as const, act, person, ...(operator === undefined ? {} : { operator }) }
  const emails = []
  for (const userId of deciders) emails.push(...(await notify(tx, clock, { userId, businessId }, requested)))
  return emails
}

const freezeOwnAccount: AccountListener = async (tx, _clock, { business, supplier }) => {
  if (supplier === undefined) await frozenAccounts.freezeMissing(tx, business)
  return []
}

const stopPayrollsOf: AccountListener = async (tx, clock, { business, supplier }) =>
  supplier === undefined ? [] : changedAccounts.stopChangedPayrolls(tx, clock, business, supplier)

export const subscriptions: Subscriptions = {
  approvalNews: notifyOfApproval,
  accountChanged: [freezeOwnAccount, stopPayrollsOf],
  digestSources,
  findingSources: { bankNamed, hasFeature },
  orderEvents: { statusChanged: [followOrder], unfundablePayees: changedAccounts.unfundablePayees },
  orderText,
  ordersToConfirm: frozenAccounts.ordersToConfirm,
  pricePayroll: payrollFinancing.priceNamedPayroll,
  supplierTermChanged: [estimatePaymentDates],
}

import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LiveEvent } from '#application/live/live-events.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { LiveMessage } from '#wire/live.codec.ts'

/** Parses a frame for `business`; undefined for invalid frames and other businesses. */
export const readFrame = (data: unknown, business: BusinessId): LiveMessage | undefined =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(typeof data === 'string' && data.length <= MAX_LENGTH ? data : ''), String),
    E.chainW(LiveMessage.decode),
    E.match(
      () => undefined,
      (message) => (message.businessId === business ? message : undefined),
    ),
  )

const MAX_LENGTH = 4_096

/** `ready` only confirms the subscription and is no event. */
export const eventOf = (message: LiveMessage): LiveEvent | undefined => {
  switch (message.type) {
    case 'ready':
      return undefined
    case 'taxProgress':
      return {
        _tag: 'TaxProgress',
        progress: { status: message.status, completion: message.completion },
        invoices: message.invoices,
      }
    case 'taxRefresh':
      return {
        _tag: 'TaxRefreshed',
        progress: { status: message.status, completion: message.completion },
        arrivals: message.arrivals,
      }
    case 'order':
      return { _tag: 'OrderChanged', orderId: message.orderId, status: message.pymeStatus }
    default:
      return { _tag: CHANGES[message.type] }
  }
}

/** Messages that only say what changed. */
const CHANGES = {
  invoices: 'InvoicesChanged',
  bankAccounts: 'BankAccountsChanged',
  documents: 'DocumentsChanged',
  profile: 'ProfileChanged',
  certificate: 'CertificateChanged',
  stakeholders: 'StakeholdersChanged',
  wallet: 'WalletChanged',
  debts: 'DebtsChanged',
  suppliers: 'SuppliersChanged',
  cash: 'CashChanged',
  payables: 'PayablesChanged',
  features: 'FeaturesChanged',
  approvals: 'ApprovalsChanged',
  team: 'TeamChanged',
} as const

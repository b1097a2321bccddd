import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { LiveEvent } from '#application/live/live-events.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { LiveMessage } from '#wire/live.codec.ts'

/** Parses a frame for `business`; undefined for invalid frames and other businesses. */
export const readFrame = (data: unknown, business: BusinessId): LiveMessage | undefined =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(typeof data === 'string' && data.length <= LONGEST ? data : ''), String),
    E.chainW(LiveMessage.decode),
    E.match(
      () => undefined,
      (message) => (message.businessId === business ? message : undefined),
    ),
  )

const LONGEST = 4_096

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
    case 'invoices':
      return { _tag: 'InvoicesChanged' }
    case 'bankAccounts':
      return { _tag: 'BankAccountsChanged' }
    case 'documents':
      return { _tag: 'DocumentsChanged' }
    case 'profile':
      return { _tag: 'ProfileChanged' }
    case 'certificate':
      return { _tag: 'CertificateChanged' }
    case 'stakeholders':
      return { _tag: 'StakeholdersChanged' }
    case 'wallet':
      return { _tag: 'WalletChanged' }
    case 'debts':
      return { _tag: 'DebtsChanged' }
    case 'suppliers':
      return { _tag: 'SuppliersChanged' }
    case 'payables':
      return { _tag: 'PayablesChanged' }
  }
}

import { type DocumentKind, requiredDocuments } from '../documents/required-documents.ts'
import type { DocumentOwnerType } from '../documents/document.ts'
import type { Country } from '../kernel/country.ts'
import { type DepositAccounts, depositStateOf } from './deposit-account.ts'
import { isConfirming } from './order.ts'

/**
 * Why the financier does not transfer an order, in the order in which the company removes it: no account in the currency of
 * the order; another account than the one that was frozen; no legal representative, or in Mexico none whose documents and those
 * of the company are approved; in Mexico no approved contract.
 */
export const TRANSFER_OBSTACLES = ['NO_ACCOUNT', 'ACCOUNT_CHANGED', 'NO_REPRESENTATIVE', 'NO_CONTRACT'] as const

/** One of `TRANSFER_OBSTACLES`. */
export type TransferObstacle = (typeof TRANSFER_OBSTACLES)[number]

/** A document of a set, as far as a transfer depends on it. */
export interface ReviewedDocument {
  readonly kind: DocumentKind
  readonly approved: boolean
}

/** What a transfer depends on. */
export interface TransferFacts {
  readonly country: Country
  /** The code of the host: an order of type `CONFIRMING` pays suppliers, not the company. */
  readonly type: string
  readonly accounts: DepositAccounts
  readonly companyDocuments: ReadonlyArray<ReviewedDocument>
  /** The documents of each stored representative; an empty list for one without documents. */
  readonly representatives: ReadonlyArray<ReadonlyArray<ReviewedDocument>>
  readonly orderDocuments: ReadonlyArray<ReviewedDocument>
}

/**
 * Every obstacle that applies, in the order of `TRANSFER_OBSTACLES`; an order without one may be transferred. An account that
 * was not frozen yet is no obstacle.
 *
 * @example
 * ```ts
 * import { transferObstacles } from '@anticipo/domain/orders/transfer-obstacles'
 *
 * const accounts = { current: undefined, frozen: undefined }
 * const documents = { companyDocuments: [], orderDocuments: [] }
 * transferObstacles({ country: 'CL', type: 'DIRECT_FINANCING', accounts, ...documents, representatives: [[]] }) // ['NO_ACCOUNT']
 * transferObstacles({ country: 'MX', type: 'CONFIRMING', accounts, ...documents, representatives: [] }) // ['NO_REPRESENTATIVE', 'NO_CONTRACT']
 * ```
 */
export const transferObstacles = (facts: TransferFacts): ReadonlyArray<TransferObstacle> =>
  TRANSFER_OBSTACLES.filter((obstacle) => APPLIES[obstacle](facts))

const APPLIES: Readonly<Record<TransferObstacle, (facts: TransferFacts) => boolean>> = {
  NO_ACCOUNT: (facts) => !isConfirming(facts) && depositStateOf(facts.accounts) === 'MISSING',
  ACCOUNT_CHANGED: (facts) => !isConfirming(facts) && depositStateOf(facts.accounts) === 'CHANGED',
  NO_REPRESENTATIVE: ({ companyDocuments, country, representatives }) =>
    !hasApproved(country, 'business', companyDocuments) ||
    !representatives.some((documents) => hasApproved(country, 'stakeholder', documents)),
  NO_CONTRACT: ({ country, orderDocuments }) =>
    requiredDocuments(country, 'order').length > 0 &&
    !(hasApproved(country, 'order', orderDocuments) && orderDocuments.every(({ approved }) => approved)),
}

/** Each required document is there and approved; where none is required, none is missing. */
const hasApproved = (country: Country, owner: DocumentOwnerType, documents: ReadonlyArray<ReviewedDocument>): boolean =>
  requiredDocuments(country, owner).every((required) =>
    documents.some(({ approved, kind }) => approved && kind === required),
  )

import type { BankAccountId } from '../banking/bank-account.ts'
import type { BankId } from '../banking/bank.ts'
import type { DocumentOwnerType } from '../documents/document.ts'
import { type DocumentKind, requiredDocuments } from '../documents/required-documents.ts'
import type { Country } from '../kernel/country.ts'
import { compare, type Currency, type Money } from '../kernel/money.ts'

/** Where the money of an order goes: what a bank needs of an account. Its alias and its mail are no part of it. */
export interface DepositAccount {
  readonly id: BankAccountId
  readonly bankId: BankId
  readonly type: string
  readonly number: string
  readonly currency: Currency
}

/** The account of an order now, and the one that was frozen on it. Undefined: there is none. */
export interface DepositAccounts {
  readonly current: DepositAccount | undefined
  readonly frozen: DepositAccount | undefined
}

/**
 * Where an order stands with its account: `MISSING` without one, `EXPECTED` before it is frozen, `FROZEN` while it is the
 * one that was frozen, `CHANGED` once it is another or has other data.
 */
export const DEPOSIT_STATES = ['MISSING', 'EXPECTED', 'FROZEN', 'CHANGED'] as const

/** One of `DEPOSIT_STATES`. */
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** An account as a person recognises it: its bank and the last four digits of its number. */
export interface ShownAccount {
  readonly id: BankAccountId
  /** The version of the stored account at that time. */
  readonly version: number
  readonly bank: string
  readonly lastDigits: string
}

/**
 * Where the money of an order goes. `account`: the frozen one, before that the one that would be; undefined while `MISSING`.
 * `replacement`: what the company has in its place now, while `CHANGED`.
 */
export interface OrderDeposit {
  readonly state: DepositState
  readonly account: ShownAccount | undefined
  readonly replacement: ShownAccount | undefined
}

/**
 * The state of the account of an order, before its transfer.
 */
export const depositStateOf = ({ current, frozen }: DepositAccounts): DepositState => {
  if (current === undefined) return 'MISSING'
  if (frozen === undefined) return 'EXPECTED'
  return isSameAccount(current, frozen) ? 'FROZEN' : 'CHANGED'
}

/**
 * Whether money that is sent to the one arrives at the other, and both are the same stored account.
 */
export const isSameAccount = (one: DepositAccount, other: DepositAccount): boolean =>
  PARTS.every((part) => one[part] === other[part])

const PARTS = ['id', 'bankId', 'type', 'number', 'currency'] as const

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

/** The facts on which a transfer depends. */
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
 */
export const transferObstacles = (facts: TransferFacts): ReadonlyArray<TransferObstacle> => {
  const { accounts, companyDocuments, country, orderDocuments, representatives, type } = facts
  const state = type === 'CONFIRMING' ? undefined : depositStateOf(accounts)
  const hasRepresentative =
    hasApproved(country, 'business', companyDocuments) &&
    representatives.some((documents) => hasApproved(country, 'stakeholder', documents))
  const hasContract =
    hasApproved(country, 'order', orderDocuments) &&
    (requiredDocuments(country, 'order').length === 0 || orderDocuments.every(({ approved }) => approved))
  const applies: Readonly<Record<TransferObstacle, boolean>> = {
    NO_ACCOUNT: state === 'MISSING',
    ACCOUNT_CHANGED: state === 'CHANGED',
    NO_REPRESENTATIVE: !hasRepresentative,
    NO_CONTRACT: !hasContract,
  }
  return TRANSFER_OBSTACLES.filter((obstacle) => applies[obstacle])
}

/** Each required document is there and approved; where none is required, none is missing. */
const hasApproved = (country: Country, owner: DocumentOwnerType, documents: ReadonlyArray<ReviewedDocument>): boolean =>
  requiredDocuments(country, owner).every((required) =>
    documents.some(({ approved, kind }) => approved && kind === required),
  )

/** The invoice of a line by its documents now, in the currency of the order. */
export interface InvoiceNow<R extends string> {
  /** The sum that its debtor owes: the amount less its credit notes and everything else that lowers it. */
  readonly owed: Money
  /** Why it is not financed, or not paid. */
  readonly reasons: ReadonlyArray<R>
  /** The tax id of the confirmed holder. Undefined: the company that issued it. */
  readonly holder: string | undefined
}

/**
 * Why the money of a line does not leave the financier: every reason of its invoice, and `OWED_LESS` when the line is worth
 * more than what is owed now. `base` is the amount of the line less its credit notes. A cession to the financier itself is
 * no reason: in Chile orders are assigned to it before they are transferred. `financier` is its tax id in the form of `holder`,
 * undefined when it has none in the country.
 */
export const lineObstacles = <R extends string>(
  base: Money,
  { holder, owed, reasons }: InvoiceNow<R>,
  financier: string | undefined,
): ReadonlyArray<R | 'OWED_LESS'> => {
  const isOurs = holder !== undefined && holder === financier
  const stopping = reasons.filter((reason) => !(isOurs && reason === CEDED))
  return compare(base, owed) > 0 ? [...stopping, 'OWED_LESS'] : stopping
}

/** One of `NOT_FINANCEABLE`. */
const CEDED = 'ALREADY_ASSIGNED'

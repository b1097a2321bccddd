import * as E from 'fp-ts/Either'
import {
  type BankAccountDraft,
  type BankAccountError,
  type NewBankAccount,
  validateBankAccount,
} from '../banking/bank-account.ts'
import { normaliseIdentifier } from '../financing/invoice-search.ts'
import type { Country } from '../kernel/country.ts'
import { parse, type PaymentTerm, type PaymentTermError } from './payment-term.ts'

/** The most rows that a file may have: all of them are saved together, or none. */
export const MAX_SUPPLIER_ROWS = 500

/** A row of a file with accounts and terms of suppliers, as its texts. */
export interface SupplierRowDraft {
  /** The tax id of the supplier, in any notation. */
  readonly identifier: string
  /** Undefined for a row without any text about an account. */
  readonly account: Omit<BankAccountDraft, 'alias'> | undefined
  readonly term: string
}

/** The changes of one supplier that a row asks for: an account, a term, or both. */
export interface SupplierRow {
  readonly identifier: string
  readonly account: NewBankAccount | undefined
  readonly term: PaymentTerm | undefined
}

/** A rejected part of a row. A row may be empty, or repeat an earlier one. */
export type SupplierRowProblem =
  | { readonly field: keyof NewBankAccount; readonly error: BankAccountError }
  | { readonly field: 'term'; readonly error: PaymentTermError }
  | { readonly field: 'row'; readonly error: { readonly _tag: 'RowEmpty' | 'RowRepeated' } }

/** Why the host does not take a row: it depends on what is stored. */
export const SUPPLIER_ROW_CONFLICTS = ['SUPPLIER_UNKNOWN', 'ACCOUNT_DUPLICATE', 'ACCOUNT_SHARED'] as const

/** One of `SUPPLIER_ROW_CONFLICTS`. */
export type SupplierRowConflict = (typeof SUPPLIER_ROW_CONFLICTS)[number]

/** The row, or each of its problems, by the rules of the forms of one account and one term. */
export const validateSupplierRow = (
  country: Country,
  { account, identifier, term }: SupplierRowDraft,
): E.Either<ReadonlyArray<SupplierRowProblem>, SupplierRow> => {
  const hasTerm = term.trim() !== ''
  if (account === undefined && !hasTerm) return E.left([{ field: 'row', error: { _tag: 'RowEmpty' } }])
  const readAccount = account === undefined ? undefined : validateBankAccount(country, { ...account, alias: '' })
  const readTerm = hasTerm ? parse(term) : undefined
  const problems: ReadonlyArray<SupplierRowProblem> = [
    ...(readAccount !== undefined && E.isLeft(readAccount) ? readAccount.left : []),
    ...(readTerm !== undefined && E.isLeft(readTerm) ? [{ field: 'term' as const, error: readTerm.left }] : []),
  ]
  if (problems.length > 0) return E.left(problems)
  return E.right({
    identifier: identifier.trim(),
    account: readAccount !== undefined && E.isRight(readAccount) ? readAccount.right : undefined,
    term: readTerm !== undefined && E.isRight(readTerm) ? readTerm.right : undefined,
  })
}

/** Whether a row has the account of an earlier one, of whichever supplier, or sets the term of a supplier again. */
export const repeatsEarlier = (row: SupplierRow, earlier: ReadonlyArray<SupplierRow>): boolean =>
  earlier.some(
    (other) =>
      (row.account !== undefined && other.account !== undefined && isSameNumber(row.account, other.account)) ||
      (row.term !== undefined &&
        other.term !== undefined &&
        normaliseIdentifier(row.identifier) === normaliseIdentifier(other.identifier)),
  )

/** Banks write leading zeros or leave them out. */
const isSameNumber = (one: NewBankAccount, other: NewBankAccount): boolean =>
  one.bankId === other.bankId && one.number.replace(/^0+/, '') === other.number.replace(/^0+/, '')

import * as E from 'fp-ts/Either'
import { validateBankAccount, type BankAccountDraft, type NewBankAccount } from '#domain/banking/bank-account.ts'
import type { Country } from '#domain/kernel/country.ts'
import { invalid } from '../http/host-error.ts'
import { bankOf } from './banks.ts'
import type { Result } from '../http/call.ts'

/** The body of the call: a field that may be left out is not a text of the form yet. */
export type AccountBody = Omit<BankAccountDraft, 'alias'> & { readonly alias?: string | undefined }

/** The names of the fields on the wire, which an error names. */
const WIRE_NAMES: Readonly<Record<keyof NewBankAccount, string>> = {
  bankId: 'bankId',
  type: 'accountType',
  number: 'accountNumber',
  currency: 'currency',
  email: 'accountEmail',
  alias: 'alias',
}

/** The rules of the form, and a bank of the country's list. Holder and identifier are those of the business, whatever was sent. */
export const readAccount = (country: Country, body: AccountBody): Result<NewBankAccount> => {
  const valid = validateBankAccount(country, { ...body, alias: body.alias ?? '' })
  if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => WIRE_NAMES[field])))
  return bankOf(country, valid.right.bankId) === undefined ? E.left(invalid(['bankId'])) : valid
}

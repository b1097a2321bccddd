import * as E from 'fp-ts/Either'
import * as Email from '../identity/email.ts'
import type { Country } from '../kernel/country.ts'
import { profileOf } from '../kernel/country-profile.ts'
import {
  type ChoiceError,
  type Form,
  validateForm,
  oneOf,
  optionalText,
  type Problem,
  type TextError,
} from '../kernel/form.ts'
import { type Id, parseId } from '../kernel/id.ts'
import type { Currency } from '../kernel/money.ts'
import { type AccountNumber, type AccountNumberError, parseAccountNumber } from './account-number.ts'
import { type AccountType, accountTypesOf } from './account-type.ts'
import type { Bank, BankId } from './bank.ts'

/** An identifier of the host. */
export type BankAccountId = Id<'BankAccount'>

/** An account of a business, at any of its banks. */
export interface BankAccount {
  readonly id: BankAccountId
  readonly bank: Bank
  /** The code of the host: provider accounts have types outside the list of the country. */
  readonly type: string
  readonly number: string
  readonly holder: string
  readonly holderIdentifier: string
  readonly email: string
  readonly alias: string | undefined
  readonly currency: Currency
  readonly isDefault: boolean
  /** Managed by the financier; the business can only read it. */
  readonly isProviderAccount: boolean
  /** Grows with each change, so that a change based on an older one is rejected. */
  readonly version: number
}

/** Form values: texts as typed or selected. */
export interface BankAccountDraft {
  readonly bankId: string
  readonly type: string
  readonly number: string
  readonly email: string
  readonly alias: string
  readonly currency: string
}

/** A validated draft. */
export interface NewBankAccount {
  readonly bankId: BankId
  readonly type: AccountType
  readonly number: AccountNumber
  readonly currency: Currency
  readonly email: Email.Email
  readonly alias: string | undefined
}

/** Why a field of a bank account is rejected. */
export type BankAccountError = AccountNumberError | Email.EmailError | TextError | ChoiceError

/** A rejected field and its error. */
export type BankAccountProblem = Problem<keyof NewBankAccount, BankAccountError>

/**
 * The account, or every rejected field with its error. Every field is required except the alias, of at most 60
 * characters. The holder is always the business itself and is not part of the draft.
 *
 * @example
 * ```ts
 * import { validateBankAccount } from '@anticipo/domain/banking/bank-account'
 *
 * const draft = { bankId: '7', type: 'CUENTA_VISTA', number: '00-123-4567', email: 'ana@empresa', alias: '', currency: '' }
 * validateBankAccount('CL', draft) // { _tag: 'Left', left: [{ field: 'email', error: { _tag: 'EmailMalformed' } }] }
 * ```
 */
export const validateBankAccount = (
  country: Country,
  draft: BankAccountDraft,
): E.Either<ReadonlyArray<BankAccountProblem>, NewBankAccount> => validateForm(formOf(country), draft)

/** Accounts in Chile are in the country's currency, whatever the draft contains. */
const formOf = (country: Country): Form<BankAccountDraft, BankAccountError, NewBankAccount> => {
  const { accountCurrencies, currency } = profileOf(country)
  return {
    bankId: ({ bankId }) => chosenBank(bankId),
    type: ({ type }) => oneOf(accountTypesOf(country))(type),
    number: ({ number }) => parseAccountNumber(country, number),
    currency: (draft) => (accountCurrencies.length > 1 ? oneOf(accountCurrencies)(draft.currency) : E.right(currency)),
    email: ({ email }) => Email.parse(email),
    alias: ({ alias }) => optionalText(alias, MAX_ALIAS_LENGTH),
  }
}

const MAX_ALIAS_LENGTH = 60

const chosenBank = (text: string): E.Either<BankAccountError, BankId> => {
  const id = parseId<'Bank'>(text)
  return E.isRight(id) ? id : E.left({ _tag: text === '' ? 'ChoiceMissing' : 'ChoiceUnknown' })
}

import { isRight } from 'fp-ts/Either'
import { type AccountNumberWarning, parseAccountNumber, warningsOf } from '#domain/banking/account-number.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import type { BankAccount, BankAccountDraft } from '#domain/banking/bank-account.ts'
import { type Bank, bankOfPartial } from '#domain/banking/bank.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

/** Only a CLABE names its bank. */
export const bankFor = (country: Country, { bankId, number }: BankAccountDraft, banks: ReadonlyArray<Bank>): string => {
  if (profileOf(country).accountNumber !== 'CLABE') return bankId
  const chosen = banks.find(({ id }) => id === bankId)
  return bankOfPartial(number, chosen?.id, banks) ?? ''
}

/** None for a number that is incomplete, or without a bank. */
export const numberWarnings = (
  country: Country,
  { bankId, number }: BankAccountDraft,
  banks: ReadonlyArray<Bank>,
): ReadonlyArray<AccountNumberWarning> => {
  const bank = banks.find(({ id }) => id === bankId)
  const parsed = parseAccountNumber(country, number)
  return bank === undefined || !isRight(parsed) ? [] : warningsOf(country, parsed.right, bank, banks)
}

/** A country with one account type or currency leaves no choice. */
export const emptyDraft = (country: Country): BankAccountDraft => {
  const [type, ...others] = accountTypesOf(country)
  return {
    bankId: '',
    type: others.length === 0 && type !== undefined ? type : '',
    number: '',
    email: '',
    alias: '',
    currency: profileOf(country).accountCurrencies[0] ?? '',
  }
}

export const draftOf = ({ alias, bank, currency, email, number, type }: BankAccount): BankAccountDraft => ({
  bankId: bank.id,
  type,
  number,
  email,
  alias: alias ?? '',
  currency,
})

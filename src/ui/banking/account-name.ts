import { maskedNumber } from '#domain/banking/account-number.ts'
import type { BankAccount } from '#domain/banking/bank-account.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { PayeeAccountName } from '#domain/payables/payable-invoice.ts'
import type { Country } from '#domain/kernel/country.ts'
import { bankingText } from '../text/banking.ts'

/** The alias or the type, the bank, and the last digits. */
export const accountName = ({ alias, bank, number, type }: BankAccount): string =>
  `${alias ?? bankingText.type(type)} · ${bank.name} ${maskedNumber(number)}`

/** Everything that a payer needs, one line each. */
export const accountForCopy = (country: Country, account: BankAccount): string =>
  [
    account.holder,
    displayTaxId(country, account.holderIdentifier),
    account.bank.name,
    bankingText.type(account.type),
    account.number,
    account.email,
  ].join('\n')

/** The bank, the type and the last digits of the account to which someone is paid. */
export const payeeAccountText = ({ bank, number, type }: PayeeAccountName): string =>
  `${bank} · ${bankingText.type(type)} ${number}`

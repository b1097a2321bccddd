import { isPending } from '#application/payables/payee-confirmation.ts'
import type { PayeeTransfer, TransferAccount } from '#application/payables/payrolls.port.ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { plainAmount } from '#domain/payables/bank-file-fields.ts'
import { transferConcept } from '#domain/payables/transfer-concept.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { payeeAccountText } from '../banking/account-name.ts'
import { bankingText } from '../text/banking.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'

export interface TransferField {
  readonly label: string
  readonly value: string
  /** Where that is not the value: banks take amounts as plain digits. */
  readonly copied?: string
  /** Beside the value. */
  readonly note?: string
}

interface TransferFacts {
  readonly account: TransferAccount | undefined
  readonly amount: Money
  readonly concept: string
}

/** The bank, the type and the last digits of its account. The host masks the number of one that is to be confirmed. */
export const shortAccount = (payee: PayeeTransfer): string | undefined => {
  const { account } = payee
  if (account === undefined || isPending(payee)) return account && payeeAccountText(account)
  return payeeAccountText({ ...account, number: maskedNumber(account.number) })
}

/** The values that a person types into the page of a bank, in its order. */
export const transferFields = (
  { account, amount, concept }: TransferFacts,
  country: Country,
): ReadonlyArray<TransferField> => {
  const copied = plainAmount({ amount })
  return [
    ...(account === undefined ? [] : accountFields(account, country)),
    { label: text.fields.amount, value: formatMoney(amount, country), copied, note: text.copiedAs(copied) },
    ...(concept === '' ? [] : [{ label: text.fields.concept(country), value: concept }]),
  ]
}

export const payeeFields = (
  { account, folios, invoices, total }: PayeeTransfer,
  country: Country,
): ReadonlyArray<TransferField> =>
  transferFields({ account, amount: total, concept: transferConcept(country, { code: '', folios, invoices }) }, country)

export const linesOf = (fields: ReadonlyArray<TransferField>): string =>
  fields.map(({ copied, label, value }) => `${label}: ${copied ?? value}`).join('\n')

const accountFields = (account: TransferAccount, country: Country): ReadonlyArray<TransferField> => [
  { label: text.fields.holder, value: account.holder },
  { label: text.fields.identifier(country), value: displayTaxId(country, account.holderIdentifier) },
  { label: text.fields.bank, value: account.bank },
  { label: text.fields.type, value: bankingText.type(account.type) },
  { label: text.fields.number, value: account.number },
  { label: text.fields.email, value: account.email },
]

import type { PayeeTransfer, PayrollDetail, TransferAccount } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { plainAmount } from '#domain/payables/bank-file-fields.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { bankingText } from '../text/banking.ts'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { usePayrollStyles } from './payrolls.styles.ts'

/** Banks take amounts as plain digits. */
type Field = readonly [label: string, value: string, copied?: string]

const fieldsOf = (account: TransferAccount, country: Country): ReadonlyArray<Field> => [
  [text.fields.holder, account.holder],
  [text.fields.identifier(country), displayTaxId(country, account.holderIdentifier)],
  [text.fields.bank, account.bank],
  [text.fields.type, bankingText.type(account.type)],
  [text.fields.number, account.number],
  [text.fields.email, account.email],
]

const amountField = (amount: Money, country: Country): Field => [
  text.fields.amount,
  formatMoney(amount, country),
  plainAmount({ amount }),
]

const linesOf = (fields: ReadonlyArray<Field>): string =>
  fields.map(([label, value, copied = value]) => `${label}: ${copied}`).join('\n')

interface AccountDataProps {
  readonly account: TransferAccount
  readonly payroll: PayrollDetail
  readonly country: Country
}

/** Each value can be copied, and all of them as text. */
export const AccountData = ({ account, payroll, country }: AccountDataProps) => {
  const styles = usePayrollStyles()
  const fields: ReadonlyArray<Field> = [
    ...fieldsOf(account, country),
    amountField(payroll.total, country),
    [text.fields.reference, payroll.reference],
  ]
  return (
    <section className={styles.page} aria-label={text.bankData}>
      <h3 className={styles.name}>{text.bankData}</h3>
      <p className={styles.detail}>{text.bankDataWhy}</p>
      <div className={styles.rows}>
        {fields.map(([label, value, copied]) => (
          <div key={label} className={styles.field}>
            <span className={styles.words}>
              <span className={styles.detail}>{label}</span>
              <strong>{value}</strong>
              {copied !== undefined && <span className={styles.detail}>{text.copiedAs(copied)}</span>}
            </span>
            <CopyButton text={copied ?? value} label={text.copyOne(label)} />
          </div>
        ))}
      </div>
      <p className={styles.detail}>{text.referenceWhy}</p>
      <div>
        <CopyButton text={linesOf(fields)} label={text.copyAll} isLabelled />
      </div>
    </section>
  )
}

/** The transfers that the business makes itself. */
export const PayeeList = ({
  payees,
  country,
}: {
  readonly payees: ReadonlyArray<PayeeTransfer>
  readonly country: Country
}) => {
  const styles = usePayrollStyles()
  return (
    <section className={styles.page} aria-label={text.payeesData}>
      <h3 className={styles.name}>{text.payeesData}</h3>
      <ul className={styles.rows}>
        {payees.map(({ account, caution, identifier, name, total }) => {
          const fields: ReadonlyArray<Field> = [
            ...(account === undefined ? [] : fieldsOf(account, country)),
            amountField(total, country),
          ]
          return (
            <li key={`${identifier} ${total.currency}`} className={styles.row}>
              <span className={styles.words}>
                <strong>{name}</strong>
                {account === undefined && <span className={styles.detail}>{text.noAccount(total.currency)}</span>}
                {account !== undefined && (
                  <span className={styles.detail}>
                    {account.bank} · {bankingText.type(account.type)} · {account.number}
                  </span>
                )}
                {caution?.confirmedBy !== undefined && caution.confirmedOn !== undefined && (
                  <span className={styles.detail}>
                    {payeeCautionText.confirmed({
                      ...caution,
                      confirmedBy: caution.confirmedBy,
                      confirmedOn: caution.confirmedOn,
                    })}
                  </span>
                )}
              </span>
              <MoneyText value={total} />
              <CopyButton text={linesOf(fields)} label={`${text.copyAll}: ${name}`} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

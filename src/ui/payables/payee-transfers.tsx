import type { PayeeTransfer } from '#application/payables/payrolls.port.ts'
import { isPending } from '#application/payables/payee-confirmation.ts'
import type { Country } from '#domain/kernel/country.ts'
import { transferConcept } from '#domain/payables/transfer-concept.ts'
import { payeeAccountText } from '../banking/account-name.ts'
import { CopyButton } from '../design/controls/copy-button.tsx'
import { SupplierName } from '../counterparts/supplier-name.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { paymentsText } from '../text/payables.ts'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { payrollPaymentText as text } from '../text/payroll-payment.ts'
import { schedulingText } from '../text/scheduling.ts'
import { linesOf, payeeFields, shortAccount } from './transfer-fields.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface PayeeTransfersProps {
  readonly payees: ReadonlyArray<PayeeTransfer>
  readonly country: Country
  /** The business makes them itself. */
  readonly isCopied?: boolean
}

/** One transfer for each payee, with the account to which it goes and the folios that it pays. */
export const PayeeTransfers = ({ payees, country, isCopied = false }: PayeeTransfersProps) => {
  const styles = useWizardStyles()
  return (
    <section className={styles.card} aria-label={text.payeesData}>
      <table className={styles.table}>
        <thead className={styles.labels}>
          <tr>
            <th scope="col">{schedulingText.columns.payee}</th>
            <th scope="col">{isCopied ? text.fields.concept(country) : schedulingText.which}</th>
            <th scope="col" className={styles.amount} data-amount>
              {paymentsText.columns.amount}
            </th>
            {isCopied && (
              <th scope="col">
                <span className={styles.spoken}>{text.copyAll}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {payees.map((payee) => {
            const { account, folios, id, invoices, name, total } = payee
            return (
              <tr key={`${id} ${total.currency}`} className={styles.row}>
                <th scope="row" className={styles.first}>
                  <span className={styles.name}>
                    <SupplierName id={id} name={name} isApart />
                  </span>
                  <div className={styles.detail}>
                    <span>
                      {account === undefined
                        ? text.noAccount(total.currency)
                        : isCopied
                          ? payeeAccountText(account)
                          : shortAccount(payee)}
                    </span>
                    {isPending(payee) && (
                      <span className={styles.late}> · {payeeCautionText.notYet(payee.caution?.waits)}</span>
                    )}
                  </div>
                </th>
                <td>
                  {transferConcept(country, { code: '', folios, invoices }) ||
                    schedulingText.invoices(invoices, country)}
                </td>
                <td className={styles.amount}>
                  <MoneyText value={total} />
                </td>
                {isCopied && (
                  <td className={styles.copy}>
                    {!isPending(payee) && (
                      <CopyButton text={linesOf(payeeFields(payee, country))} label={`${text.copyAll}: ${name}`} />
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

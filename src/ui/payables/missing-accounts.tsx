import type { PayeeWithoutAccount } from '#domain/payables/payroll.ts'
import { supplierPath } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { payrollPaymentText } from '../text/payroll-payment.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { usePayrollStyles } from './payrolls.styles.ts'

/** Who cannot be paid yet, each with the way to add the account. */
export const MissingAccounts = ({ payees }: { readonly payees: ReadonlyArray<PayeeWithoutAccount> }) => {
  const styles = usePayrollStyles()
  if (payees.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={text.withoutAccount}>
      {payees.map(({ currency, id, name }) => (
        <li key={`${id} ${currency}`} className={styles.row}>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className={styles.detail}>{payrollPaymentText.noAccount(currency)}</span>
          </span>
          <TextLink to={supplierPath(id)} label={text.addAccountOf(name)}>
            {text.addAccount}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

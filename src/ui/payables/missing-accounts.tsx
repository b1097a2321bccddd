import type { PayrollDetail } from '#application/payables/payrolls.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { payrollPath, SUPPLIERS_PATH } from '../app/paths.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { payrollPaymentText } from '../text/payroll-payment.ts'
import { payrollsText as text } from '../text/payrolls.ts'
import { AddAccountLink } from './add-account.tsx'
import { PayrollNote } from './payroll-note.tsx'

interface MissingAccountsProps {
  readonly payroll: PayrollDetail
  readonly country: Country
  /** The page of the payroll names all of them. */
  readonly most?: number | undefined
}

/** Who cannot be paid yet, each with the way to add the account. */
export const MissingAccounts = ({ payroll, country, most = Infinity }: MissingAccountsProps) => {
  const { hasBankAccount, id: payrollId, withoutAccount: payees = [] } = payroll
  if (hasBankAccount) return null
  if (payees.length === 0)
    return (
      <PayrollNote>
        <span>{text.incomplete}</span> <TextLink to={SUPPLIERS_PATH}>{text.suppliers}</TextLink>
      </PayrollNote>
    )
  return (
    <ul aria-label={text.withoutAccount}>
      {payees.slice(0, most).map(({ currency, id, name }) => (
        <li key={`${id} ${currency}`}>
          <PayrollNote>
            <strong>{name}</strong> <span>{payrollPaymentText.noAccount(currency)}</span>{' '}
            <AddAccountLink supplierId={id} name={name}>
              {text.addAccount}
            </AddAccountLink>
          </PayrollNote>
        </li>
      ))}
      {payees.length > most && (
        <li>
          <PayrollNote>
            <TextLink to={payrollPath(payrollId)}>{text.moreWithoutAccount(payees.length - most, country)}</TextLink>
          </PayrollNote>
        </li>
      )}
    </ul>
  )
}

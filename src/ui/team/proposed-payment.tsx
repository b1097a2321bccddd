import type { ProposedPayee, RequestedContent } from '#application/team/approvals.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatWeekdayDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { payrollPath } from '../app/paths.ts'
import { payeeAccountText } from '../banking/account-name.ts'
import { TextLink } from '../design/controls/text-link.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { proposedPaymentText as text } from '../text/proposed-payments.ts'
import { useProposedPaymentStyles } from './proposed-payment.styles.ts'

interface ProposedPaymentProps {
  readonly content: RequestedContent
  readonly country: Country
}

/** The lists that would be paid, how, and what each payee would get at which account. */
export const ProposedPayment = ({ content: { cost, payment }, country }: ProposedPaymentProps) => {
  const styles = useProposedPaymentStyles()
  if (payment === undefined) return null
  const { lists, method, repaymentDate } = payment
  return (
    <>
      {method !== undefined && <p className={styles.detail}>{text.methods[method]}</p>}
      {repaymentDate !== undefined && (
        <p className={styles.detail}>
          {text.repaid(formatWeekdayDate(repaymentDate), cost && formatMoney(cost, country))}
        </p>
      )}
      {lists.map(({ id, name, payees, paymentDate }) => (
        <section key={id} className={styles.list} aria-label={name}>
          <span>
            <TextLink to={payrollPath(id)}>{name}</TextLink>{' '}
            <span className={styles.detail}>{text.paidOn(formatWeekdayDate(paymentDate))}</span>
          </span>
          <ul className={styles.payees}>
            {payees.map((payee) => (
              <Payee key={`${payee.id} ${payee.total.currency}`} payee={payee} country={country} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const Payee = ({ payee, country }: { readonly payee: ProposedPayee; readonly country: Country }) => {
  const styles = useProposedPaymentStyles()
  const { account, folios, identifier, invoices, name, total } = payee
  return (
    <li className={styles.payee}>
      <span className={styles.words}>
        <span>
          <strong>{name}</strong> <span className={styles.detail}>{displayTaxId(country, identifier)}</span>
        </span>
        <span className={styles.detail}>{account === undefined ? text.noAccount : payeeAccountText(account)}</span>
        <span className={styles.detail}>{text.folios(folios, invoices, country)}</span>
      </span>
      <strong className={styles.amount}>
        <MoneyText value={total} />
      </strong>
    </li>
  )
}

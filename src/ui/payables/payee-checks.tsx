import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { isSame, type PayeeConfirmation } from '#application/payables/payee-confirmation.ts'
import { LinkButton } from '../design/controls/link-button.tsx'
import { payeeCautionText as text } from '../text/payee-cautions.ts'
import { CheckRow } from './payee-check-row.tsx'
import { PayeeAnswer } from './payee-answer.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'
import { useWizardStyles } from './wizard.styles.ts'

interface PayeeChecksProps {
  readonly payees: PayeeConfirmation
  readonly country: Country
}

/** Accounts that may be forged: the user asks their holders. One line once all are confirmed; nothing when no account needs it. */
export const PayeeChecks = observer(function PayeeChecks({ payees, country }: PayeeChecksProps) {
  const styles = useWizardStyles()
  const payroll = usePayrollStyles()
  const [isOpen, setOpen] = useState(false)
  const { askable, checks, confirmed, pending } = payees
  const panel = useRef<HTMLDivElement>(null)
  /* The pressed button is gone, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (confirmed > 0 && document.activeElement === document.body) panel.current?.focus()
  }, [confirmed])
  if (checks.length === 0) return null
  const isDone = pending.length === 0
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={mergeClasses(styles.card, payroll.confirmed)}
      aria-label={isDone ? text.done(checks.length) : text.title}
    >
      <div className={styles.head}>
        {isDone ? (
          <CheckmarkCircle16Filled className={styles.success} aria-hidden />
        ) : (
          <Warning16Filled className={styles.caution} aria-hidden />
        )}
        <h3 className={styles.title}>{isDone ? text.done(checks.length) : openText(payees)}</h3>
        <span className={mergeClasses(styles.atEnd, styles.detail)}>
          {isDone ? (
            <LinkButton onClick={() => setOpen(!isOpen)}>{isOpen ? text.hide : text.see}</LinkButton>
          ) : (
            askable.length > 0 && text.lead
          )}
        </span>
      </div>
      {(isOpen || !isDone) && <ChecksTable payees={payees} country={country} />}
    </section>
  )
})

const openText = ({ askable, checks, pending }: PayeeConfirmation): string =>
  askable.length > 0 ? text.missing(askable.length, checks.length) : text.waiting(pending.length)

const ChecksTable = observer(function ChecksTable({ payees, country }: PayeeChecksProps) {
  const styles = useWizardStyles()
  const { columns } = text
  return (
    <table className={styles.table}>
      <thead className={styles.labels}>
        <tr>
          {[columns.payee, columns.account, columns.reason, columns.phone, columns.confirmed].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payees.checks.map((payee) => (
          <Fragment key={`${payee.id} ${payee.total.currency}`}>
            <CheckRow payees={payees} payee={payee} country={country} />
            {payees.current !== undefined && isSame(payees.current, payee) && (
              <tr className={mergeClasses(styles.row, styles.form, styles.blocked)}>
                <td colSpan={5}>
                  <PayeeAnswer payees={payees} payee={payee} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
})

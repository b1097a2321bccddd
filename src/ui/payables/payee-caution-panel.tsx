import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { PayeeConfirmation, PayeeForm } from '#application/payables/payee-confirmation.ts'
import type { PayeeTransfer } from '#application/payables/payrolls.port.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { payeeCautionText as text } from '../text/payee-cautions.ts'
import { ConfirmationFields } from './confirmation-fields.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'

interface PayeeCautionPanelProps {
  readonly payees: PayeeConfirmation
}

/** Accounts that may be forged: the user asks their holders, one after another. Nothing when no account needs it. */
export const PayeeCautionPanel = observer(function PayeeCautionPanel({ payees }: PayeeCautionPanelProps) {
  const styles = usePayrollStyles()
  const { confirmed, current, form, pending } = payees
  const panel = useRef<HTMLDivElement>(null)
  /* The pressed button is gone, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (confirmed > 0 && document.activeElement === document.body) panel.current?.focus()
  }, [confirmed])
  if (current === undefined && confirmed === 0) return null
  return (
    <div ref={panel} tabIndex={-1} className={styles.confirmed}>
      {current === undefined ? (
        <MessageBar intent="success">{text.done}</MessageBar>
      ) : (
        <section className={styles.page} aria-label={text.title}>
          <MessageBar intent="warning">{text.lead(pending.length)}</MessageBar>
          <ul className={styles.rows}>
            {pending.map((payee) => (
              <li key={keyOf(payee)} className={styles.row}>
                <Payee payee={payee} />
              </li>
            ))}
          </ul>
          <Confirmation key={keyOf(current)} name={current.name} form={form} />
        </section>
      )}
    </div>
  )
})

/** A payee has an account for each currency. */
const keyOf = ({ id, total }: PayeeTransfer): string => `${id} ${total.currency}`

const Payee = ({ payee: { account, caution, name } }: { readonly payee: PayeeTransfer }) => {
  const styles = usePayrollStyles()
  return (
    <span className={styles.words}>
      <strong>{name}</strong>
      <span className={styles.detail}>{[account?.bank, account?.number].join(' · ')}</span>
      {caution?.reasons.map((reason) => (
        <span key={reason} className={styles.detail}>
          {text.reasons[reason]}
        </span>
      ))}
    </span>
  )
}

/** How and whom the user asked. */
const Confirmation = observer(function Confirmation({
  form,
  name,
}: {
  readonly form: PayeeForm
  readonly name: string
}) {
  const styles = usePayrollStyles()
  return (
    <form
      className={styles.page}
      aria-label={text.asked(name)}
      onSubmit={submitHandler(form, form.submit)}
      noValidate
      aria-busy={form.isBusy}
    >
      <h3 className={styles.name}>{text.asked(name)}</h3>
      <ConfirmationFields form={form} />
      <SubmitFailure failure={form.failure} intro={text.failed} />
      <div>
        <SubmitButton form={form} label={text.confirm} busyLabel={text.confirming} />
      </div>
    </form>
  )
})

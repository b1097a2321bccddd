import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { PayeeConfirmation } from '#application/payables/payee-confirmation.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MessageBar } from '../design/feedback/message-bar.tsx'
import { payeeCautionText as text } from '../text/payrolls.ts'
import { usePayrollStyles } from './payrolls.styles.ts'

interface PayeeCautionPanelProps {
  readonly payees: PayeeConfirmation
}

/** Accounts that may be forged: the user asks their holders before paying. Nothing when no account needs it. */
export const PayeeCautionPanel = observer(function PayeeCautionPanel({ payees }: PayeeCautionPanelProps) {
  const styles = usePayrollStyles()
  const { failure, isBusy, isConfirmed, pending } = payees
  const done = useRef<HTMLDivElement>(null)
  /* The pressed button is gone, and would leave the keyboard outside the dialog. */
  useEffect(() => {
    if (document.activeElement === document.body) done.current?.focus()
  }, [isConfirmed])
  if (pending.length === 0)
    return isConfirmed ? (
      <div ref={done} tabIndex={-1} className={styles.confirmed}>
        <MessageBar intent="success">{text.done}</MessageBar>
      </div>
    ) : null
  return (
    <section className={styles.page} aria-label={text.title}>
      <MessageBar intent="warning">{text.lead(pending.length)}</MessageBar>
      <ul className={styles.rows}>
        {pending.map(({ account, caution, identifier, name }) => (
          <li key={identifier} className={styles.row}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span className={styles.detail}>{[account?.bank, account?.number].join(' · ')}</span>
              {caution?.reasons.map((reason) => (
                <span key={reason} className={styles.detail}>
                  {text.reasons[reason]}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <FailureBanner failure={failure} intro={text.failed} />
      <div>
        <Button disabledFocusable={isBusy} onClick={() => void payees.confirm()}>
          {isBusy ? text.confirming : text.confirm}
        </Button>
      </div>
    </section>
  )
})

import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { AssigneeConfirmation } from '#application/payables/assignee-confirmation.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { useAmounts } from '../design/feedback/amounts-context.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { assigneeText as text } from '../text/payables.ts'
import { payeeCautionText } from '../text/payee-cautions.ts'
import { ConfirmationFields } from './confirmation-fields.tsx'
import { usePayrollStyles } from './payrolls.styles.ts'

interface AssigneeDialogProps {
  readonly confirmation: AssigneeConfirmation
}

/** The cession of an invoice, and whom the user asked about it. */
export const AssigneeDialog = observer(function AssigneeDialog({ confirmation }: AssigneeDialogProps) {
  const styles = usePayrollStyles()
  const { country } = useAmounts()
  const { form, invoice } = confirmation
  const { assignee, folio, supplier, unconfirmedCession: cession } = invoice ?? {}
  if (supplier === undefined || assignee === undefined || cession === undefined) return null
  const rows = [
    [text.rows.folio, folio],
    [text.rows.assignor, `${cession.assignor.name} · ${displayTaxId(country, cession.assignor.identifier)}`],
    [text.rows.assignee, `${assignee.name} · ${displayTaxId(country, assignee.identifier)}`],
    [text.rows.on, formatShortDate(cession.on)],
  ]
  return (
    <Modal onDismiss={form.isBusy ? undefined : confirmation.close}>
      <ModalTitle>{text.title}</ModalTitle>
      <p>{text.lead(supplier.name)}</p>
      <ul className={styles.rows}>
        {rows.map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.detail}>{name}</span>
              <strong>{value}</strong>
            </span>
          </li>
        ))}
      </ul>
      <form
        className={styles.page}
        aria-label={text.asked(supplier.name)}
        onSubmit={submitHandler(form, form.submit)}
        noValidate
        aria-busy={form.isBusy}
      >
        <ConfirmationFields form={form} />
        <SubmitFailure failure={form.failure} intro={text.failed} />
        <ModalActions>
          <Button disabledFocusable={form.isBusy} onClick={confirmation.close}>
            {text.cancel}
          </Button>
          <SubmitButton form={form} label={payeeCautionText.confirm} busyLabel={payeeCautionText.confirming} />
        </ModalActions>
      </form>
    </Modal>
  )
})

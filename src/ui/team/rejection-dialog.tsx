import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ApprovalsViewModel } from '#application/team/approvals.view-model.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { approvalsText } from '../text/approvals.ts'
import { commonText } from '../text/common.ts'
import { useApprovalStyles } from './approvals.styles.ts'

/** Asks why a request is rejected. */
export const RejectionDialog = observer(function RejectionDialog({ vm }: { readonly vm: ApprovalsViewModel }) {
  const styles = useApprovalStyles()
  const text = approvalsText.rejection
  const { rejected, rejection: form } = vm
  if (rejected === undefined || form === undefined) return null
  return (
    <Modal onDismiss={form.isBusy ? undefined : vm.keep}>
      <form className={styles.form} onSubmit={submitHandler(form, form.submit)} noValidate aria-busy={form.isBusy}>
        <ModalTitle>{text.title}</ModalTitle>
        <SubmitFailure failure={form.failure} />
        <div>{text.detail(rejected.requestedBy)}</div>
        <FormField form={form} name="reason" label={text.reason} />
        <ModalActions>
          <Button onClick={vm.keep} disabled={form.isBusy}>
            {commonText.cancel}
          </Button>
          <SubmitButton form={form} label={text.submit} busyLabel={text.submit} />
        </ModalActions>
      </form>
    </Modal>
  )
})

import { Button, Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { AccountConfirmation } from '#application/banking/account-confirmation.ts'
import { SubmitFailure } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { bankingText } from '../text/banking.ts'
import { commonText } from '../text/common.ts'
import { accountName } from './account-name.ts'

/** Before an account is deleted or becomes the default. */
export const ConfirmationDialog = observer(function ConfirmationDialog({ vm }: { readonly vm: AccountConfirmation }) {
  const text = bankingText.confirmation
  const { account, intent } = vm
  if (account === undefined) return null
  const isDelete = intent === 'delete'
  return (
    <Modal onDismiss={vm.request.isBusy ? undefined : vm.close}>
      <ModalTitle>{isDelete ? text.delete : text.makeDefault}</ModalTitle>
      <SubmitFailure failure={vm.request.failure} />
      <strong>{accountName(account)}</strong>
      <div>{isDelete ? text.deleteDetail : text.makeDefaultDetail}</div>
      <Checkbox label={text.checkbox} checked={vm.isConfirmed} disabled={vm.request.isBusy} onChange={vm.toggle} />
      <ModalActions>
        <Button onClick={vm.close} disabled={vm.request.isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabled={!vm.canSubmit && !vm.request.isBusy}
          disabledFocusable={vm.request.isBusy}
          onClick={() => void vm.submit()}
          {...(vm.request.isBusy ? { icon: <Spinner /> } : {})}
        >
          {isDelete ? text.submitDelete : text.submitDefault}
        </Button>
      </ModalActions>
    </Modal>
  )
})

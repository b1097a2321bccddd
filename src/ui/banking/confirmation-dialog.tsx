import { Button, Checkbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { AccountConfirmation } from '#application/banking/account-confirmation.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { useModalStyles } from '../design/layout/modal.styles.ts'
import { Modal } from '../design/layout/modal.tsx'
import { bankingText } from '../text/banking.ts'
import { commonText } from '../text/common.ts'
import { accountName } from './account-name.ts'

/** Before an account is deleted or becomes the default. */
export const ConfirmationDialog = observer(function ConfirmationDialog({ vm }: { readonly vm: AccountConfirmation }) {
  const modal = useModalStyles()
  const titleId = useId()
  const text = bankingText.confirmation
  const { account, intent } = vm
  if (account === undefined) return null
  const isDelete = intent === 'delete'
  return (
    <Modal labelledBy={titleId} onDismiss={vm.isBusy ? undefined : vm.close}>
      <h2 id={titleId} className={modal.title}>
        {isDelete ? text.delete : text.makeDefault}
      </h2>
      <FailureBanner failure={vm.failure} />
      <strong>{accountName(account)}</strong>
      <div>{isDelete ? text.deleteDetail : text.makeDefaultDetail}</div>
      <Checkbox label={text.checkbox} checked={vm.isConfirmed} disabled={vm.isBusy} onChange={vm.toggle} />
      <div className={modal.actions}>
        <Button onClick={vm.close} disabled={vm.isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabled={!vm.canSubmit && !vm.isBusy}
          disabledFocusable={vm.isBusy}
          onClick={() => void vm.submit()}
          {...(vm.isBusy ? { icon: <Spinner /> } : {})}
        >
          {isDelete ? text.submitDelete : text.submitDefault}
        </Button>
      </div>
    </Modal>
  )
})

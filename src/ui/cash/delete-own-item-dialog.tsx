import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OwnItems } from '#application/cash/own-items.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { ownItemsText as text } from '../text/own-items.ts'
import { signed } from './signed.ts'

/** Confirms the deletion of an own item, and shows why it failed. */
export const DeleteOwnItemDialog = observer(function DeleteOwnItemDialog({ vm }: { readonly vm: OwnItems }) {
  const { deleted, deletion } = vm
  if (deleted === undefined) return null
  return (
    <Modal onDismiss={deletion.isBusy ? undefined : vm.cancelDeletion}>
      <ModalTitle>{text.deleteTitle}</ModalTitle>
      <FailureBanner failure={deletion.failure} />
      <div>
        <strong>{deleted.name}</strong> · <MoneyText value={signed(deleted.amount, deleted.direction)} />
      </div>
      <div>{text.deleteDetail}</div>
      <ModalActions>
        <Button onClick={vm.cancelDeletion} disabled={deletion.isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={deletion.isBusy}
          onClick={() => void vm.delete()}
          {...(deletion.isBusy ? { icon: <Spinner /> } : {})}
        >
          {deletion.isBusy ? text.deleting : text.submitDelete}
        </Button>
      </ModalActions>
    </Modal>
  )
})

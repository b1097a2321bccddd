import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { SupplierContacts } from '#application/suppliers/supplier-contacts.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { suppliersText } from '../text/suppliers.ts'

const text = suppliersText.contacts

/** Confirms the deletion of a contact, and shows why it failed. */
export const DeleteContactDialog = observer(function DeleteContactDialog({ vm }: { readonly vm: SupplierContacts }) {
  const { deleted, deletion } = vm
  if (deleted === undefined) return null
  return (
    <Modal onDismiss={deletion.isBusy ? undefined : vm.cancelDeletion}>
      <ModalTitle>{text.deleteTitle}</ModalTitle>
      <FailureBanner failure={deletion.failure} />
      <div>
        <strong>{deleted.name}</strong> · {deleted.position}
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

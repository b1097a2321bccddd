import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { commonText } from '../../text/common.ts'
import { FailureBanner } from '../feedback/failure-banner.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from './modal.tsx'

export interface DeleteDialogProps {
  readonly vm: {
    readonly deletion: { readonly isBusy: boolean; readonly failure: Failure | undefined }
    readonly cancelDeletion: () => void
    readonly delete: () => Promise<void>
  }
  readonly text: {
    readonly deleteTitle: string
    readonly deleteDetail: string
    readonly submitDelete: string
    readonly deleting: string
  }
  /** The words that name the row. */
  readonly children: ReactNode
}

/** Confirms the deletion of a row, and shows why it failed. */
export const DeleteDialog = observer(function DeleteDialog({ vm, text, children }: DeleteDialogProps) {
  const { deletion } = vm
  return (
    <Modal onDismiss={deletion.isBusy ? undefined : vm.cancelDeletion}>
      <ModalTitle>{text.deleteTitle}</ModalTitle>
      <FailureBanner failure={deletion.failure} />
      <div>{children}</div>
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

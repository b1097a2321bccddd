import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { DraftReplacement } from '#application/financing/draft-replacement.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { draftReplacementText as text } from '../text/draft-replacement.ts'

export interface DraftReplacementDialogProps {
  readonly vm: DraftReplacement
  readonly onReplaced: (opened: FinancingType | undefined) => void
}

/** Asks whether the selection in progress is replaced. */
export const DraftReplacementDialog = observer(function DraftReplacementDialog(props: DraftReplacementDialogProps) {
  const { vm, onReplaced } = props
  if (!vm.isAsking) return null
  return (
    <Modal onDismiss={vm.cancel}>
      <ModalTitle>{text.title}</ModalTitle>
      <div>{text.detail}</div>
      <ModalActions>
        <Button onClick={vm.cancel}>{commonText.cancel}</Button>
        <Button appearance="primary" onClick={() => onReplaced(vm.replace())}>
          {text.confirm}
        </Button>
      </ModalActions>
    </Modal>
  )
})

import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { EditDialog } from '../design/layout/edit-dialog.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'
import { StakeholderConflict } from './stakeholder-conflict.tsx'
import { StakeholderDetails } from './stakeholder-details.tsx'
import { openInvalidSections, StakeholderFields } from './stakeholder-form-view.tsx'

/** Shows, adds or changes a representative. */
export const StakeholderDialog = observer(function StakeholderDialog({ vm }: { readonly vm: StakeholderEditor }) {
  const { conflict, model, row, viewed } = vm
  if (viewed !== undefined)
    return (
      <Modal onDismiss={() => vm.view()}>
        <ModalTitle>{legalText.view}</ModalTitle>
        <StakeholderDetails country={vm.country} stakeholder={viewed} />
        <ModalActions>
          <Button onClick={() => vm.view()}>{commonText.close}</Button>
        </ModalActions>
      </Modal>
    )
  if (model === undefined) return null
  const { form } = model
  return (
    <EditDialog
      editor={vm}
      form={form}
      text={{ ...legalText, title: row === undefined ? legalText.added : legalText.edit }}
      conflict={conflict && <StakeholderConflict editor={vm} />}
      onSubmit={() => openInvalidSections(model)}
    >
      <StakeholderFields model={model} />
    </EditDialog>
  )
})

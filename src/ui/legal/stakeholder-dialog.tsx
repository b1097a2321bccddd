import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { StakeholderEditor } from '#application/legal/stakeholder-editor.ts'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { legalText } from '../text/legal.ts'
import { StakeholderConflict } from './stakeholder-conflict.tsx'
import { StakeholderDetails } from './stakeholder-details.tsx'
import { StakeholderFormView } from './stakeholder-form-view.tsx'

/** Shows, adds or changes a representative; when another change was saved first, it shows both. */
export const StakeholderDialog = observer(function StakeholderDialog({ vm }: { readonly vm: StakeholderEditor }) {
  const { conflict, edited, model, viewed } = vm
  if (viewed !== undefined)
    return (
      <Modal onDismiss={vm.close}>
        <ModalTitle>{legalText.view}</ModalTitle>
        <StakeholderDetails country={vm.country} stakeholder={viewed} />
        <ModalActions>
          <Button onClick={vm.close}>{commonText.close}</Button>
        </ModalActions>
      </Modal>
    )
  if (model === undefined) return null
  const { isBusy } = model.form
  return (
    <Modal onDismiss={isBusy ? undefined : vm.close}>
      <ModalTitle>{edited === undefined ? legalText.added : legalText.edit}</ModalTitle>
      <StakeholderFormView model={model} notice={conflict !== undefined && <StakeholderConflict editor={vm} />}>
        <Button onClick={vm.close} disabled={isBusy}>
          {commonText.cancel}
        </Button>
      </StakeholderFormView>
    </Modal>
  )
})

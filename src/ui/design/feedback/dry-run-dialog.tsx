import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { DryRunPrompt } from '#application/shared/dry-run.ts'
import type { Country } from '#domain/kernel/country.ts'
import { commonText } from '../../text/common.ts'
import { dryRunText as text } from '../../text/dry-run.ts'
import { MAIN_ACTION } from '../controls/page-keys.ts'
import { Modal, ModalActions, ModalTitle } from '../layout/modal.tsx'

export interface DryRunDialogProps {
  readonly prompt: Pick<DryRunPrompt<unknown, string>, 'cancel' | 'confirm' | 'shown'>
  readonly country: Country
}

/** Says what an action does not take, and why; without any row it takes there is nothing to continue with. */
export const DryRunDialog = observer(function DryRunDialog({ prompt, country }: DryRunDialogProps) {
  const { shown } = prompt
  if (shown === undefined) return null
  const taken = shown.taken.length
  return (
    <Modal onDismiss={prompt.cancel}>
      <ModalTitle>{text.title(taken, country)}</ModalTitle>
      <div>{text.detail(taken, shown.left, country)}</div>
      <ModalActions>
        <Button appearance={taken === 0 ? 'primary' : 'secondary'} onClick={prompt.cancel}>
          {taken === 0 ? text.understood : commonText.cancel}
        </Button>
        {taken > 0 && (
          <Button appearance="primary" {...MAIN_ACTION} onClick={() => void prompt.confirm()}>
            {text.proceed(taken, country)}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
})

import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { OpenSessionsViewModel } from '#application/profile/open-sessions.view-model.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { commonText } from '../text/common.ts'
import { openSessionsText } from '../text/open-sessions.ts'

/** Before the other sessions end. */
export const EndSessionsDialog = observer(function EndSessionsDialog({ vm }: { readonly vm: OpenSessionsViewModel }) {
  const { isBusy, failure } = vm.end
  if (!vm.isConfirming) return null
  const text = openSessionsText.confirmation
  return (
    <Modal onDismiss={isBusy ? undefined : vm.close}>
      <ModalTitle>{text.title}</ModalTitle>
      <FailureBanner failure={failure} />
      <div>{text.detail}</div>
      <ModalActions>
        <Button onClick={vm.close} disabled={isBusy}>
          {commonText.cancel}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => void vm.submit()}
          {...(isBusy ? { icon: <Spinner /> } : {})}
        >
          {isBusy ? text.submitting : openSessionsText.endOthers}
        </Button>
      </ModalActions>
    </Modal>
  )
})

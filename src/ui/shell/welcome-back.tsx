import { Button } from '@fluentui/react-components'
import { Modal, ModalActions, ModalTitle } from '../design/layout/modal.tsx'
import { businessText } from '../text/business.ts'

/** For a user who left before completing the profile. */
export const WelcomeBack = ({ onContinue }: { readonly onContinue: () => void }) => {
  const text = businessText.welcomeBack
  return (
    <Modal onDismiss={onContinue}>
      <ModalTitle>{text.title}</ModalTitle>
      <div>{text.detail}</div>
      <ModalActions>
        <Button appearance="primary" onClick={onContinue}>
          {text.action}
        </Button>
      </ModalActions>
    </Modal>
  )
}

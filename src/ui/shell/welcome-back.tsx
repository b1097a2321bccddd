import { Button } from '@fluentui/react-components'
import { useId } from 'react'
import { useModalStyles } from '../design/layout/modal.styles.ts'
import { Modal } from '../design/layout/modal.tsx'
import { businessText } from '../text/business.ts'

/** For a user who left before completing the profile. */
export const WelcomeBack = ({ onContinue }: { readonly onContinue: () => void }) => {
  const modal = useModalStyles()
  const titleId = useId()
  const text = businessText.welcomeBack
  return (
    <Modal labelledBy={titleId} onDismiss={onContinue}>
      <h2 id={titleId} className={modal.title}>
        {text.title}
      </h2>
      <div>{text.detail}</div>
      <div className={modal.actions}>
        <Button appearance="primary" onClick={onContinue}>
          {text.action}
        </Button>
      </div>
    </Modal>
  )
}

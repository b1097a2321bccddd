import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { EmptyState } from '../design/feedback/empty-state.tsx'

interface WizardDoneStepProps {
  readonly title: string
  readonly detail: string
  /** The label of the button that closes the wizard and opens the path. */
  readonly action: string
  readonly path: string
  readonly onClose: () => void
}

/** The last step of a wizard: what was done, and the way to where it shows. */
export const WizardDoneStep = ({ title, detail, action, path, onClose }: WizardDoneStepProps) => {
  const navigate = useNavigate()
  return (
    <EmptyState
      title={title}
      detail={detail}
      actions={
        <Button
          appearance="primary"
          onClick={() => {
            onClose()
            void navigate(path)
          }}
        >
          {action}
        </Button>
      }
    />
  )
}

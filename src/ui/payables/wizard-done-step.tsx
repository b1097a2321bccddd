import { Button } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { WizardReceipt, type WizardReceiptProps } from './wizard-receipt.tsx'

interface WizardDoneStepProps extends Omit<WizardReceiptProps, 'actions'> {
  /** The label of the button that closes the wizard and opens the path. */
  readonly action: string
  readonly path: string
  readonly onClose: () => void
}

/** A receipt with the way to where it shows. */
export const WizardDoneStep = ({ action, path, onClose, ...receipt }: WizardDoneStepProps) => {
  const navigate = useNavigate()
  return (
    <WizardReceipt
      {...receipt}
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

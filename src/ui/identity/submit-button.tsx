import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { Spinner } from '../design/feedback/spinner.tsx'

export interface SubmitButtonProps {
  readonly form: { readonly isBusy: boolean; readonly canSubmit: boolean }
  readonly label: string
  readonly busyLabel: string
}

/** Submits a form, disabled while it is sent or has to wait. */
export const SubmitButton = observer(function SubmitButton({ form, label, busyLabel }: SubmitButtonProps) {
  const { isBusy, canSubmit } = form
  return (
    <Button
      appearance="primary"
      size="large"
      type="submit"
      disabledFocusable={!isBusy && !canSubmit}
      icon={isBusy ? <Spinner /> : null}
    >
      {isBusy ? busyLabel : label}
    </Button>
  )
})

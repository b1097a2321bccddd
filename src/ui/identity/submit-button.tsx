import { observer } from 'mobx-react-lite'
import { Spinner } from '../design/feedback/spinner.tsx'
import { LightButton } from '../design/controls/light-button.tsx'

export interface SubmitButtonProps {
  readonly form: { readonly isBusy: boolean; readonly canSubmit: boolean }
  readonly label: string
  readonly busyLabel: string
}

/** Submits a form, disabled while it is sent or has to wait. */
export const SubmitButton = observer(function SubmitButton({ form, label, busyLabel }: SubmitButtonProps) {
  const { isBusy, canSubmit } = form
  return (
    <LightButton isPrimary type="submit" disabled={!isBusy && !canSubmit} icon={isBusy && <Spinner />}>
      {isBusy ? busyLabel : label}
    </LightButton>
  )
})

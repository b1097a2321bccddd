import { Spinner } from '../design/feedback/spinner.tsx'
import { LightButton } from '../design/controls/light-button.tsx'

export interface SubmitButtonProps {
  readonly label: string
  /** While it is being done. */
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly canSubmit: boolean
}

/** Sends a form, once at a time, and not while the host asked to wait. */
export const SubmitButton = ({ label, busyLabel, isBusy, canSubmit }: SubmitButtonProps) => (
  <LightButton isPrimary type="submit" disabled={!isBusy && !canSubmit} icon={isBusy && <Spinner />}>
    {isBusy ? busyLabel : label}
  </LightButton>
)

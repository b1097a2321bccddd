import { BusyRing } from '../design/busy-ring.tsx'
import { SolidButton } from '../design/solid-button.tsx'

export interface SubmitButtonProps {
  readonly label: string
  /** While it is being done. */
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly canSubmit: boolean
}

/** Sends a form, once at a time, and not while the host asked to wait. */
export const SubmitButton = ({ label, busyLabel, isBusy, canSubmit }: SubmitButtonProps) => (
  <SolidButton isPrimary type="submit" isOff={!isBusy && !canSubmit} icon={isBusy && <BusyRing />}>
    {isBusy ? busyLabel : label}
  </SolidButton>
)

import { Button } from '@fluentui/react-components'
import { BusyRing } from '../design/busy-ring.tsx'

export interface SubmitButtonProps {
  readonly label: string
  /** While it is being done. */
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly canSubmit: boolean
}

/** Sends a form, once at a time, and not while the host asked to wait. */
export const SubmitButton = ({ label, busyLabel, isBusy, canSubmit }: SubmitButtonProps) => (
  <Button
    appearance="primary"
    size="large"
    type="submit"
    disabledFocusable={!isBusy && !canSubmit}
    {...(isBusy ? { icon: <BusyRing /> } : {})}
  >
    {isBusy ? busyLabel : label}
  </Button>
)

import { Button, type ButtonProps } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { MAIN_ACTION } from './page-keys.ts'
import { Spinner } from '../feedback/spinner.tsx'

export interface SubmitButtonProps {
  readonly form: { readonly isBusy: boolean; readonly canSubmit: boolean }
  readonly label: string
  readonly busyLabel: string
  readonly size?: NonNullable<ButtonProps['size']>
}

/** Submits a form. Disabled while it has to wait; a second press while it is sent does nothing. */
export const SubmitButton = observer(function SubmitButton({ form, label, busyLabel, size }: SubmitButtonProps) {
  const { isBusy, canSubmit } = form
  return (
    <Button
      appearance="primary"
      size={size ?? 'medium'}
      type="submit"
      {...MAIN_ACTION}
      disabledFocusable={!isBusy && !canSubmit}
      icon={isBusy ? <Spinner /> : null}
    >
      <span>{isBusy ? busyLabel : label}</span>
    </Button>
  )
})

import { observer } from 'mobx-react-lite'
import { ResetPasswordViewModel, type ResetField } from '#application/identity/reset-password.view-model.ts'
import { PasswordField } from '../design/controls/password-field.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { InvalidLinkScreen } from './invalid-link-screen.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { fieldError } from './field-errors.ts'
import { FormHeader } from './form-header.tsx'
import { submitHandler } from './submit-handler.ts'
import { SubmitButton } from './submit-button.tsx'

export interface ResetFormProps {
  /** What the link ended with. */
  readonly hash: string
  readonly onDone: () => void
}

const text = authText.reset

const LABELS: Readonly<Record<ResetField, string>> = {
  password: text.newPassword,
  confirmPassword: text.confirmPassword,
}

export const ResetForm = observer(function ResetForm({ hash, onDone }: ResetFormProps) {
  const vm = useViewModel(ResetPasswordViewModel)
  if (vm.isLinkBad) return <InvalidLinkScreen />
  const submit = (): string | undefined => {
    void vm.submit(hash).then((isChanged) => isChanged && onDone())
    return vm.wrongFields[0]
  }
  return (
    <form
      className="start-form"
      noValidate
      onSubmit={submitHandler(vm.isSubmitting, submit)}
      aria-busy={vm.isSubmitting}
    >
      <FormHeader title={text.title} lead={text.lead} hasFocus={false} />
      <FailureNotice failure={vm.failure} />
      {(['password', 'confirmPassword'] as const).map((field) => (
        <PasswordField
          key={field}
          label={LABELS[field]}
          name={field}
          autoComplete="new-password"
          value={vm[field]}
          error={fieldError(vm.errorOf(field))}
          readOnly={vm.isSubmitting}
          onChange={(value) => vm.change(field, value)}
          onBlur={() => vm.blur(field)}
        />
      ))}
      <SubmitButton label={text.submit} busyLabel={text.submitting} isBusy={vm.isSubmitting} canSubmit={vm.canSubmit} />
    </form>
  )
})

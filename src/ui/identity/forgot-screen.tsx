import { observer } from 'mobx-react-lite'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { DoorScope } from '../di/door-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { fieldError } from './field-errors.ts'
import { FormHeader } from './form-header.tsx'
import { ResetEmailSent } from './reset-email-sent.tsx'
import { submitHandler } from './submit-handler.ts'
import { AuthLink } from './auth-link.tsx'
import { SubmitButton } from './submit-button.tsx'

const text = authText.forgot

export interface ForgotScreenProps {
  /** Somebody has just come here from another panel. */
  readonly hasFocus: boolean
}

export const ForgotScreen = (props: ForgotScreenProps) => (
  <DoorScope>
    <Forgot {...props} />
  </DoorScope>
)

const Forgot = observer(function Forgot({ hasFocus }: ForgotScreenProps) {
  useDocumentTitle(text.title)
  const vm = useViewModel(ForgotPasswordViewModel)
  if (vm.sentTo !== undefined) return <ResetEmailSent email={vm.sentTo} onAgain={vm.again} />
  const submit = (): string | undefined => {
    void vm.submit()
    return vm.emailError && 'email'
  }
  return (
    <form
      className="start-form"
      noValidate
      onSubmit={submitHandler(vm.isSubmitting, submit)}
      aria-busy={vm.isSubmitting}
    >
      <FormHeader title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={vm.failure} />
      <EmailField
        value={vm.email}
        error={fieldError(vm.emailError)}
        readOnly={vm.isSubmitting}
        onChange={vm.changeEmail}
        onBlur={vm.blurEmail}
      />
      <SubmitButton label={text.submit} busyLabel={text.submitting} isBusy={vm.isSubmitting} canSubmit={vm.canSubmit} />
      <AuthLink to="login" className="start-word">
        {text.back}
      </AuthLink>
    </form>
  )
})

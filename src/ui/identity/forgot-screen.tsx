import { observer } from 'mobx-react-lite'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { useTitle } from '../app/use-title.ts'
import { DoorScope } from '../di/door-scope.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { startText } from '../text/start.ts'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { fieldError } from './field-errors.ts'
import { FormHead } from './form-head.tsx'
import { MailSent } from './mail-sent.tsx'
import { sendForm } from './send-form.ts'
import { StartLink } from './start-link.tsx'
import { SubmitButton } from './submit-button.tsx'

const text = startText.forgot

export interface ForgotScreenProps {
  /** Somebody has just come here from another panel. */
  readonly hasFocus: boolean
}

export const ForgotScreen = (props: ForgotScreenProps) => <DoorScope><Forgot {...props} /></DoorScope>

const Forgot = observer(function Forgot({ hasFocus }: ForgotScreenProps) {
  useTitle(text.title)
  const vm = useViewModel(ForgotPasswordViewModel)
  if (vm.sentTo !== undefined) return <MailSent email={vm.sentTo} onAgain={vm.again} />
  const submit = (): string | undefined => {
    void vm.submit()
    return vm.emailError && 'email'
  }
  return (
    <form className="start-form" noValidate onSubmit={sendForm(vm.isSubmitting, submit)} aria-busy={vm.isSubmitting}>
      <FormHead title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={vm.failure} />
      <EmailField
        value={vm.email}
        error={fieldError(vm.emailError)}
        readOnly={vm.isSubmitting}
        onChange={vm.changeEmail}
        onBlur={vm.blurEmail}
      />
      <SubmitButton label={text.submit} busyLabel={text.submitting} isBusy={vm.isSubmitting} canSubmit={vm.canSubmit} />
      <StartLink to="login" className="start-word">{text.back}</StartLink>
    </form>
  )
})

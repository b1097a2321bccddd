import { observer } from 'mobx-react-lite'
import { ResetPasswordViewModel } from '#application/identity/reset-password.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import { InvalidLinkScreen } from './invalid-link-screen.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FormHeader } from './form-header.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { SubmitButton } from '../design/controls/submit-button.tsx'

export interface ResetFormProps {
  /** The code of the link. */
  readonly hash: string
  readonly onDone: () => void
}

const text = authText.reset

export const ResetForm = observer(function ResetForm({ hash, onDone }: ResetFormProps) {
  const vm = useViewModel(ResetPasswordViewModel)
  const { form } = vm
  if (vm.isLinkInvalid) return <InvalidLinkScreen />
  const submit = async (): Promise<void> => {
    if (await vm.submit(hash)) onDone()
  }
  return (
    <form className="auth-form" noValidate onSubmit={submitHandler(form, submit)} aria-busy={form.isBusy}>
      <FormHeader title={text.title} lead={text.lead} hasFocus={false} />
      <FailureNotice failure={form.failure} />
      <NewPasswordFields form={form} label={text.newPassword} confirmLabel={text.confirmPassword} />
      <SubmitButton size="large" form={form} label={text.submit} busyLabel={text.submitting} />
    </form>
  )
})

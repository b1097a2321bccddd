import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { ForgotPasswordViewModel } from '#application/identity/forgot-password.view-model.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { authText } from '../text/auth.ts'
import type { AuthPanelProps } from './auth-screen.tsx'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FormHeader } from './form-header.tsx'
import { ResetEmailSent } from './reset-email-sent.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { AuthLink } from './auth-link.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { lazyPart } from '../app/lazy-part.ts'

const text = authText.forgot

/** Only after a request, so that the form stays small. */
const Toasts = lazyPart(async () => (await import('../notifications/toasts.tsx')).Toasts)

export const ForgotScreen = observer(function ForgotScreen({ hasFocus }: AuthPanelProps) {
  useDocumentTitle(text.title)
  const { form, restart, sentTo } = useViewModel(ForgotPasswordViewModel)
  if (sentTo !== undefined)
    return (
      <>
        <ResetEmailSent email={sentTo} onAgain={restart} />
        <Suspense>
          <Toasts />
        </Suspense>
      </>
    )
  return (
    <form className="auth-form" noValidate onSubmit={submitHandler(form, form.submit)} aria-busy={form.isBusy}>
      <FormHeader title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={form.failure} />
      <EmailField form={form} />
      <SubmitButton size="large" form={form} label={text.submit} busyLabel={text.submitting} />
      <AuthLink to="login" className="auth-word">
        {text.back}
      </AuthLink>
    </form>
  )
})

import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import type { EmailError } from '#domain/identity/email.ts'
import type { PasswordError } from '#domain/identity/password.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { SignInForm } from './sign-in-form.tsx'
import { commonText } from '../text/common.ts'
import { sessionText } from '../text/session.ts'
import { useEarlyForm } from './use-early-form.ts'

/** Few come to the door because a session ended, and fewer are refused. */
const SignInNotices = lazy(() =>
  import('./sign-in-notices.tsx').then(
    ({ SignInNotices }) => ({ default: SignInNotices }),
    () => ({ default: NoNews }),
  ),
)

const NoNews = () => <p role="alert">{sessionText.noNews}</p>

export const SignInScreen = observer(function SignInScreen({ hasFocus = false }: { readonly hasFocus?: boolean }) {
  useDocumentTitle(sessionText.signInTitle)
  const vm = useViewModel(SignInViewModel)
  const navigate = useNavigate()
  useEarlyForm(
    useCallback(
      (email, password) => {
        vm.changeEmail(email)
        vm.changePassword(password)
      },
      [vm],
    ),
  )
  const submit = async () => {
    const path = await vm.submit()
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const why = vm.notice ?? vm.ended
  return (
    <SignInForm
      email={vm.email}
      password={vm.password}
      emailError={vm.emailError && EMAIL_ERRORS[vm.emailError._tag]}
      passwordError={vm.passwordError && PASSWORD_ERRORS[vm.passwordError._tag]}
      notice={
        (vm.failure ?? why) !== undefined && (
          <Suspense>
            <SignInNotices failure={vm.failure} lockedUntil={vm.lock?.until} reason={why} />
          </Suspense>
        )
      }
      busy={vm.isSubmitting}
      isWaiting={!vm.isSubmitting && !vm.canSubmit}
      hasFocus={hasFocus}
      onEmail={vm.changeEmail}
      onPassword={vm.changePassword}
      onBlur={(field) => (field === 'email' ? vm.blurEmail() : vm.blurPassword())}
      onSubmit={() => {
        void submit()
        return vm.emailError !== undefined ? 'email' : vm.passwordError !== undefined ? 'password' : undefined
      }}
    />
  )
})

const EMAIL_ERRORS: Readonly<Record<EmailError['_tag'], string>> = {
  EmailEmpty: commonText.required,
  EmailBlank: commonText.onlyBlanks,
  EmailInvalid: commonText.invalidEmail,
}

const PASSWORD_ERRORS: Readonly<Record<PasswordError['_tag'], string>> = {
  PasswordEmpty: commonText.required,
  PasswordBlank: commonText.onlyBlanks,
  PasswordTooShort: sessionText.passwordTooShort,
}

import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { SessionEnd } from '#application/identity/session.view-model.ts'
import { SignInViewModel } from '#application/identity/sign-in.view-model.ts'
import type { EmailError } from '#domain/identity/email.ts'
import type { PasswordError } from '#domain/identity/password.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { SignInPage } from '../shell/sign-in-page.tsx'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { sessionText } from '../text/session.ts'

export const SignInScreen = observer(function SignInScreen() {
  const vm = useViewModel(SignInViewModel)
  const navigate = useNavigate()
  const submit = async () => {
    const path = await vm.submit()
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const failure = vm.failure && describeFailure(vm.failure)
  return (
    <SignInPage
      email={vm.email}
      password={vm.password}
      emailError={vm.emailError && EMAIL_ERRORS[vm.emailError._tag]}
      passwordError={vm.passwordError && PASSWORD_ERRORS[vm.passwordError._tag]}
      failure={failure && { message: failure.sentence, code: failure.code, requestId: failure.reference }}
      notice={vm.failure === undefined && <EndNotice reason={vm.ended} />}
      busy={!vm.canSubmit}
      onEmail={vm.changeEmail}
      onPassword={vm.changePassword}
      onLeave={(field) => (field === 'email' ? vm.leaveEmail() : vm.leavePassword())}
      onSubmit={() => void submit()}
    />
  )
})

const EndNotice = ({ reason }: { readonly reason: SessionEnd | undefined }) => {
  const sentence = reason && END_SENTENCES[reason]
  return sentence === undefined ? null : (
    <MessageBar intent="warning" layout="multiline"><MessageBarBody>{sentence}</MessageBarBody></MessageBar>
  )
}

const END_SENTENCES: Readonly<Record<SessionEnd, string | undefined>> = {
  expired: sessionText.expired,
  idle: sessionText.expired,
  signedOut: undefined,
  signedOutElsewhere: sessionText.signedOutElsewhere,
  replacedElsewhere: sessionText.replacedElsewhere,
}

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

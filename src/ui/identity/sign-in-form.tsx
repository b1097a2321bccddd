import type { ReactNode } from 'react'
import { PasswordField } from '../design/controls/password-field.tsx'
import { sessionText } from '../text/session.ts'
import { EmailField } from './email-field.tsx'
import { FormHeader } from './form-header.tsx'
import { submitHandler } from './submit-handler.ts'
import { AuthLink } from './auth-link.tsx'
import { SubmitButton } from './submit-button.tsx'

export interface SignInFormProps {
  readonly email: string
  readonly password: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  /** Why the last attempt failed, or why somebody has to sign in. */
  readonly notice?: ReactNode
  readonly busy: boolean
  /** The host asked to wait. */
  readonly isWaiting?: boolean
  readonly hasFocus?: boolean
  readonly onEmail: (value: string) => void
  readonly onPassword: (value: string) => void
  /** Leaving a field is when it may be judged. */
  readonly onBlur: (field: 'email' | 'password') => void
  /** Names the field that is to be corrected first. */
  readonly onSubmit: () => 'email' | 'password' | undefined
}

/**
 * The door. What is wrong is said beside the field it is wrong in, and focus goes to the first of them. Its method counts where no
 * script runs: a password must not end up in an address.
 */
export const SignInForm = (props: SignInFormProps) => {
  return (
    <form
      className="start-form"
      method="post"
      noValidate
      onSubmit={submitHandler(props.busy, props.onSubmit)}
      aria-busy={props.busy}
    >
      <FormHeader title={sessionText.signInTitle} lead={sessionText.signInLead} hasFocus={props.hasFocus ?? false} />
      {props.notice}
      <EmailField
        value={props.email}
        error={props.emailError}
        readOnly={props.busy}
        onChange={props.onEmail}
        onBlur={() => props.onBlur('email')}
      />
      <PasswordField
        label={sessionText.password}
        name="password"
        autoComplete="current-password"
        value={props.password}
        error={props.passwordError}
        readOnly={props.busy}
        onChange={props.onPassword}
        onBlur={() => props.onBlur('password')}
      />
      <AuthLink to="forgot" className="start-word">
        {sessionText.forgot}
      </AuthLink>
      <SubmitButton
        label={sessionText.signIn}
        busyLabel={sessionText.signingIn}
        isBusy={props.busy}
        canSubmit={props.isWaiting !== true}
      />
    </form>
  )
}

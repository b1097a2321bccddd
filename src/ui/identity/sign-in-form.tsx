import { observer } from 'mobx-react-lite'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type FieldModel, FormField } from '../design/controls/form-field.tsx'
import { sessionText } from '../text/session.ts'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { FormHeader } from './form-header.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { readFields, submitHandler, type SubmitModel } from '../design/controls/submit-handler.ts'

export interface SignInFormProps {
  readonly form: FieldModel<'email' | 'password'> & SubmitModel & { readonly canSubmit: boolean }
  /** Why the last attempt failed, or why the user has to sign in. */
  readonly notice?: ReactNode
  readonly hasFocus?: boolean
  readonly onSubmit: () => void
}

/** Its method counts without scripts: a password must not be part of a URL. */
export const SignInForm = observer(function SignInForm({ form, notice, hasFocus = false, onSubmit }: SignInFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (element.current !== null) readFields(form, element.current)
  }, [form])
  /* React focuses what it draws instead of writing the attribute that the prerendered page has. */
  useLayoutEffect(() => {
    if (!hasFocus) element.current?.querySelector('input')?.setAttribute('autofocus', '')
  }, [hasFocus])
  return (
    <form
      ref={element}
      className="auth-form"
      method="post"
      noValidate
      onSubmit={submitHandler(form, onSubmit)}
      aria-busy={form.isBusy}
    >
      <FormHeader title={sessionText.signInTitle} lead={sessionText.signInLead} hasFocus={hasFocus} />
      {notice}
      <EmailField form={form} isFirst={!hasFocus} />
      <FormField
        form={form}
        name="password"
        type="password"
        label={sessionText.password}
        autoComplete="current-password"
      />
      <AuthLink to="forgot" className="auth-word">
        {sessionText.forgot}
      </AuthLink>
      <SubmitButton size="large" form={form} label={sessionText.signIn} busyLabel={sessionText.signingIn} />
    </form>
  )
})

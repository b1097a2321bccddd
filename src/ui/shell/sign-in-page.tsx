import { Button } from '@fluentui/react-components'
import type { FormEvent, ReactNode } from 'react'
import { BusyRing } from '../design/busy-ring.tsx'
import { FailedBanner } from '../design/failed-banner.tsx'
import { PasswordField } from '../design/password-field.tsx'
import { TextField } from '../design/text-field.tsx'
import { sessionText } from '../text/session.ts'
import { SignInPanel } from './sign-in-panel.tsx'
import { useSignInPageStyles } from './sign-in-page.styles.ts'
import { SignedOutBar } from './signed-out-bar.tsx'

export interface SignInPageProps {
  readonly email: string
  readonly password: string
  readonly emailError?: string | undefined
  readonly passwordError?: string | undefined
  /** Why the last attempt failed, or why the session ended. */
  readonly failure?: { readonly message: string; readonly code?: string | undefined; readonly requestId?: string | undefined } | undefined
  readonly notice?: ReactNode
  readonly busy: boolean
  readonly onEmail: (value: string) => void
  readonly onPassword: (value: string) => void
  /** Leaving a field is when it may be judged. */
  readonly onLeave: (field: 'email' | 'password') => void
  readonly onSubmit: () => void
}

/** The door. What is wrong is said beside the field it is wrong in, and focus goes to the first of them. */
export const SignInPage = (props: SignInPageProps) => {
  const styles = useSignInPageStyles()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!props.busy) props.onSubmit()
  }
  return (
    <div className={styles.page}>
      <SignedOutBar />
      <main className={styles.main}>
        <div className={styles.side}>
          <form className={styles.form} noValidate onSubmit={submit} aria-busy={props.busy}>
            <div>
              <h1 className={styles.title}>{sessionText.signInTitle}</h1>
              <p className={styles.lead}>{sessionText.signInLead}</p>
            </div>
            {props.notice}
            {props.failure !== undefined && <FailedBanner {...props.failure} />}
            <TextField
              label={sessionText.email}
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              placeholder={sessionText.emailPlaceholder}
              value={props.email}
              error={props.emailError}
              disabled={props.busy}
              onChange={props.onEmail}
              onBlur={() => props.onLeave('email')}
            />
            <PasswordField
              label={sessionText.password}
              name="password"
              autoComplete="current-password"
              value={props.password}
              error={props.passwordError}
              disabled={props.busy}
              onChange={props.onPassword}
              onBlur={() => props.onLeave('password')}
            />
            <Button
              appearance="primary"
              size="large"
              type="submit"
              {...(props.busy ? { icon: <BusyRing /> } : {})}
            >
              {props.busy ? sessionText.signingIn : sessionText.signIn}
            </Button>
          </form>
        </div>
        <SignInPanel />
      </main>
    </div>
  )
}

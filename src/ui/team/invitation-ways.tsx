import { Button } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { InvitationViewModel } from '#application/team/invitation.view-model.ts'
import { FormField } from '../design/controls/form-field.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { NewPasswordFields } from '../identity/new-password-fields.tsx'
import { TermsCheck } from '../identity/terms-check.tsx'
import { fieldErrorText } from '../text/field-errors.ts'
import { authText } from '../text/auth.ts'
import { invitationText as text } from '../text/team.ts'
import { useTeamStyles } from './team.styles.ts'

interface WayProps {
  readonly vm: InvitationViewModel
}

/** The way in which the visitor can join. */
export const InvitationWay = observer(function InvitationWay({ vm }: WayProps) {
  switch (vm.way) {
    case 'join':
      return <Join vm={vm} />
    case 'otherAccount':
      return <OtherAccount vm={vm} />
    case 'signIn':
      return <SignInAndJoin vm={vm} />
    case 'register':
      return <RegisterAndJoin vm={vm} />
    case undefined:
      return null
  }
})

const Join = observer(function Join({ vm }: WayProps) {
  const { isBusy } = vm.joining
  return (
    <Button
      size="large"
      appearance="primary"
      disabledFocusable={isBusy}
      onClick={() => void vm.joining.run()}
      {...(isBusy ? { icon: <Spinner /> } : {})}
    >
      <span>{isBusy ? text.joining : text.join}</span>
    </Button>
  )
})

const OtherAccount = observer(function OtherAccount({ vm }: WayProps) {
  const styles = useTeamStyles()
  return (
    <>
      <strong>{text.otherAccount(vm.opened.value?.email ?? '')}</strong>
      <p className={styles.lead}>{text.otherAccountDetail(vm.presentEmail)}</p>
      <Button size="large" onClick={() => void vm.signOut()}>
        {text.signOut}
      </Button>
    </>
  )
})

const SignInAndJoin = observer(function SignInAndJoin({ vm }: WayProps) {
  const styles = useTeamStyles()
  const form = vm.signIn
  return (
    <form className={styles.form} noValidate onSubmit={submitHandler(form, form.submit)} aria-busy={form.isBusy}>
      <FailureBanner failure={form.failure} />
      <FormField form={form} name="password" type="password" label={text.password} autoComplete="current-password" />
      <SubmitButton size="large" form={form} label={text.signIn} busyLabel={text.signingIn} />
    </form>
  )
})

const RegisterAndJoin = observer(function RegisterAndJoin({ vm }: WayProps) {
  const styles = useTeamStyles()
  const { form } = vm.registration
  const country = vm.opened.value?.country
  const termsError = form.errorOf('acceptsTerms')
  if (country === undefined) return null
  return (
    <form className={styles.form} noValidate onSubmit={submitHandler(form, vm.register)} aria-busy={form.isBusy}>
      <FailureBanner failure={form.failure} />
      <NewPasswordFields
        form={form}
        label={authText.register.newPassword}
        confirmLabel={authText.register.confirmPassword}
      />
      <TermsCheck
        country={country}
        accepted={form.values.acceptsTerms}
        error={termsError && fieldErrorText(termsError, '')}
        onChange={(accepted) => form.change('acceptsTerms', accepted)}
      />
      <SubmitButton size="large" form={form} label={text.register} busyLabel={text.registering} />
    </form>
  )
})

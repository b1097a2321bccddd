import { observer } from 'mobx-react-lite'
import type { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { PasswordField } from '../design/password-field.tsx'
import { Segmented } from '../design/segmented.tsx'
import { startText } from '../text/start.ts'
import { EmailAdvice, EmailSign } from './email-advice.tsx'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { fieldError } from './field-errors.ts'
import { FormHead } from './form-head.tsx'
import { useRegisterFormStyles } from './register-form.styles.ts'
import { sendForm } from './send-form.ts'
import { StartLink } from './start-link.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TermsCheck } from './terms-check.tsx'

export interface RegisterFormProps {
  readonly form: RegistrationViewModel
  readonly country: Country
  readonly hasFocus: boolean
  readonly onCountry: (country: Country) => void
  /** Names the field that is to be corrected first. */
  readonly onSubmit: () => string | undefined
}

const text = startText.register

export const RegisterForm = observer(function RegisterForm({ form, country, hasFocus, onCountry, onSubmit }: RegisterFormProps) {
  const styles = useRegisterFormStyles()
  const { check, isSubmitting } = form
  const errorOf = (field: Parameters<typeof form.errorOf>[0]) => fieldError(form.errorOf(field))
  return (
    <form className="start-form" noValidate onSubmit={sendForm(isSubmitting, onSubmit)} aria-busy={isSubmitting}>
      <FormHead title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={form.failure} />
      {form.isTaken && (
        <div className={styles.ways}>
          <StartLink to="login" className={styles.way}>{text.signIn}</StartLink>
          <StartLink to="forgot" className={styles.way}>{text.recover}</StartLink>
        </div>
      )}
      <div className={styles.country}>
        <span aria-hidden>{text.country}</span>
        <Segmented label={text.country} options={OPTIONS} selected={country} onSelect={onCountry} />
      </div>
      <EmailField
        value={form.email}
        error={errorOf('email')}
        readOnly={isSubmitting}
        after={<EmailSign state={check.state} />}
        onChange={form.changeEmail}
        onBlur={() => form.blur('email')}
      />
      <EmailAdvice state={check.state} onTake={form.acceptSuggestion} />
      <PasswordField
        label={text.newPassword}
        name="password"
        autoComplete="new-password"
        value={form.password}
        error={errorOf('password')}
        readOnly={isSubmitting}
        onChange={form.changePassword}
        onBlur={() => form.blur('password')}
      />
      <PasswordField
        label={text.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={form.confirmPassword}
        error={errorOf('confirmPassword')}
        readOnly={isSubmitting}
        onChange={form.changeConfirmation}
        onBlur={() => form.blur('confirmPassword')}
      />
      <TermsCheck country={country} accepted={form.acceptsTerms} error={errorOf('acceptsTerms')} onChange={form.changeTerms} />
      <SubmitButton label={text.submit} busyLabel={text.submitting} isBusy={isSubmitting} canSubmit={form.canSubmit} />
    </form>
  )
})

const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

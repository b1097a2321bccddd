import { observer } from 'mobx-react-lite'
import type { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { PasswordField } from '../design/controls/password-field.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { authText } from '../text/auth.ts'
import { EmailSuggestion, EmailStatusIcon } from './email-suggestion.tsx'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { fieldError } from './field-errors.ts'
import { FormHeader } from './form-header.tsx'
import { useRegisterFormStyles } from './register-form.styles.ts'
import { submitHandler } from './submit-handler.ts'
import { AuthLink } from './auth-link.tsx'
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

const text = authText.register

export const RegisterForm = observer(function RegisterForm({
  form,
  country,
  hasFocus,
  onCountry,
  onSubmit,
}: RegisterFormProps) {
  const styles = useRegisterFormStyles()
  const { check, isSubmitting } = form
  const errorOf = (field: Parameters<typeof form.errorOf>[0]) => fieldError(form.errorOf(field))
  return (
    <form className="start-form" noValidate onSubmit={submitHandler(isSubmitting, onSubmit)} aria-busy={isSubmitting}>
      <FormHeader title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={form.failure} />
      {form.isTaken && (
        <div className={styles.ways}>
          <AuthLink to="login" className={styles.way}>
            {text.signIn}
          </AuthLink>
          <AuthLink to="forgot" className={styles.way}>
            {text.recover}
          </AuthLink>
        </div>
      )}
      <div className={styles.country}>
        <span aria-hidden>{text.country}</span>
        <SegmentedControl label={text.country} options={OPTIONS} selected={country} onSelect={onCountry} />
      </div>
      <EmailField
        value={form.email}
        error={errorOf('email')}
        readOnly={isSubmitting}
        after={<EmailStatusIcon state={check.state} />}
        onChange={form.changeEmail}
        onBlur={() => form.blur('email')}
      />
      <EmailSuggestion state={check.state} onTake={form.acceptSuggestion} />
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
      <TermsCheck
        country={country}
        accepted={form.acceptsTerms}
        error={errorOf('acceptsTerms')}
        onChange={form.changeTerms}
      />
      <SubmitButton label={text.submit} busyLabel={text.submitting} isBusy={isSubmitting} canSubmit={form.canSubmit} />
    </form>
  )
})

const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

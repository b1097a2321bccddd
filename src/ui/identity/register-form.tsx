import { observer } from 'mobx-react-lite'
import type { RegistrationViewModel } from '#application/identity/registration.view-model.ts'
import { COUNTRIES, type Country } from '#domain/kernel/country.ts'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { authText } from '../text/auth.ts'
import { fieldErrorText } from '../text/field-errors.ts'
import { EmailStatusIcon, EmailSuggestion } from './email-suggestion.tsx'
import { EmailField } from './email-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FormHeader } from './form-header.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { submitHandler } from '../design/controls/submit-handler.ts'
import { AuthLink } from './auth-link.tsx'
import { SubmitButton } from '../design/controls/submit-button.tsx'
import { TermsCheck } from './terms-check.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { breakpointTouch, height, space } from '../design/theme/layout-tokens.ts'

export interface RegisterFormProps {
  readonly vm: RegistrationViewModel
  readonly country: Country
  readonly hasFocus: boolean
  readonly onCountry: (country: Country) => void
  readonly onSubmit: () => void
}

const text = authText.register

export const RegisterForm = observer(function RegisterForm(props: RegisterFormProps) {
  const { vm, country, hasFocus, onCountry, onSubmit } = props
  const styles = useStyles()
  const { check, form } = vm
  const termsError = form.errorOf('acceptsTerms')
  return (
    <form className="auth-form" noValidate onSubmit={submitHandler(form, onSubmit)} aria-busy={form.isBusy}>
      <FormHeader title={text.title} lead={text.lead} hasFocus={hasFocus} />
      <FailureNotice failure={form.failure} />
      {vm.isTaken && (
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
      <EmailField form={form} after={<EmailStatusIcon state={check.state} />} />
      <EmailSuggestion state={check.state} onTake={vm.acceptSuggestion} />
      <NewPasswordFields form={form} label={text.newPassword} confirmLabel={text.confirmPassword} />
      <TermsCheck
        country={country}
        accepted={form.values.acceptsTerms}
        error={termsError && fieldErrorText(termsError, '')}
        onChange={(accepted) => form.change('acceptsTerms', accepted)}
      />
      <SubmitButton size="large" form={form} label={text.submit} busyLabel={text.submitting} />
    </form>
  )
})

const OPTIONS = COUNTRIES.map((value) => ({ value, label: text.countries[value] }))

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.l, marginTop: '-10px' },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  country: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    fontSize: tokens.fontSizeBase300,
  },
})

import { Checkbox, Field, makeStyles } from '@fluentui/react-components'
import type { Country } from '#domain/kernel/country.ts'
import { brand } from '../brand/brand.ts'
import { ExternalLink } from '../design/controls/external-link.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { authText } from '../text/auth.ts'
import { fieldMessage } from '../design/controls/field-message.tsx'

export interface TermsCheckProps {
  /** The country of the terms. */
  readonly country: Country
  readonly accepted: boolean
  readonly error: string | undefined
  readonly onChange: (accepted: boolean) => void
}

const text = authText.register

/** One checkbox for the terms and the privacy notice of a country. */
export const TermsCheck = ({ country, accepted, error, onChange }: TermsCheckProps) => {
  const styles = useStyles()
  const { termsAndConditions, privacyNotice } = brand.links[country]
  return (
    <Field
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={{ children: fieldMessage(error), role: 'status', className: styles.error }}
    >
      <Checkbox
        size="large"
        className={styles.box}
        name="acceptsTerms"
        checked={accepted}
        onChange={(_, data) => onChange(data.checked === true)}
        label={
          <>
            {text.accept} <ExternalLink to={termsAndConditions}>{text.terms}</ExternalLink> {text.and(country)}{' '}
            <ExternalLink to={privacyNotice}>{text.privacy(country)}</ExternalLink>
          </>
        }
      />
    </Field>
  )
}

const useStyles = makeStyles({
  /* In line with the fields above. */
  box: { marginLeft: '-8px' },
  error: { color: customTokens.statusRedText, ':empty': { display: 'none' } },
})

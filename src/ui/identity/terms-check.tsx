import { useId } from 'react'
import type { Country } from '#domain/kernel/country.ts'
import { brand } from '../brand/brand.ts'
import { authText } from '../text/auth.ts'
import { useTermsCheckStyles } from './terms-check.styles.ts'

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
  const styles = useTermsCheckStyles()
  const ids = { box: useId(), message: useId() }
  const { termsAndConditions, privacyNotice } = brand.links[country]
  return (
    <div>
      <div className={styles.line}>
        <input
          id={ids.box}
          className={styles.box}
          type="checkbox"
          name="acceptsTerms"
          checked={accepted}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : ids.message}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={ids.box}>
          {text.accept} <Outside address={termsAndConditions}>{text.terms}</Outside> {text.and(country)}{' '}
          <Outside address={privacyNotice}>{text.privacy(country)}</Outside>
        </label>
      </div>
      <output id={ids.message} className={styles.error}>
        {error}
      </output>
    </div>
  )
}

const Outside = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <a className={useTermsCheckStyles().link} href={address} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)

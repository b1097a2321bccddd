import type { Country } from '#domain/kernel/country.ts'
import { businessText } from '../text/business.ts'
import { CompanyIllustration } from './company-illustration.tsx'
import { useCompleteStyles } from './complete.styles.ts'

/** The panel beside the form with the next steps. */
export const CompletePanel = ({ country }: { readonly country: Country }) => {
  const styles = useCompleteStyles()
  const text = businessText.complete
  return (
    <aside className={styles.panel}>
      <CompanyIllustration />
      <div className={styles.words}>
        <h2 className={styles.panelTitle}>{text.panelTitle}</h2>
        <p className={styles.panelLead}>{text.panelLead}</p>
        <ol className={styles.steps}>
          {text.panelSteps(country).map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}

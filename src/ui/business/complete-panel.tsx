import type { Country } from '#domain/kernel/country.ts'
import { businessText } from '../text/business.ts'
import { useCompleteStyles } from './complete.styles.ts'
import { makeStyles } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

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

/** A company building with a tick. Decorative. */
const CompanyIllustration = () => {
  const styles = useStyles()
  return (
    <svg className={styles.picture} viewBox="0 0 340 220" aria-hidden>
      <circle className={styles.halo} cx="170" cy="112" r="104" />
      <circle className={styles.halo} cx="170" cy="112" r="72" />
      <path className={styles.ground} d="M28 198h284" />
      <rect className={styles.side} x="196" y="96" width="62" height="102" rx="6" />
      <rect className={styles.wall} x="98" y="46" width="104" height="152" rx="8" />
      {[66, 98, 130].map((y) => (
        <g key={y}>
          <rect className={styles.window} x="114" y={y} width="18" height="18" rx="4" />
          <rect className={y === 98 ? styles.lit : styles.window} x="141" y={y} width="18" height="18" rx="4" />
          <rect className={styles.window} x="168" y={y} width="18" height="18" rx="4" />
        </g>
      ))}
      <path className={styles.door} d="M138 198v-26a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v26z" />
      {[114, 142, 170].map((y) => (
        <rect key={y} className={styles.window} x="216" y={y} width="26" height="12" rx="4" />
      ))}
      <circle className={styles.badge} cx="236" cy="66" r="28" />
      <path className={styles.tick} d="m223 67 9 9 18-19" />
    </svg>
  )
}

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', maxWidth: '340px' },
  halo: { fill: customTokens.panelLine, opacity: 0.14 },
  ground: { fill: 'none', stroke: customTokens.panelLine, strokeWidth: '2px', strokeLinecap: 'round' },
  wall: { fill: customTokens.panelPaper },
  side: { fill: customTokens.panelInk },
  window: { fill: customTokens.panelLine, opacity: 0.55 },
  lit: { fill: customTokens.panelAccent },
  door: { fill: customTokens.panelTo, opacity: 0.75 },
  badge: { fill: customTokens.panelAccent },
  tick: {
    fill: 'none',
    stroke: customTokens.panelTo,
    strokeWidth: '5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

import { makeStyles, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components'
import { motion, space } from '../theme/layout-tokens.ts'
import { tabularNumerals } from '../theme/type.ts'

export interface ProgressScreenProps {
  readonly title: string
  readonly detail?: string
  /** An integer from 0 to 100. */
  readonly percent: number
  /** The steps in order; the current one is shown. */
  readonly steps: ReadonlyArray<string>
  /** The result so far: a count of findings. */
  readonly found?: string | undefined
}

/** The index of the current step. The steps have equal shares. */
export const stepAt = (percent: number, steps: number): number =>
  Math.max(0, Math.min(steps - 1, Math.floor((percent / 100) * steps)))

/** A long wait with its progress, current step and findings. */
export const ProgressScreen = ({ title, detail, percent, steps, found }: ProgressScreenProps) => {
  const styles = useStyles()
  const step = stepAt(percent, steps.length)
  return (
    <div className={styles.screen}>
      <span className={styles.percent} aria-hidden>
        {percent}%
      </span>
      <ProgressBar className={styles.bar} thickness="large" max={100} value={percent} aria-label={title} />
      <h2 className={styles.title}>{title}</h2>
      <output className={styles.live}>
        <span key={step} className={styles.step}>
          {steps[step]}
        </span>
        {found !== undefined && <span className={styles.found}>{found}</span>}
      </output>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    minHeight: '320px',
    padding: space.xl,
    textAlign: 'center',
  },
  percent: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    ...tabularNumerals,
  },
  bar: { maxWidth: '320px', marginBottom: space.m },
  title: { margin: 0, ...typographyStyles.subtitle1 },
  live: { display: 'flex', flexDirection: 'column', gap: '5px', minHeight: '20px' },
  step: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    animationName: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  found: { color: tokens.colorNeutralForeground2, ...tabularNumerals },
  detail: { margin: 0, maxWidth: '44ch', color: tokens.colorNeutralForeground3, textWrap: 'balance' },
})

import { progressArc } from './progress-arc.ts'
import { useProgressScreenStyles } from './progress-screen.styles.ts'

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

/** A long wait with its progress, current step and findings. */
export const ProgressScreen = ({ title, detail, percent, steps, found }: ProgressScreenProps) => {
  const styles = useProgressScreenStyles()
  const { radius, circumference, gap, step } = progressArc(percent, steps.length)
  return (
    <div className={styles.screen}>
      <div className={styles.ring}>
        <svg className={styles.circle} viewBox="0 0 120 120" aria-hidden>
          <circle className={styles.track} cx="60" cy="60" r={radius} />
          <circle
            className={styles.arc}
            cx="60"
            cy="60"
            r={radius}
            strokeDasharray={circumference}
            strokeDashoffset={gap}
          />
        </svg>
        <span className={styles.percent} aria-hidden>
          {percent}%
        </span>
        <progress className={styles.spoken} max={100} value={percent} aria-label={title} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <output className={styles.living}>
        <span key={step} className={styles.step}>
          {steps[step]}
        </span>
        {found !== undefined && <span className={styles.found}>{found}</span>}
      </output>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}

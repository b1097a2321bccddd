import { mergeClasses } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { useStepperStyles } from './stepper.styles.ts'

export interface StepperProps {
  readonly label: string
  readonly steps: ReadonlyArray<string>
  /** Counts from 0. Earlier steps are done. */
  readonly current: number
}

/** The progress in a task of few steps. On a phone only the current step has a label. */
export const Stepper = ({ label, steps, current }: StepperProps) => {
  const styles = useStepperStyles()
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={mergeClasses(styles.step, at < current && styles.stepDone, at === current && styles.stepCurrent)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span
            className={mergeClasses(styles.mark, at < current && styles.markDone, at === current && styles.markCurrent)}
            aria-hidden
          >
            {at < current ? <Checkmark16Filled /> : at + 1}
          </span>
          <span className={at === current ? undefined : styles.nameAway}>{step}</span>
        </li>
      ))}
    </ol>
  )
}

import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { DismissFilled } from '@fluentui/react-icons/svg/dismiss'
import { ImportantFilled } from '@fluentui/react-icons/svg/important'
import type { ReactElement } from 'react'
import type { StepMoment } from '#application/orders/order-steps.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { StepVariant, Tracker, TrackerStep } from '#domain/orders/tracker.ts'
import { trackerText } from '../text/tracker.ts'
import { useOrderTrackerStyles } from './order-tracker.styles.ts'

export interface OrderTrackerProps {
  readonly tracker: Tracker
  readonly size?: 'full' | 'small'
  /** When each step was reached or is expected, as far as it is known; in the full size. */
  readonly moments?: ReadonlyArray<StepMoment | undefined>
}

/** The progress of an order. The small size fits a table row. */
export const OrderTracker = ({ tracker, size = 'full', moments = [] }: OrderTrackerProps) => {
  const { steps } = tracker
  const current = tracker.position - 1
  const position = trackerText.position(current + 1, steps.length, steps[current]?.label ?? '')
  return size === 'small' ? (
    <SmallTracker steps={steps} current={current} position={position} />
  ) : (
    <FullTracker steps={steps} current={current} position={position} moments={moments} />
  )
}

interface SizedProps {
  readonly steps: ReadonlyArray<TrackerStep>
  readonly current: number
  readonly position: string
}

const SmallTracker = ({ steps, current, position }: SizedProps) => {
  const styles = useOrderTrackerStyles()
  const step = steps[current]
  return (
    <figure className={styles.small} aria-label={position}>
      <span className={styles.dots} aria-hidden>
        {steps.map(({ variant }, at) => (
          <span key={at} className={mergeClasses(styles.dot, styles[`${variant}Dot`])} />
        ))}
      </span>
      {step !== undefined && (
        <span className={mergeClasses(styles.smallLabel, styles[`${lookOf(step, true)}Label`])} aria-hidden>
          {step.label}
        </span>
      )}
    </figure>
  )
}

interface FullTrackerProps extends SizedProps {
  readonly moments: ReadonlyArray<StepMoment | undefined>
}

const FullTracker = ({ steps, current, position, moments }: FullTrackerProps) => {
  const styles = useOrderTrackerStyles()
  return (
    <ol className={styles.full} aria-label={position}>
      {steps.map((step, at) => (
        <li
          key={at}
          className={mergeClasses(styles.step, at > 0 && step.variant !== 'disabled' && styles.reached)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={mergeClasses(styles.mark, styles[`${lookOf(step, at === current)}Mark`])} aria-hidden>
            {MARKS[step.variant] ?? at + 1}
          </span>
          <span className={mergeClasses(styles.label, styles[`${lookOf(step, at === current)}Label`])}>
            {step.label}
            <span className={styles.spoken}>, {trackerText.variants[step.variant]}</span>
            <StepDate moment={moments[at]} step={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const StepDate = ({ moment, step }: { readonly moment: StepMoment | undefined; readonly step: number }) => {
  const styles = useOrderTrackerStyles()
  if (moment === undefined) return null
  const { kind, on, time } = moment
  const day = formatShortDate(on)
  return (
    <span className={styles.date}>
      {kind === 'reached' ? trackerText.reached(day, time, step === 0) : trackerText.expected(day)}
    </span>
  )
}

/** The current step is emphasised, also when it is done. */
const lookOf = (step: TrackerStep, isCurrent: boolean): StepVariant =>
  isCurrent && step.variant === 'completed' ? 'primary' : step.variant

const MARKS: Readonly<Partial<Record<StepVariant, ReactElement>>> = {
  completed: <CheckmarkFilled />,
  error: <DismissFilled />,
  warning: <ImportantFilled />,
}

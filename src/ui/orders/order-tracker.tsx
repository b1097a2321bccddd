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
  /** The steps of the full size are below each other. */
  readonly isUpright?: boolean
}

/** The progress of an order. The small size fits a table row. */
export const OrderTracker = ({ tracker, size = 'full', moments = [], isUpright = false }: OrderTrackerProps) => {
  const { steps } = tracker
  const current = tracker.position - 1
  const position = trackerText.position(current + 1, steps.length, steps[current]?.label ?? '')
  return size === 'small' ? (
    <SmallTracker steps={steps} current={current} position={position} />
  ) : (
    <FullTracker steps={steps} current={current} position={position} moments={moments} isUpright={isUpright} />
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
  readonly isUpright: boolean
}

const FullTracker = ({ steps, current, position, moments, isUpright }: FullTrackerProps) => {
  const styles = useOrderTrackerStyles()
  return (
    <ol className={mergeClasses(styles.full, isUpright && styles.upright)} aria-label={position}>
      {steps.map((step, at) => (
        <li
          key={at}
          className={mergeClasses(styles.step, isReached(steps[at + 1]) && styles.passed)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={mergeClasses(styles.mark, styles[`${lookOf(step, at === current)}Mark`])} aria-hidden>
            {MARKS[step.variant]}
          </span>
          <span className={mergeClasses(styles.label, styles[`${lookOf(step, at === current)}Label`])}>
            {step.label}
            <span className={styles.spoken}>, {trackerText.variants[step.variant]}</span>
          </span>
          <StepDate moment={moments[at]} variant={step.variant} />
        </li>
      ))}
    </ol>
  )
}

const isReached = (step: TrackerStep | undefined): boolean => step !== undefined && step.variant !== 'disabled'

interface StepDateProps {
  readonly moment: StepMoment | undefined
  readonly variant: StepVariant
}

const StepDate = ({ moment, variant }: StepDateProps) => {
  const styles = useOrderTrackerStyles()
  if (moment === undefined) return null
  const day = formatShortDate(moment.on)
  const isIncident = variant === 'warning' || variant === 'error'
  return (
    <span className={styles.date}>
      {moment.kind === 'reached' ? trackerText.reached(day, isIncident) : trackerText.expected(day)}
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

import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { DismissFilled } from '@fluentui/react-icons/svg/dismiss'
import { ImportantFilled } from '@fluentui/react-icons/svg/important'
import type { ReactElement } from 'react'
import { trackerText } from '../text/tracker.ts'
import { useOrderTrackerStyles } from './order-tracker.styles.ts'

export type TrackerVariant = 'completed' | 'primary' | 'error' | 'warning' | 'disabled'

export interface TrackerStepView {
  readonly variant: TrackerVariant
  readonly label: string
  /** A date or an estimate under the label, in the full size only. */
  readonly note?: string
}

export interface OrderTrackerProps {
  /** In the order of the way. The last one that is not disabled is where the order is. */
  readonly steps: ReadonlyArray<TrackerStepView>
  readonly size?: 'full' | 'small'
}

/** How far an order has come. The small size fits a row of a table. */
export const OrderTracker = ({ steps, size = 'full' }: OrderTrackerProps) => {
  const current = Math.max(0, steps.findLastIndex((step) => step.variant !== 'disabled'))
  const position = trackerText.position(current + 1, steps.length, steps[current]?.label ?? '')
  return size === 'small'
    ? <SmallTracker steps={steps} current={current} position={position} />
    : <FullTracker steps={steps} current={current} position={position} />
}

interface SizedProps {
  readonly steps: ReadonlyArray<TrackerStepView>
  readonly current: number
  readonly position: string
}

const SmallTracker = ({ steps, current, position }: SizedProps) => {
  const styles = useOrderTrackerStyles()
  const step = steps[current]
  return (
    <figure className={styles.small} aria-label={position}>
      <span className={styles.dots} aria-hidden>
        {steps.map(({ variant }, at) => <span key={at} className={mergeClasses(styles.dot, styles[`${variant}Dot`])} />)}
      </span>
      {step !== undefined && (
        <span className={mergeClasses(styles.smallLabel, styles[`${lookOf(step, true)}Label`])} aria-hidden>{step.label}</span>
      )}
    </figure>
  )
}

const FullTracker = ({ steps, current, position }: SizedProps) => {
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
          </span>
          {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Where the order is stands out, also when it has arrived. */
const lookOf = (step: TrackerStepView, isCurrent: boolean): TrackerVariant =>
  isCurrent && step.variant === 'completed' ? 'primary' : step.variant

const MARKS: Readonly<Partial<Record<TrackerVariant, ReactElement>>> = {
  completed: <CheckmarkFilled />,
  error: <DismissFilled />,
  warning: <ImportantFilled />,
}

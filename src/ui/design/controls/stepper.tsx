import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark'
import { breakpointPhone, forcedColors, motion } from '../theme/layout-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'

export interface StepperProps {
  readonly label: string
  readonly steps: ReadonlyArray<string>
  /** Counts from 0. Earlier steps are done. */
  readonly current: number
}

/** The progress in a task of few steps. On a phone only the current step has a label. */
export const Stepper = ({ label, steps, current }: StepperProps) => {
  const styles = useStyles()
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

const useStyles = makeStyles({
  steps: { display: 'flex', gap: '10px', margin: 0, padding: 0, listStyle: 'none' },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexGrow: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':not(:last-child)::after': {
      content: '""',
      width: '30px',
      [breakpointPhone]: { width: '10px' },
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  stepDone: {
    color: tokens.colorNeutralForeground2,
    '::after': { backgroundColor: `${tokens.colorBrandStroke1} !important` },
  },
  stepCurrent: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    [breakpointPhone]: { flexGrow: 1 },
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.quick,
    transitionTimingFunction: motion.ease,
    ...tabularNumerals,
  },
  markDone: { color: tokens.colorBrandForeground1, ...shorthands.borderColor(tokens.colorBrandStroke1) },
  markCurrent: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
    ...shorthands.borderColor(tokens.colorBrandBackground),
  },
  nameAway: { [breakpointPhone]: visuallyHidden },
})

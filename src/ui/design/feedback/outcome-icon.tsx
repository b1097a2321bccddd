import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircle48Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircle48Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle48Filled } from '@fluentui/react-icons/svg/question-circle'
import { customTokens } from '../theme/custom-tokens.ts'
import { motion } from '../theme/layout-tokens.ts'

export interface OutcomeIconProps {
  /** `unknown` while the outcome is not known. */
  readonly outcome: 'success' | 'failure' | 'unknown'
}

/** How a large operation ended. Decorative: words beside it say the same. */
export const OutcomeIcon = ({ outcome }: OutcomeIconProps) => {
  const styles = useStyles()
  if (outcome === 'success') return <CheckmarkCircle48Filled className={styles.success} aria-hidden />
  if (outcome === 'failure') return <ErrorCircle48Filled className={styles.failure} aria-hidden />
  return <QuestionCircle48Filled className={styles.unknown} aria-hidden />
}

const useStyles = makeStyles({
  success: {
    flexShrink: 0,
    color: customTokens.chartResult,
    animationName: { from: { transform: 'scale(0.6)', opacity: 0 }, to: { transform: 'scale(1)', opacity: 1 } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  failure: { flexShrink: 0, color: customTokens.statusRedText },
  unknown: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})

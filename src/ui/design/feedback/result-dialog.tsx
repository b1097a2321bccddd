import { CheckmarkCircle48Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircle48Filled } from '@fluentui/react-icons/svg/error-circle'
import { QuestionCircle48Filled } from '@fluentui/react-icons/svg/question-circle'
import type { ReactNode } from 'react'
import { FailureCode } from './failed-state.tsx'
import { Modal, ModalTitle } from '../layout/modal.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { motion, space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'

export interface ResultDialogProps {
  /** `unknown` while the outcome is not known. */
  readonly outcome: 'success' | 'failure' | 'unknown'
  readonly title: string
  readonly detail: ReactNode
  readonly code?: string | undefined
  readonly requestId?: string | undefined
  /** The buttons, the primary one last. */
  readonly actions: ReactNode
  /** The action of Escape. Absent when a button is required. */
  readonly onDismiss?: () => void
}

/** The outcome of a large operation, with the next steps. */
export const ResultDialog = ({ outcome, title, detail, code, requestId, actions, onDismiss }: ResultDialogProps) => {
  const styles = useStyles()
  return (
    <Modal onDismiss={onDismiss}>
      <div className={styles.result}>
        <OutcomeIcon outcome={outcome} />
        <ModalTitle>{title}</ModalTitle>
        <div className={styles.detail}>{detail}</div>
        <div className={styles.actions}>{actions}</div>
        <FailureCode code={code} requestId={requestId} />
      </div>
    </Modal>
  )
}

const OutcomeIcon = ({ outcome }: Pick<ResultDialogProps, 'outcome'>) => {
  const styles = useStyles()
  if (outcome === 'success') return <CheckmarkCircle48Filled className={styles.success} aria-hidden />
  if (outcome === 'failure') return <ErrorCircle48Filled className={styles.failure} aria-hidden />
  return <QuestionCircle48Filled className={styles.unknown} aria-hidden />
}

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s, textAlign: 'center' },
  success: {
    color: customTokens.chartResult,
    animationName: { from: { transform: 'scale(0.6)', opacity: 0 }, to: { transform: 'scale(1)', opacity: 1 } },
    animationDuration: motion.fade,
    animationTimingFunction: motion.ease,
  },
  failure: { color: customTokens.statusRedText },
  unknown: { color: tokens.colorNeutralForeground3 },
  detail: { color: tokens.colorNeutralForeground2, maxWidth: '40ch', textWrap: 'balance' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginTop: space.m },
})

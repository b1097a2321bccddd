import type { ReactNode } from 'react'
import { FailureCode } from './failed-state.tsx'
import { OutcomeIcon, type OutcomeIconProps } from './outcome-icon.tsx'
import { Modal, ModalTitle } from '../layout/modal.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { space } from '../theme/layout-tokens.ts'

export interface ResultDialogProps extends OutcomeIconProps {
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

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s, textAlign: 'center' },
  detail: { color: tokens.colorNeutralForeground2, maxWidth: '40ch', textWrap: 'balance' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginTop: space.m },
})

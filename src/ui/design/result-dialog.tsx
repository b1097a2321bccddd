import { Dialog, DialogSurface } from '@fluentui/react-components'
import { CheckmarkCircle48Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ErrorCircle48Filled } from '@fluentui/react-icons/svg/error-circle'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useDialogStyles } from './dialog.styles.ts'
import { FailureCode } from './failed-state.tsx'

export interface ResultDialogProps {
  readonly outcome: 'success' | 'failure'
  readonly title: string
  readonly detail: ReactNode
  readonly code?: string | undefined
  readonly requestId?: string | undefined
  /** The buttons, the first to press last. */
  readonly actions: ReactNode
  /** What Escape does. Absent when one of the buttons must be pressed. */
  readonly onDismiss?: () => void
}

/** How something large ended, and where to go from here. */
export const ResultDialog = ({ outcome, title, detail, code, requestId, actions, onDismiss }: ResultDialogProps) => {
  const styles = useDialogStyles()
  const titleId = useId()
  return (
    <Dialog open modalType={onDismiss === undefined ? 'alert' : 'modal'} onOpenChange={() => onDismiss?.()}>
      <DialogSurface className={styles.surface} aria-labelledby={titleId}>
        <div className={styles.result}>
          {outcome === 'success'
            ? <CheckmarkCircle48Filled className={styles.success} aria-hidden />
            : <ErrorCircle48Filled className={styles.failure} aria-hidden />}
          <h2 id={titleId} className={styles.resultTitle}>{title}</h2>
          <div className={styles.resultDetail}>{detail}</div>
          <div className={styles.resultActions}>{actions}</div>
          <FailureCode code={code} requestId={requestId} />
        </div>
      </DialogSurface>
    </Dialog>
  )
}

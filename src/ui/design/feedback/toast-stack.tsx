import { Button, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { Info20Filled } from '@fluentui/react-icons/svg/info'
import { Warning20Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactElement } from 'react'
import { commonText } from '../../text/common.ts'
import { FailureCode } from './failed-state.tsx'
import { useToastStackStyles } from './toast-stack.styles.ts'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly id: string
  readonly tone: ToastTone
  readonly message: string
  readonly code?: string | undefined
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface ToastStackProps {
  /** The newest last. The owner controls the lifetime: errors stay until dismissed. */
  readonly toasts: ReadonlyArray<Toast>
  readonly onDismiss: (id: string) => void
}

const MOST = 4

/** Toasts, at the top right, or at the bottom on a phone. At most four; errors are retained first. */
export const ToastStack = ({ toasts, onDismiss }: ToastStackProps) => {
  const styles = useToastStackStyles()
  return (
    <section
      className={styles.stack}
      aria-label={commonText.notifications}
      aria-live="polite"
      aria-relevant="additions"
    >
      {mostUrgent(toasts).map((toast) => (
        <div
          key={toast.id}
          className={mergeClasses(styles.toast, styles[toast.tone])}
          role={toast.tone === 'error' ? 'alert' : undefined}
        >
          <span className={mergeClasses(styles.icon, styles[`${toast.tone}Icon`])} aria-hidden>
            {ICONS[toast.tone]}
          </span>
          <div className={styles.words}>
            {toast.message}
            <FailureCode code={toast.code} />
          </div>
          {toast.action !== undefined && (
            <Button appearance="subtle" size="small" onClick={toast.action.run}>
              {toast.action.label}
            </Button>
          )}
          <Button
            appearance="subtle"
            size="small"
            icon={<Dismiss20Regular />}
            aria-label={commonText.dismissNotification}
            onClick={() => onDismiss(toast.id)}
          />
        </div>
      ))}
    </section>
  )
}

/** The four to show, in order: the oldest non-errors are dropped first. */
export const mostUrgent = (toasts: ReadonlyArray<Toast>): ReadonlyArray<Toast> => {
  const tooMany = Math.max(0, toasts.length - MOST)
  const leaving = new Set(
    [...toasts.filter((toast) => toast.tone !== 'error'), ...toasts.filter((toast) => toast.tone === 'error')]
      .slice(0, tooMany)
      .map((toast) => toast.id),
  )
  return toasts.filter((toast) => !leaving.has(toast.id))
}

const ICONS: Readonly<Record<ToastTone, ReactElement>> = {
  success: <CheckmarkCircle20Filled />,
  info: <Info20Filled />,
  warning: <Warning20Filled />,
  error: <ErrorCircle20Filled />,
}

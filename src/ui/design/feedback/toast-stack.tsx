import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { commonText } from '../../text/common.ts'
import { bottomEdge, breakpointPhone, height, space } from '../theme/layout-tokens.ts'
import { FailureCode } from './failed-state.tsx'
import { MessageBar } from './message-bar.tsx'
import { onScreenOnly } from '../theme/print.ts'

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

const MAX_TOASTS = 4

/**
 * Toasts, at the top right, or at the bottom on a phone. At most four; errors are retained first. They are state of the
 * application, so they are message bars: Fluent's Toaster keeps its own list.
 */
export const ToastStack = ({ toasts, onDismiss }: ToastStackProps) => {
  const styles = useStyles()
  return (
    <section
      className={styles.stack}
      aria-label={commonText.notifications}
      aria-live="polite"
      aria-relevant="additions"
    >
      {mostUrgent(toasts).map((toast) => (
        <div key={toast.id} className={styles.toast}>
          <MessageBar
            intent={toast.tone}
            inLiveRegion
            action={
              <>
                {toast.action !== undefined && (
                  <Button appearance="subtle" size="small" onClick={toast.action.run}>
                    {toast.action.label}
                  </Button>
                )}
                <Button
                  appearance="transparent"
                  size="small"
                  icon={<Dismiss20Regular />}
                  aria-label={commonText.dismissNotification}
                  onClick={() => onDismiss(toast.id)}
                />
              </>
            }
          >
            {toast.message}
            <FailureCode code={toast.code} />
          </MessageBar>
        </div>
      ))}
    </section>
  )
}

/** The four to show, in order: the oldest non-errors are dropped first. */
export const mostUrgent = (toasts: ReadonlyArray<Toast>): ReadonlyArray<Toast> => {
  const tooMany = Math.max(0, toasts.length - MAX_TOASTS)
  const leaving = new Set(
    [...toasts.filter((toast) => toast.tone !== 'error'), ...toasts.filter((toast) => toast.tone === 'error')]
      .slice(0, tooMany)
      .map((toast) => toast.id),
  )
  return toasts.filter((toast) => !leaving.has(toast.id))
}

const useStyles = makeStyles({
  stack: {
    ...onScreenOnly,
    position: 'fixed',
    zIndex: 1_000_000,
    top: `calc(var(--banner-height, 0px) + ${height.topBar} + ${space.m})`,
    right: space.l,
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    width: '380px',
    pointerEvents: 'none',
    [breakpointPhone]: {
      top: 'auto',
      bottom: `calc(${bottomEdge} + var(--session-warning, 0px) + ${space.s})`,
      right: space.s,
      left: space.s,
      width: 'auto',
    },
  },
  toast: { boxShadow: tokens.shadow16, borderRadius: tokens.borderRadiusMedium, pointerEvents: 'auto' },
})

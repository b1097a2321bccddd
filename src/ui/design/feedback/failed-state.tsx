import { Button } from '@fluentui/react-components'
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { commonText } from '../../text/common.ts'
import { useStateScreenStyles } from './state-screen.styles.ts'

export interface FailedStateProps {
  /** A sentence on what happened and what to do. */
  readonly message: string
  /** For support: never alone, always small. */
  readonly code?: string | undefined
  readonly requestId?: string | undefined
  /** Absent when a retry cannot help. */
  readonly onRetry?: (() => void) | undefined
}

/** A failure in place of the content. */
export const FailedState = ({ message, code, requestId, onRetry }: FailedStateProps) => {
  const styles = useStateScreenStyles()
  return (
    <div className={styles.screen} role="alert">
      <ErrorCircle24Regular className={styles.failedIcon} aria-hidden />
      <p className={styles.message}>{message}</p>
      {onRetry !== undefined && (
        <div className={styles.actions}>
          <Button icon={<ArrowClockwise20Regular />} onClick={onRetry}>
            {commonText.retry}
          </Button>
        </div>
      )}
      <FailureCode code={code} requestId={requestId} />
    </div>
  )
}

export interface FailureCodeProps {
  readonly code?: string | undefined
  readonly requestId?: string | undefined
}

/** The small print of a failure, if any. */
export const FailureCode = ({ code, requestId }: FailureCodeProps) => {
  const styles = useStateScreenStyles()
  const text = failureCodeText(code, requestId)
  return text === '' ? null : <p className={styles.code}>{text}</p>
}

/** Empty without a code. */
export const failureCodeText = (code: string | undefined, requestId: string | undefined): string =>
  [
    ...(code === undefined ? [] : [commonText.code(code)]),
    ...(requestId === undefined ? [] : [commonText.reference(requestId)]),
  ].join(' · ')

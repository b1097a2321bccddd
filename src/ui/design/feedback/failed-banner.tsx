import { Button } from '@fluentui/react-components'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { FailureCode } from './failed-state.tsx'
import type { FailedStateProps } from './failed-state.tsx'
import { useStateScreenStyles } from './state-screen.styles.ts'

export interface FailedBannerProps extends FailedStateProps {
  /** Actions below the sentence. */
  readonly children?: ReactNode
}

/** A failure above valid content: in a form, or over the last good data. */
export const FailedBanner = ({ message, code, requestId, onRetry, children }: FailedBannerProps) => {
  const styles = useStateScreenStyles()
  return (
    <div className={styles.banner} role="alert">
      <ErrorCircle20Filled className={styles.bannerIcon} aria-hidden />
      <div className={styles.bannerText}>
        {message}
        {children}
        <FailureCode code={code} requestId={requestId} />
      </div>
      {onRetry !== undefined && (
        <Button size="small" className={styles.bannerRetry} onClick={onRetry}>
          {commonText.retry}
        </Button>
      )}
    </div>
  )
}

import { Button } from '@fluentui/react-components'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { FailureCode } from './failed-state.tsx'
import type { FailedStateProps } from './failed-state.tsx'
import { useStateScreenStyles } from './state-screen.styles.ts'

export interface FailedBannerProps extends FailedStateProps {
  /** What can be done about it, below the sentence. */
  readonly children?: ReactNode
}

/** A failure above what is still good: in a form, or over the last data that came. */
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

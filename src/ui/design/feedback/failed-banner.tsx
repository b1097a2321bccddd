import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { commonText } from '../../text/common.ts'
import { FailureCode, type FailedStateProps } from './failed-state.tsx'
import { LazyMessageBar } from './lazy-message-bar.tsx'

export interface FailedBannerProps extends FailedStateProps {
  /** Actions below the sentence. */
  readonly children?: ReactNode
}

/** A failure above valid content: in a form, or over the last good data. */
export const FailedBanner = ({ message, code, requestId, onRetry, children }: FailedBannerProps) => (
  <LazyMessageBar
    intent="error"
    action={
      onRetry !== undefined && (
        <Button size="small" onClick={onRetry}>
          {commonText.retry}
        </Button>
      )
    }
  >
    {message}
    {children}
    <FailureCode code={code} requestId={requestId} />
  </LazyMessageBar>
)

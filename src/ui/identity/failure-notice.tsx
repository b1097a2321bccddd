import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { ScrolledIntoView } from '../design/layout/scrolled-into-view.tsx'
import { describeFailure } from '../text/describe-failure.ts'

export interface FailureNoticeProps {
  readonly failure: Failure | undefined
  /** Replaces the default sentence. */
  readonly sentence?: string | undefined
  /** Actions below the sentence. */
  readonly children?: ReactNode
}

/** The failure of a form, if any. */
export const FailureNotice = ({ failure, sentence, children }: FailureNoticeProps) => {
  if (failure === undefined) return null
  const { sentence: usual, code, reference } = describeFailure(failure)
  return (
    <ScrolledIntoView>
      <FailedBanner message={sentence ?? usual} code={code} requestId={reference}>
        {children}
      </FailedBanner>
    </ScrolledIntoView>
  )
}

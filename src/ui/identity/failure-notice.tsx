import { useEffect, useRef, type ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'

export interface FailureNoticeProps {
  readonly failure: Failure | undefined
  /** Replaces the default sentence. */
  readonly sentence?: string | undefined
  /** Actions below the sentence. */
  readonly children?: ReactNode
}

/** The failure of a form, if any. */
export const FailureNotice = ({ failure, ...words }: FailureNoticeProps) =>
  failure === undefined ? null : <InSight failure={failure} {...words} />

/** Scrolls into view, wherever the submit button is. */
const InSight = ({ failure, sentence, children }: FailureNoticeProps & { readonly failure: Failure }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { sentence: usual, code, reference } = describeFailure(failure)
  return (
    <div ref={place}>
      <FailedBanner message={sentence ?? usual} code={code} requestId={reference}>
        {children}
      </FailedBanner>
    </div>
  )
}

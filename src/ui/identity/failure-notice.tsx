import { useEffect, useRef, type ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'

export interface FailureNoticeProps {
  readonly failure: Failure | undefined
  /** Instead of the usual one. */
  readonly sentence?: string | undefined
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Why a form was not taken; nothing when it was. */
export const FailureNotice = ({ failure, ...words }: FailureNoticeProps) =>
  failure === undefined ? null : <InSight failure={failure} {...words} />

/** Wherever on the page the form was sent from. */
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

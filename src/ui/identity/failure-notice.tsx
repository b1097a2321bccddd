import { useEffect, useRef } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'

/** Why a form was not taken; nothing when it was. It comes into sight, wherever on the page the form was sent from. */
export const FailureNotice = ({ failure }: { readonly failure: Failure | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (failure === undefined) return null
  const { sentence, code, reference } = describeFailure(failure)
  return <div ref={place}><FailedBanner message={sentence} code={code} requestId={reference} /></div>
}

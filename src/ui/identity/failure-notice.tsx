import { useEffect, useRef } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'

/** Why a form was not taken; nothing when it was. */
export const FailureNotice = ({ failure }: { readonly failure: Failure | undefined }) =>
  failure === undefined ? null : <InSight failure={failure} />

/** Wherever on the page the form was sent from. */
const InSight = ({ failure }: { readonly failure: Failure }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { sentence, code, reference } = describeFailure(failure)
  return <div ref={place}><FailedBanner message={sentence} code={code} requestId={reference} /></div>
}

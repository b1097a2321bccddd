import type { Failure } from '#application/shared/failure.ts'
import { FailedBanner } from '../design/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'

/** Why a form was not taken; nothing when it was. */
export const FailureNotice = ({ failure }: { readonly failure: Failure | undefined }) => {
  if (failure === undefined) return null
  const { sentence, code, reference } = describeFailure(failure)
  return <FailedBanner message={sentence} code={code} requestId={reference} />
}

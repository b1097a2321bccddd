import type { Failure } from '#application/shared/failure.ts'
import { retryAfterOf } from '#application/shared/failure.ts'
import type { Country } from '#domain/kernel/country.ts'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { taxRefreshText as text } from '../text/tax-refresh.ts'

export interface RefreshFailureProps {
  readonly failure: Failure
  readonly country: Country
}

/** Why the invoices are not brought up to date. */
export const RefreshFailure = ({ failure, country }: RefreshFailureProps) => {
  const { sentence, code, reference } = describeFailure(failure)
  const seconds = retryAfterOf(failure)
  const isTooOften = code === 'ERROR_RATE_LIMITED' && seconds !== undefined
  const message = isTooOften ? text.tooOften(seconds, country) : `${text.notRequested} ${sentence}`
  return <FailedBanner message={message} code={code} requestId={reference} />
}

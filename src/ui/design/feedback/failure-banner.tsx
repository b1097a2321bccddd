import type { ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { ScrolledIntoView } from '../layout/scrolled-into-view.tsx'
import { FailedBanner } from './failed-banner.tsx'
import { FailedState } from './failed-state.tsx'

export interface FailureBannerProps {
  readonly failure: Failure | undefined
  /** Names the action that failed, before the reason. */
  readonly intro?: string
  readonly onRetry?: () => void
  readonly children?: ReactNode
}

/** A failure of a call above what is still good; nothing while there is none. */
export const FailureBanner = ({ failure, children, ...props }: FailureBannerProps) =>
  failure === undefined ? null : <FailedBanner {...describe(failure, props)}>{children}</FailedBanner>

/** The failure of what the user submitted; its button can be below a form that fills the screen. */
export const SubmitFailure = (props: FailureBannerProps) =>
  props.failure === undefined ? null : (
    <ScrolledIntoView>
      <FailureBanner {...props} />
    </ScrolledIntoView>
  )

/** The same as `FailureBanner` where there is nothing else to show. */
export const FailureState = ({ failure, ...props }: Omit<FailureBannerProps, 'children'>) =>
  failure === undefined ? null : <FailedState {...describe(failure, props)} />

const describe = (failure: Failure, { intro, onRetry }: Pick<FailureBannerProps, 'intro' | 'onRetry'>) => {
  const { sentence, code, reference } = describeFailure(failure)
  return { message: intro === undefined ? sentence : `${intro} ${sentence}`, code, requestId: reference, onRetry }
}

import type { ReactNode } from 'react'
import { latestValue, type RemoteData } from '#application/shared/remote-data.ts'
import { Card } from '../design/layout/card.tsx'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { useProfileStyles } from './profile.styles.ts'

export interface RemoteSectionProps<A> {
  readonly title: string
  readonly data: RemoteData<A>
  /** The text before the reason of a failure. */
  readonly failed: string
  readonly onRetry: () => void
  readonly children: (value: A) => ReactNode
}

/** A card with loading, loaded and failed content. The last content remains under a failure. */
export const RemoteSection = <A,>({ title, data, failed, onRetry, children }: RemoteSectionProps<A>) => {
  const styles = useProfileStyles()
  const value = latestValue(data)
  const failure = data._tag === 'Failed' ? describeFailure(data.failure) : undefined
  return (
    <Card title={title}>
      {failure !== undefined && (
        <FailedBanner
          message={`${failed} ${failure.sentence}`}
          code={failure.code}
          requestId={failure.reference}
          onRetry={onRetry}
        />
      )}
      {value !== undefined && children(value)}
      {value === undefined && failure === undefined && (
        <output className={styles.loading} aria-label={commonText.loading}>
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="45%" />
          <Skeleton shape="text" width="52%" />
        </output>
      )}
    </Card>
  )
}

import { makeStyles } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import type { Failure } from '#application/shared/failure.ts'
import { commonText } from '../../text/common.ts'
import { FailureBanner } from '../feedback/failure-banner.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { space } from '../theme/layout-tokens.ts'
import { Card } from './card.tsx'

/** A `RemoteValue` is one. */
export interface ValueModel<A> {
  readonly value: A | undefined
  readonly failure: Failure | undefined
  readonly retry: () => void
}

export interface RemoteContentProps<A> {
  readonly model: ValueModel<A>
  /** Names the action that failed, before the reason. */
  readonly failed: string
  readonly children: (value: A) => ReactNode
}

export interface RemoteCardProps<A> extends RemoteContentProps<A> {
  readonly title: string
}

/** A card of what the host has. */
export const RemoteCard = <A,>({ title, ...content }: RemoteCardProps<A>) => (
  <Card title={title}>
    <RemoteContent {...content} />
  </Card>
)

/** Shows the host's value, loading or failed. The value stays under a failure. */
export const RemoteContent = observer(function RemoteContent<A>({ model, failed, children }: RemoteContentProps<A>) {
  const styles = useStyles()
  const { value, failure, retry } = model
  return (
    <>
      <FailureBanner failure={failure} intro={failed} onRetry={retry} />
      {value !== undefined && children(value)}
      {value === undefined && failure === undefined && (
        <output className={styles.loading} aria-label={commonText.loading}>
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="45%" />
          <Skeleton shape="text" width="52%" />
        </output>
      )}
    </>
  )
}) as <A>(props: RemoteContentProps<A>) => ReactElement

const useStyles = makeStyles({
  loading: { display: 'flex', flexDirection: 'column', gap: space.m },
})

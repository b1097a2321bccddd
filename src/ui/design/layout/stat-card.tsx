import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { SegmentedControl } from '../controls/segmented-control.tsx'
import type { SegmentedControlProps } from '../controls/segmented-control.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { tabularNumerals } from '../theme/type.ts'

export interface StatCardProps<Range extends string> {
  readonly title: string
  /** Undefined while unknown. */
  readonly value: ReactNode | undefined
  readonly detail?: ReactNode
  readonly ranges: SegmentedControlProps<Range>
  /** A newer value is loading; the old one remains visible. */
  readonly refreshing?: boolean
}

/** A figure over a selectable range of days. */
export const StatCard = <Range extends string>({
  title,
  value,
  detail,
  ranges,
  refreshing = false,
}: StatCardProps<Range>) => {
  const styles = useStyles()
  return (
    <Card
      title={title}
      aside={
        <div className={styles.ranges}>
          <SegmentedControl {...ranges} />
        </div>
      }
    >
      <div className={refreshing ? styles.stale : undefined} aria-busy={refreshing || value === undefined}>
        <div className={styles.value}>{value ?? <Skeleton shape="number" width="180px" />}</div>
        <div className={styles.detail}>{value === undefined ? <Skeleton shape="text" width="120px" /> : detail}</div>
      </div>
    </Card>
  )
}

const useStyles = makeStyles({
  ranges: { minWidth: '232px' },
  stale: { '& *': { color: `${tokens.colorNeutralForeground3} !important` } },
  value: {
    minHeight: '36px',
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    ...tabularNumerals,
  },
  detail: { minHeight: '20px', color: tokens.colorNeutralForeground3, ...tabularNumerals },
})

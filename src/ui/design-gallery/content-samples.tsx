import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { money } from '#domain/kernel/money.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { type Tracker, trackerOf } from '#domain/orders/tracker.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { Card } from '../design/layout/card.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { OrderTracker } from '../orders/order-tracker.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { StatCard } from '../design/layout/stat-card.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { STATUS_COLORS } from '../design/theme/status-color.ts'
import { galleryText } from '../text/gallery.ts'
import { useGalleryStyles } from './gallery.styles.ts'

const { sample } = galleryText

export const Chips = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.row}>
      {STATUS_COLORS.map((color) => (
        <StatusChip key={color} color={color} label={color} />
      ))}
    </div>
  )
}

/** Each appearance of the tracker once: statuses with the same one are merged. */
const TRACKERS: ReadonlyArray<Tracker> = [...new Set([...ORDER_STATUSES, ''].map(trackerOf))]

export const Trackers = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.stack}>
      {TRACKERS.map((tracker) => (
        <OrderTracker key={tracker.state} tracker={tracker} />
      ))}
      <OrderTracker tracker={trackerOf('TRANSFERRED')} size="small" />
    </div>
  )
}

export const Amounts = () => {
  const styles = useGalleryStyles()
  return (
    <div className={styles.row}>
      <MoneyText value={money('CLP', 1_234_568)} />
      <MoneyText value={money('CLP', -1_235)} />
      <MoneyText value={money('USD', 123_400)} />
      <MoneyText value={undefined} />
    </div>
  )
}

export const Cards = () => {
  const styles = useGalleryStyles()
  const [range, setRange] = useState<string>(sample.periods[0])
  const ranges = {
    label: sample.period,
    options: sample.periods.map((each) => ({ value: each, label: each })),
    selected: range,
    onSelect: setRange,
  }
  return (
    <div className={styles.stack}>
      <Card title={sample.cardTitle} aside={<Button size="small">{sample.secondary}</Button>}>
        {sample.cardText}
      </Card>
      <StatCard
        title={sample.statTitle}
        value={<MoneyText value={money('CLP', 842_310_000)} />}
        detail={sample.statDetail}
        ranges={ranges}
      />
      <StatCard title={sample.statTitle} value={undefined} ranges={ranges} />
    </div>
  )
}

export const Headers = () => (
  <PageHeader
    back={<BackLink to="/design">{sample.back}</BackLink>}
    title={sample.longName}
    lead={sample.emptyDetail}
    actions={<Button appearance="primary">{sample.primary}</Button>}
  />
)

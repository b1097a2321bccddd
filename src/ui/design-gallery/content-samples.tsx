import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { money } from '#domain/kernel/money.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { type Tracker, trackerOf } from '#domain/orders/tracker.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { Card } from '../design/layout/card.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { OrderTracker } from '../orders/order-tracker.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { SimulationSummary } from '../financing/simulation/simulation-summary.tsx'
import { StatCard } from '../design/layout/stat-card.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { STATUS_COLORS } from '../design/theme/status-color.ts'
import { galleryText } from '../text/gallery.ts'
import { useGalleryStyles } from './gallery.styles.ts'
import { SAMPLE_QUOTE, SAMPLE_ROWS, type SampleRow } from './samples.ts'

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

/** Each look of the tracker once: two statuses that look the same are one. */
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

const NOUN = { one: 'factura', many: 'facturas', feminine: true } as const

const COLUMNS: ReadonlyArray<Column<SampleRow>> = [
  { id: 'folio', header: sample.columns.folio, width: 80, cardPart: 'detail', render: ({ id }) => id },
  {
    id: 'payer',
    header: sample.columns.payer,
    width: 160,
    grow: 1,
    cardPart: 'title',
    fullText: ({ payer }) => payer,
    render: ({ payer }) => payer,
  },
  {
    id: 'amount',
    header: sample.columns.amount,
    width: 120,
    align: 'end',
    cardPart: 'amount',
    render: ({ amount }) => <MoneyText value={money('CLP', amount)} />,
  },
  {
    id: 'status',
    header: sample.columns.status,
    width: 130,
    cardPart: 'chip',
    render: ({ color, status }) => <StatusChip color={color} label={status} />,
  },
]

export const Tables = () => {
  const styles = useGalleryStyles()
  const shared = {
    label: sample.table,
    noun: NOUN,
    columns: COLUMNS,
    rowLabel: ({ id }: SampleRow) => sample.row(id),
    empty: <EmptyState title={sample.emptyTitle} detail={sample.emptyDetail} />,
    bodyHeight: 180,
  } as const
  return (
    <div className={styles.stack}>
      <DataTable {...shared} rows={SAMPLE_ROWS} totalRows={SAMPLE_ROWS.length} />
      <DataTable {...shared} rows={undefined} totalRows={0} busy />
      <DataTable {...shared} rows={[]} totalRows={0} />
      <DataTable {...shared} rows={undefined} totalRows={0} failure={sample.failure} onRetry={nothing} />
    </div>
  )
}

export const Simulations = () => {
  const styles = useGalleryStyles()
  const shared = { quote: SAMPLE_QUOTE, onRetry: nothing } as const
  return (
    <div className={styles.stack}>
      <SimulationSummary {...shared} state="ready" />
      <SimulationSummary {...shared} state="failed" failure={sample.failure} />
    </div>
  )
}

const nothing = (): void => undefined

import { galleryText } from '../text/gallery.ts'
import { money } from '#domain/kernel/money.ts'
import { DataTable } from '../design/data-table/data-table.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { useGalleryStyles } from './gallery.styles.ts'
import { SAMPLE_QUOTE, SAMPLE_ROWS, type SampleRow } from './samples.ts'
import { SimulationSummary } from '../financing/simulation/simulation-summary.tsx'

const { sample } = galleryText

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
const FAILURE = { sentence: sample.failure, code: 'ERROR_NETWORK', reference: undefined } as const

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
      <DataTable
        {...shared}
        head={<ListHead title={sample.table} hint={sample.emptyDetail} />}
        rows={SAMPLE_ROWS}
        totalRows={SAMPLE_ROWS.length}
      />
      <DataTable {...shared} rows={undefined} totalRows={0} busy />
      <DataTable {...shared} rows={[]} totalRows={0} />
      <DataTable {...shared} rows={undefined} totalRows={0} failure={FAILURE} onRetry={nothing} />
    </div>
  )
}
export const Simulations = () => {
  const styles = useGalleryStyles()
  const shared = { quote: SAMPLE_QUOTE, onRetry: nothing, onSeeCalculation: nothing } as const
  return (
    <div className={styles.stack}>
      <SimulationSummary {...shared} state="ready" />
      <SimulationSummary {...shared} state="failed" failure={FAILURE} />
    </div>
  )
}
const nothing = (): void => undefined

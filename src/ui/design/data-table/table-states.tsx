import { Button, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { DescribedFailure } from '../../text/describe-failure.ts'
import { FailureCode } from '../feedback/failed-state.tsx'
import { useBarStyles, useTableStyles } from './data-table.styles.ts'
import type { DataTableText } from './data-table.text.ts'
import type { TableRow } from './data-table.types.ts'
import type { RowContext } from './row-context.ts'
import { TableHead } from './table-head.tsx'
import { CARD_HEIGHT, ROW_HEIGHT } from './table-layout.ts'
import { useStateStyles } from './table-states.styles.ts'
import { useElapsed } from './use-elapsed.ts'

interface SkeletonProps<R extends TableRow> {
  readonly parts: RowContext<R>
  readonly rowCount: number
}

/** Skeleton rows with the final heights and widths, so that nothing moves; drawn only when the rows take longer than a moment. */
export const TableSkeleton = <R extends TableRow>({ parts, rowCount }: SkeletonProps<R>) => {
  const { card, columns, layout, selection, text } = parts
  const table = useTableStyles()
  const styles = useStateStyles()
  const isSlow = useElapsed(MOMENT_MS)
  const bones = card ? CARD_BONES : [...(selection === undefined ? [] : [CHECK_BONE]), ...columns.map(boneOf)]
  return (
    <table className={table.skeleton} aria-label={text.loading} aria-busy="true" inert>
      {!card && (
        <thead className={table.rows}>
          <TableHead parts={parts} sort={undefined} onSort={undefined} />
        </thead>
      )}
      <tbody className={table.rows} style={{ minHeight: rowCount * (card ? CARD_HEIGHT : ROW_HEIGHT) }}>
        {Array.from({ length: isSlow ? rowCount : 0 }, (_, row) => (
          <tr
            key={row}
            className={mergeClasses(styles.skeletonRow, card && styles.skeletonCard)}
            style={card ? undefined : { gridTemplateColumns: layout.template }}
          >
            {bones.map(({ id, shape }) => (
              <td key={id} className={styles.skeletonCell}>
                <Bone shape={shape} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MOMENT_MS = 200

interface Place {
  readonly id: string
  readonly shape: 'line' | 'square' | 'right'
}

const Bone = ({ shape }: Pick<Place, 'shape'>) => {
  const styles = useStateStyles()
  return <span className={mergeClasses(styles.bone, shape !== 'line' && styles[shape])} />
}

const CHECK_BONE: Place = { id: 'check', shape: 'square' }
const CARD_BONES: ReadonlyArray<Place> = [CHECK_BONE, { id: 'title', shape: 'line' }, { id: 'amount', shape: 'right' }]

const boneOf = (column: { readonly id: string; readonly align?: string }): Place => ({
  id: `column ${column.id}`,
  shape: column.align === 'end' ? 'right' : 'line',
})

interface EmptyRowsProps {
  readonly text: DataTableText
  readonly filtered: boolean
  readonly onClearFilters: (() => void) | undefined
  readonly empty: ReactNode
}

/** Distinguishes no matches from no rows at all. */
export const EmptyRows = ({ text, filtered, onClearFilters, empty }: EmptyRowsProps) => {
  const styles = useStateStyles()
  if (!filtered) return <div className={styles.panel}>{empty}</div>
  return (
    <div className={styles.panel}>
      <output className={styles.title}>{text.noMatches}</output>
      <p className={styles.hint}>{text.noMatchesHint}</p>
      {onClearFilters !== undefined && <Button onClick={onClearFilters}>{text.clearFilters}</Button>}
    </div>
  )
}

interface FailedProps {
  readonly text: DataTableText
  readonly failure: DescribedFailure
  readonly onRetry: (() => void) | undefined
  /** Whether older rows are shown below. */
  readonly hasRows: boolean
}

export const TableFailed = ({ text, failure, onRetry, hasRows }: FailedProps) => {
  const styles = useStateStyles()
  const bar = useBarStyles()
  const retry = onRetry !== undefined && (
    <Button size={hasRows ? 'small' : 'medium'} onClick={onRetry}>
      {text.retry}
    </Button>
  )
  if (hasRows)
    return (
      <div role="alert" className={bar.failure}>
        <div>
          {failure.sentence} {text.lastGood}
          <FailureCode code={failure.code} requestId={failure.reference} />
        </div>
        {retry}
      </div>
    )
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.title}>{failure.sentence}</p>
      {retry}
      <FailureCode code={failure.code} requestId={failure.reference} />
    </div>
  )
}

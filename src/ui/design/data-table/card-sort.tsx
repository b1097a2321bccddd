import { makeStyles, mergeClasses, Select } from '@fluentui/react-components'
import type { Sort } from '#application/shared/page.ts'
import { breakpointPhone, height, space } from '../theme/layout-tokens.ts'
import type { DataTableText } from './data-table.text.ts'
import type { Column } from './data-table.types.ts'

export interface CardSortProps<R> {
  readonly columns: ReadonlyArray<Column<R>>
  readonly sort: Sort<string> | undefined
  readonly onSort: (sort: Sort<string>) => void
  readonly text: DataTableText
  /** On a line of its own, where nothing can be selected. */
  readonly isAlone: boolean
}

/** The order of cards, which have no header to press. */
export const CardSort = <R,>({ columns, sort, onSort, text, isAlone }: CardSortProps<R>) => {
  const styles = useStyles()
  const orders = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : DIRECTIONS.map((direction) => ({
          label: text.sorted(header, direction),
          order: { field: sortKey, direction },
        })),
  )
  if (orders.length === 0) return null
  const chosen = orders.findIndex(({ order }) => order.field === sort?.field && order.direction === sort.direction)
  const choose = (at: number) => {
    const order = orders[at]?.order
    if (order !== undefined) onSort(order)
  }
  return (
    <Select
      className={mergeClasses(styles.sort, isAlone && styles.alone)}
      aria-label={text.sortBy}
      value={chosen}
      onChange={(_, data) => choose(Number(data.value))}
    >
      <option value={-1} disabled hidden>
        {text.sortBy}
      </option>
      {orders.map(({ label }, at) => (
        <option key={label} value={at}>
          {label}
        </option>
      ))}
    </Select>
  )
}

const DIRECTIONS = ['asc', 'desc'] as const

/* Beside the number of rows, so that more of them fit on the first screen. */
const useStyles = makeStyles({
  sort: {
    flexShrink: 0,
    width: '240px',
    minHeight: height.touchTarget,
    marginInlineStart: 'auto',
    [breakpointPhone]: { width: '136px' },
  },
  /* The tools above end with 8 pixels of space, which 4 of this line share. */
  alone: { margin: `-4px ${space.s} 4px auto` },
})

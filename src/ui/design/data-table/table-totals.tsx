import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { space } from '../theme/layout-tokens.ts'
import { customTokens } from '../theme/custom-tokens.ts'
import { rowFontSize, tabularNumerals } from '../theme/type.ts'
import type { Column, TableRow } from './data-table.types.ts'
import type { RowContext } from './row-context.ts'
import { STICKY_CELL } from './row.styles.ts'

export interface TableTotalsProps<R extends TableRow> {
  readonly parts: RowContext<R>
  /** Its position in the whole list, from 1, after the header and the rows. */
  readonly listIndex: number
}

/** The last row of a table, with the totals of its columns. On cards each total follows the name of its column. */
export const TableTotals = <R extends TableRow>({ parts, listIndex }: TableTotalsProps<R>) => {
  const { card, cells, columns, layout, selection } = parts
  const styles = useStyles()
  if (!hasTotals(columns)) return null
  const summed = columns.filter(({ total }) => total !== undefined)
  return (
    <tfoot className={styles.group} style={card ? undefined : { minWidth: layout.minWidth }}>
      <tr
        aria-rowindex={listIndex}
        className={mergeClasses(styles.row, card && styles.card)}
        style={card ? undefined : { gridTemplateColumns: layout.template }}
      >
        {card ? (
          <td className={styles.sentence}>
            {summed.map(({ header, id, total }, at) => (
              <Fragment key={id}>
                {at > 0 && <span>{' · '}</span>}
                {total !== header && header} {total}
              </Fragment>
            ))}
          </td>
        ) : (
          <>
            {selection !== undefined && <td aria-hidden className={styles.check} />}
            {cells.map(({ className, column, style }) => (
              <td key={column.id} className={mergeClasses(className, styles.cell)} style={style}>
                {column.total}
              </td>
            ))}
          </>
        )}
      </tr>
    </tfoot>
  )
}

export const hasTotals = <R,>(columns: ReadonlyArray<Column<R>>): boolean =>
  columns.some(({ total }) => total !== undefined)

const useStyles = makeStyles({
  group: { display: 'block' },
  row: {
    display: 'grid',
    minHeight: '43px',
    backgroundColor: customTokens.cardBackground,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: rowFontSize,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '43px',
    whiteSpace: 'nowrap',
    [`& > .${STICKY_CELL}`]: { backgroundColor: customTokens.cardBackground },
    ...tabularNumerals,
  },
  /* "Total $1.000" is wider than the column of the folio, and its neighbour is empty. */
  cell: { display: 'block', overflow: 'visible', lineHeight: 'inherit', whiteSpace: 'nowrap' },
  card: { display: 'block', lineHeight: tokens.lineHeightBase300, whiteSpace: 'normal' },
  check: { display: 'block', padding: 0 },
  sentence: { display: 'block', padding: `${space.s} ${space.m}` },
})

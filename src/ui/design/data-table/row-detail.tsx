import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { space } from '../theme/layout-tokens.ts'
import type { TableRow } from './data-table.types.ts'
import type { RowContext } from './row-context.ts'

export interface RowDetailProps<R extends TableRow> {
  readonly row: R
  readonly parts: Pick<RowContext<R>, 'columns' | 'detail' | 'isMarked' | 'selection'>
}

/** The content below a row. The keys of the table do not apply in it. */
export const RowDetail = observer(function RowDetail<R extends TableRow>({ row, parts }: RowDetailProps<R>) {
  const styles = useStyles()
  const content = parts.detail?.(row)
  if (content === undefined || content === null || content === false) return null
  return (
    <tr className={mergeClasses(styles.row, parts.isMarked?.(row) && styles.marked)} data-detail>
      <td className={styles.cell} colSpan={parts.columns.length + (parts.selection === undefined ? 0 : 1)}>
        {content}
      </td>
    </tr>
  )
}) as <R extends TableRow>(props: RowDetailProps<R>) => ReactElement | null

const useStyles = makeStyles({
  row: { display: 'block', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  marked: { backgroundColor: tokens.colorBrandBackground2 },
  /* It has the width of the table's visible part, and stays in it. */
  cell: {
    display: 'block',
    position: 'sticky',
    left: 0,
    boxSizing: 'border-box',
    width: '100cqi',
    padding: space.s,
  },
})

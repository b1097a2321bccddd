import { mergeClasses } from '@fluentui/react-components'
import { Fragment, memo } from 'react'
import type { TableRow } from './data-table.types.ts'
import type { RowContent, RowContentProps } from './row-context.ts'
import { useCardStyles } from './row.styles.ts'

/** A row as a card: name and amount, then the details and one chip, then what its notes say. */
export const RowCard = memo(function RowCard<R extends TableRow>({ row, parts }: RowContentProps<R>) {
  const styles = useCardStyles()
  const note = parts.notes.map(({ cardNote }) => cardNote?.(row)).join('')
  return (
    <td
      className={mergeClasses(
        styles.lines,
        parts.selection === undefined && styles.indented,
        note !== '' && styles.noted,
      )}
    >
      <CardLines key={row.id} row={row} parts={parts} />
      {note !== '' && <span className={styles.note}>{note}</span>}
    </td>
  )
}) as RowContent

const CardLines = <R extends TableRow>({ row, parts: { cards } }: RowContentProps<R>) => {
  const styles = useCardStyles()
  const place = (column: (typeof cards.title)[number]) => <Fragment key={column.id}>{column.render(row)}</Fragment>
  const joined = (column: (typeof cards.title)[number], at: number) => (
    <Fragment key={column.id}>
      {at > 0 && <span>{' · '}</span>}
      {column.cardLabel !== undefined && <span>{`${column.cardLabel} `}</span>}
      {column.render(row)}
    </Fragment>
  )
  return (
    <>
      <span className={styles.line}>
        <span className={styles.title}>{cards.title.map(joined)}</span>
        <span className={styles.amount}>{cards.amount.map(place)}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>
          {cards.detail.filter((column) => column.render(row) !== null).map(joined)}
        </span>
        <span className={styles.chip}>{cards.chip.map(place)}</span>
      </span>
    </>
  )
}

import { mergeClasses } from '@fluentui/react-components'
import { Fragment } from 'react'
import type { TableRow } from './data-table.types.ts'
import { RowCheck } from './row-check.tsx'
import type { RowParts } from './row-parts.ts'
import { useCardStyles } from './row.styles.ts'

export interface RowCardProps<R extends TableRow> {
  readonly row: R
  readonly chosen: boolean
  readonly reason: string | undefined
  readonly parts: RowParts<R>
}

/** A row on a phone: the name and the amount, then the details and one chip. */
export const RowCard = <R extends TableRow>({ row, chosen, reason, parts }: RowCardProps<R>) => {
  const { cards, selection, text, rowLabel } = parts
  const styles = useCardStyles()
  return (
    <>
      {selection !== undefined && (
        <td className={styles.zone}>
          <RowCheck
            label={text.selectRow(rowLabel(row))}
            state={chosen ? 'all' : 'none'}
            reason={reason}
            tabIndex={-1}
            onToggle={(extend) => (extend ? selection.extendTo(row) : selection.toggle(row))}
          />
        </td>
      )}
      <td className={mergeClasses(styles.lines, selection === undefined && styles.indented)}>
        <CardLines row={row} cards={cards} />
      </td>
    </>
  )
}

const CardLines = <R extends TableRow>({ row, cards }: Pick<RowCardProps<R>, 'row'> & Pick<RowParts<R>, 'cards'>) => {
  const styles = useCardStyles()
  const place = (column: (typeof cards.title)[number]) => <Fragment key={column.id}>{column.render(row)}</Fragment>
  return (
    <>
      <span className={styles.line}>
        <span className={styles.title}>{cards.title.map(place)}</span>
        <span className={styles.amount}>{cards.amount.map(place)}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>
          {cards.detail.map((column, at) => (
            <Fragment key={column.id}>{at > 0 && ' · '}{column.render(row)}</Fragment>
          ))}
        </span>
        <span className={styles.chip}>{cards.chip.map(place)}</span>
      </span>
    </>
  )
}

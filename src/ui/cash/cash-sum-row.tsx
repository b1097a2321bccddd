import { Button, mergeClasses } from '@fluentui/react-components'
import { type CashPlace, negativeWeek } from '#application/cash/cash-table.ts'
import type { Money } from '#domain/kernel/money.ts'
import { AmountText } from '../design/feedback/money-text.tsx'
import { cashText as text } from '../text/cash.ts'
import { coverText } from '../text/cash-cover.ts'
import type { CashCellsProps } from './cash-parts.types.ts'
import { useCashTableStyles } from './cash-table.styles.ts'

interface SumRowProps extends Pick<CashCellsProps, 'country' | 'table' | 'today'> {
  readonly name: string
  readonly valueOf: (place: CashPlace) => Money | undefined
  /** A balance is shown when it is zero, too, and is red below it. */
  readonly isBalance?: true
  /** Weeks below zero offer it. */
  readonly onCover?: CashCellsProps['onCover']
}

/** A sum or a balance of each place. */
export const SumRow = ({ country, isBalance, name, onCover, table, today, valueOf }: SumRowProps) => {
  const styles = useCashTableStyles()
  return (
    <tr className={styles.sum}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {table.places.map((place, at) => {
        const value = valueOf(place)
        const isNegative = isBalance === true && value !== undefined && value.minor < 0
        const week = negativeWeek(place)
        return (
          <td
            key={place.place}
            className={mergeClasses(styles.cell, at === 0 && styles.overdue, isNegative && styles.negative)}
          >
            {value !== undefined && (isBalance === true || value.minor !== 0) && (
              <AmountText text={text.inUnits(value, country)} />
            )}
            {onCover !== undefined && week !== undefined && (
              <Button
                size="small"
                appearance="primary"
                className={styles.cover}
                aria-label={coverText.coverWeek(week, today)}
                onClick={() => onCover(week)}
              >
                {coverText.cover}
              </Button>
            )}
          </td>
        )
      })}
    </tr>
  )
}

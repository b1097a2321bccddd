import { mergeClasses } from '@fluentui/react-components'
import type { CashLine, CashPlace } from '#application/cash/cash-table.ts'
import type { CashDirection } from '#domain/cash/cash-item.ts'
import { AmountText } from '../design/feedback/money-text.tsx'
import { cashText as text } from '../text/cash.ts'
import { coverText } from '../text/cash-cover.ts'
import type { CashCellsProps } from './cash-parts.types.ts'
import { SumRow } from './cash-sum-row.tsx'
import { useCashTableStyles } from './cash-table.styles.ts'
import { signed } from './signed.ts'

/** The kinds of money by week or day, with their sums and the balances. */
export const CashTableView = (props: CashCellsProps) => {
  const { onCover, ...sums } = props
  const { changed, table, today } = sums
  const styles = useCashTableStyles()
  const { currency, lines, places } = table
  const hasBalances = places.some(({ balances }) => balances !== undefined)
  const linesOf = (direction: CashDirection) =>
    lines
      .filter(({ row }) => row.direction === direction)
      .map((line) => <Line key={`${line.row.kind} ${direction}`} {...props} line={line} />)
  const closingOf = (places: ReadonlyArray<CashPlace>, { place }: CashPlace) =>
    places.find((one) => one.place === place)?.balances?.closing
  return (
    <table className={styles.table} aria-label={text.table(currency)}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.name, styles.head)}>
            {text.unit[currency]}
          </th>
          {places.map((place, at) => (
            <th
              key={place.place}
              scope="col"
              className={mergeClasses(
                styles.cell,
                styles.head,
                at === 0 && styles.overdue,
                (place.balances?.closing.minor ?? 0) < 0 && styles.negative,
              )}
            >
              {text.placeName(place.place, today)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf('IN')}
        <SumRow {...sums} name={text.in} valueOf={(place) => place.in} />
        {linesOf('OUT')}
        <SumRow {...sums} name={text.out} valueOf={(place) => signed(place.out, 'OUT')} />
        {hasBalances && (
          <>
            <SumRow
              {...sums}
              isBalance
              name={text.closing}
              valueOf={({ balances }) => balances?.closing}
              onCover={onCover}
            />
            {changed !== undefined && (
              <SumRow {...sums} isBalance name={coverText.closingWith} valueOf={(place) => closingOf(changed, place)} />
            )}
            <SumRow
              {...sums}
              isBalance
              name={text.closingIfOverduePaid}
              valueOf={({ balances }) => balances?.closingIfOverduePaid}
            />
          </>
        )}
      </tbody>
    </table>
  )
}

const Line = ({ country, line, onOpen, table, today }: CashCellsProps & { readonly line: CashLine }) => {
  const styles = useCashTableStyles()
  const { cells, row } = line
  const name = text.rowName(row, country)
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.name, styles.kind)}>
        {name}
      </th>
      {table.places.map(({ place }, at) => {
        const cell = cells[at]
        return (
          <td key={place} className={mergeClasses(styles.cell, at === 0 && styles.overdue)}>
            {cell !== undefined && (
              <button
                type="button"
                className={styles.amount}
                onClick={() => onOpen({ place, row, currency: table.currency })}
              >
                <AmountText text={text.inUnits(signed(cell.amount, row.direction), country)} />
                <span className={styles.spoken}>{text.openCell(name, text.placeName(place, today))}</span>
              </button>
            )}
          </td>
        )
      })}
    </tr>
  )
}

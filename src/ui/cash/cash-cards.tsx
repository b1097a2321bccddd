import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CashPlace } from '#application/cash/cash-table.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { height, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { cashText as text } from '../text/cash.ts'
import type { CashCellsProps } from './cash-parts.types.ts'

/** A card for each week or day, where the window has no space for columns. Its kinds open their items. */
export const CashCards = ({ country, onOpen, table, today }: CashCellsProps) => {
  const styles = useStyles()
  const { currency, lines, places } = table
  const shown = places.filter(({ cells, balances }) => cells.length > 0 || balances !== undefined)
  return (
    <ul className={styles.list}>
      {shown.map((place) => (
        <li key={place.place} className={mergeClasses(styles.card, isNegative(place) && styles.negativeCard)}>
          <p className={styles.head}>
            <strong>{text.placeName(place.place, today)}</strong>
            {place.balances === undefined ? (
              place.place === 'OVERDUE' && <span className={styles.hint}>{text.overdueHint}</span>
            ) : (
              <strong className={isNegative(place) ? styles.negative : undefined}>
                <MoneyText value={place.balances.closing} />
              </strong>
            )}
          </p>
          <p className={styles.sums}>
            <span>{text.in}</span> <MoneyText value={place.in} />
            {' · '}
            <span>{text.out}</span> <MoneyText value={place.out} />
          </p>
          <ul className={styles.kinds}>
            {lines.flatMap(({ cells, row }) => {
              const cell = cells[places.indexOf(place)]
              return cell === undefined
                ? []
                : [
                    <li key={`${row.kind} ${row.direction}`}>
                      <button
                        type="button"
                        className={styles.kind}
                        onClick={() => onOpen({ place: place.place, row, currency })}
                      >
                        <span>{text.rowName(row, country)}</span>
                        <MoneyText value={cell.amount} />
                      </button>
                    </li>,
                  ]
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const isNegative = ({ balances }: CashPlace): boolean => (balances?.closing.minor ?? 0) < 0

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  card: { padding: '10px 14px', borderBottom: `1px solid ${customTokens.cardStroke}`, fontSize: rowFontSize },
  negativeCard: { backgroundColor: customTokens.statusRedBackground },
  head: { display: 'flex', justifyContent: 'space-between', gap: space.s, margin: 0 },
  hint: { color: tokens.colorNeutralForeground3 },
  negative: { color: customTokens.statusRedText },
  sums: { margin: 0, color: tokens.colorNeutralForeground2 },
  kinds: { margin: 0, padding: 0, listStyleType: 'none' },
  kind: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    width: '100%',
    minHeight: height.touchTarget,
    padding: 0,
    border: 'none',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

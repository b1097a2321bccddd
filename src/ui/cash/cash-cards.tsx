import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type CashPlace, negativeWeek } from '#application/cash/cash-table.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { customTokens } from '../design/theme/custom-tokens.ts'
import { height, space } from '../design/theme/layout-tokens.ts'
import { rowFontSize } from '../design/theme/type.ts'
import { cashText as text } from '../text/cash.ts'
import { coverText } from '../text/cash-cover.ts'
import type { CashCellsProps } from './cash-parts.types.ts'

/** A card for each week or day, where the window has no space for columns. Its kinds open their items. */
export const CashCards = ({ changed, country, onCover, onOpen, table, today }: CashCellsProps) => {
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
          <ChangedClosing place={place} changed={changed} />
          <CoverButton place={place} today={today} onCover={onCover} />
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

const ChangedClosing = ({ changed, place }: Pick<CashCellsProps, 'changed'> & { readonly place: CashPlace }) => {
  const styles = useStyles()
  const balances = changed?.find((one) => one.place === place.place)?.balances
  if (balances === undefined) return null
  return (
    <p className={styles.sums}>
      <span>{coverText.closingWith}</span> <MoneyText value={balances.closing} />
    </p>
  )
}

const CoverButton = ({
  onCover,
  place,
  today,
}: Pick<CashCellsProps, 'onCover' | 'today'> & { readonly place: CashPlace }) => {
  const styles = useStyles()
  const week = negativeWeek(place)
  if (week === undefined || onCover === undefined) return null
  return (
    <Button
      appearance="primary"
      className={styles.cover}
      aria-label={coverText.coverWeek(week, today)}
      onClick={() => onCover(week)}
    >
      {coverText.cover}
    </Button>
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
  cover: { width: '100%', minHeight: height.touchTarget, marginTop: space.s },
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

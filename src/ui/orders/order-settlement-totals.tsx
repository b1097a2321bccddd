import type { Country } from '#domain/kernel/country.ts'
import { type Money, sum } from '#domain/kernel/money.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { settlementText } from '../text/settlement.ts'
import { useSettlementStyles } from './order-settlement.styles.ts'

export interface SettlementTotalsProps {
  readonly lines: ReadonlyArray<SettledLine>
  readonly country: Country
}

/** The sums of the columns; those of zero are left out, but for what was paid and is to be paid. */
export const SettlementTotals = ({ lines, country }: SettlementTotalsProps) => {
  const styles = useSettlementStyles()
  const { columns } = settlementText
  const terms = settlementText.terms(country)
  const totalOf = (valueOf: (line: SettledLine) => Money): Money =>
    sum(lines[0]?.paid.currency ?? 'CLP', lines.map(valueOf))
  const totals = [
    { term: columns.paid, amount: totalOf(({ paid }) => paid), isAlways: true },
    { term: columns.due, amount: totalOf(({ due }) => due), isAlways: true },
    { term: terms.interest, amount: totalOf(({ interest }) => interest) },
    { term: terms.retained, amount: totalOf(({ retained }) => retained) },
    { term: columns.released, amount: totalOf(({ released }) => released) },
    { term: columns.taken, amount: totalOf(({ taken }) => taken) },
    { term: columns.debt, amount: totalOf(({ debt }) => debt) },
  ]
  return (
    <dl className={styles.totals} aria-label={settlementText.totals}>
      {totals
        .filter(({ amount, isAlways }) => isAlways === true || amount.minor > 0)
        .map(({ amount, term }) => (
          <div key={term} className={styles.total}>
            <dt className={styles.sentence}>{term}</dt>
            <dd className={styles.strong}>
              <MoneyText value={amount} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

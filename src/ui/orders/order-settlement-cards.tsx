import { isLate, totalsOf } from '#domain/orders/settlement-figures.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { orderPageText } from '../text/order-page.ts'
import { settlementText } from '../text/settlement.ts'
import { CounterpartCell, DueCell } from './order-settlement-cells.tsx'
import type { SettlementColumn } from './order-settlement-columns.tsx'
import { useSettlementStyles } from './order-settlement.styles.ts'

/** The lines of a settlement as cards: what is to be paid, or what was paid. */
export const settlementCardColumns = (
  country: Country,
  lines: ReadonlyArray<SettledLine>,
  isForSuppliers: boolean,
): ReadonlyArray<SettlementColumn> => {
  const totals = totalsOf(profileOf(country).currency, lines)
  const text = settlementText.card
  return [
    {
      id: 'payer',
      header: '',
      render: (line) => <CounterpartCell line={line} isForSuppliers={isForSuppliers} />,
      width: 0,
      cardPart: 'title',
    },
    { id: 'folio', header: '', render: ({ folio }) => folio, width: 0, cardPart: 'detail' },
    {
      id: 'day',
      header: '',
      render: ({ paymentDate, settledOn }) =>
        settledOn === undefined
          ? text.paymentDate(formatShortDate(paymentDate))
          : text.settledOn(formatShortDate(settledOn)),
      width: 0,
      cardPart: 'detail',
    },
    {
      id: 'amount',
      header: settlementText.total,
      render: (line) => (line.due.minor > 0 ? <DueCell line={line} /> : <MoneyText value={line.paid} />),
      total: <MoneyText value={totals.invoiced} />,
      width: 0,
      cardPart: 'amount',
    },
    {
      id: 'state',
      header: settlementText.columns.due,
      render: (line) => <State line={line} country={country} />,
      total: <MoneyText value={totals.due} />,
      width: 0,
      cardPart: 'chip',
      cardNote: (line) => noteOf(line, country),
    },
  ]
}

const State = ({ line, country }: { readonly line: SettledLine; readonly country: Country }) => {
  const styles = useSettlementStyles()
  const { due, paid } = settlementText.card
  if (line.due.minor === 0) return <span className={styles.quiet}>{paid}</span>
  if (!isLate(line)) return <span className={styles.quiet}>{due}</span>
  return (
    <span className={styles.late}>
      {due} · {orderPageText.days(line.daysLate, country)}
    </span>
  )
}

const noteOf = ({ interest, perDay, released, taken }: SettledLine, country: Country): string => {
  const { card } = settlementText
  if (released.minor > 0 || taken.minor > 0) return card.released(released, taken, country)
  return interest.minor > 0 ? card.interest(interest, perDay, country) : ''
}

import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { type Money, sum, zero } from '#domain/kernel/money.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { PayerCell, payerFullName } from '../financing/payer-cell.tsx'
import { counted } from '../text/plural.ts'
import { settlementText } from '../text/settlement.ts'

export type SettlementColumn = Column<SettledLine>

const amount = (id: string, header: string, valueOf: (line: SettledLine) => Money, width = 118): SettlementColumn => ({
  id,
  header,
  render: (line) => <MoneyText value={valueOf(line)} />,
  exported: valueOf,
  hasTotal: true,
  width,
  align: 'end',
})

/** Nothing is retained of invoices that the company pays itself. */
export const settlementColumnsOf = (country: Country, isForSuppliers: boolean): ReadonlyArray<SettlementColumn> => {
  const { columns } = settlementText
  const terms = settlementText.terms(country)
  return [
    {
      id: 'folio',
      header: columns.folio,
      render: ({ folio }) => folio,
      fullText: ({ folio }) => folio,
      width: 78,
      sticky: true,
      cardPart: 'detail',
    },
    {
      id: 'payer',
      header: isForSuppliers ? columns.supplier : columns.payer,
      render: ({ payer }) => <PayerCell payer={payer} country={country} />,
      fullText: ({ payer }) => payerFullName(payer, country),
      width: 150,
      grow: 1,
      cardPart: 'title',
    },
    {
      id: 'paymentDate',
      header: columns.paymentDate,
      render: ({ paymentDate }) => formatShortDate(paymentDate),
      exported: ({ paymentDate }) => ({ date: paymentDate }),
      width: 118,
    },
    {
      id: 'settledOn',
      header: columns.settledOn,
      render: ({ settledOn }) => (settledOn === undefined ? '—' : formatShortDate(settledOn)),
      exported: ({ settledOn }) => (settledOn === undefined ? undefined : { date: settledOn }),
      width: 104,
      cardPart: 'detail',
      cardLabel: columns.settledOn,
    },
    amount('paid', columns.paid, ({ paid }) => paid),
    { ...amount('due', columns.due, ({ due }) => due), cardPart: 'amount' },
    {
      id: 'daysLate',
      header: columns.daysLate,
      render: ({ daysLate }) => (daysLate === 0 ? '—' : counted(daysLate, country, 'día', 'días')),
      exported: ({ daysLate }) => daysLate,
      width: 84,
      align: 'end',
      cardPart: 'chip',
    },
    amount('interest', terms.interest, ({ interest }) => interest, 140),
    ...(isForSuppliers
      ? []
      : [
          amount('retained', terms.retained, ({ retained }) => retained),
          amount('released', columns.released, ({ released }) => released),
          amount('taken', columns.taken, ({ taken }) => taken),
          {
            ...amount('transferred', columns.transferred, transferredOf, 190),
            render: (line: SettledLine) => <Transferred line={line} />,
          },
        ]),
    amount('debt', columns.debt, ({ debt }) => debt),
  ]
}

const transferredOf = ({ retained: { currency }, transferred }: SettledLine): Money =>
  transferred.length === 0
    ? zero(currency)
    : sum(
        currency,
        transferred.map((sent) => sent.amount),
      )

/** The last one; the row below has all. */
const Transferred = ({ line: { transferred } }: { readonly line: SettledLine }) => {
  const last = transferred.at(-1)
  return last === undefined ? '—' : settlementText.sent(last)
}

import { type SettlementTotals, totalsOf, transferredOf } from '#domain/orders/settlement-figures.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import type { SettledLine } from '#domain/orders/order-settlement.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { MoneyText } from '../design/feedback/money-text.tsx'
import { payerFullName } from '../financing/payer-cell.tsx'
import { settlementText } from '../text/settlement.ts'
import {
  AmountCell,
  CounterpartCell,
  DueCell,
  InterestCell,
  LateCell,
  SettledCell,
  TransferredCell,
} from './order-settlement-cells.tsx'

export type SettlementColumn = Column<SettledLine>

/** A digit of 13 pixels, and the space at both sides of a cell. */
const [DIGIT, SIDES] = [7.3, 20]

/** Its longest amount decides, so that all columns fit beside each other; `least` is the width of its header. */
const widthOf = (
  lines: ReadonlyArray<SettledLine>,
  valueOf: (line: SettledLine) => Money,
  total: Money,
  country: Country,
  least: number,
): number => {
  const longest = Math.max(...[...lines.map(valueOf), total].map((amount) => formatMoney(amount, country).length))
  return Math.max(least, Math.ceil(longest * DIGIT) + SIDES)
}

/** The columns of the lines of a settlement. Nothing is retained of invoices that the company pays itself. */
export const settlementColumnsOf = (
  country: Country,
  lines: ReadonlyArray<SettledLine>,
  isForSuppliers: boolean,
): ReadonlyArray<SettlementColumn> => {
  const { columns } = settlementText
  const terms = settlementText.terms(country)
  const totals = totalsOf(profileOf(country).currency, lines)
  const amount = (
    id: Exclude<keyof SettlementTotals, 'invoiced' | 'transferred'>,
    header: string,
    least: number,
  ): SettlementColumn => ({
    id,
    header,
    render: (line) => <AmountCell value={line[id]} />,
    exported: (line) => line[id],
    hasTotal: true,
    total: <AmountCell value={totals[id]} />,
    width: widthOf(lines, (line) => line[id], totals[id], country, least),
    align: 'end',
  })
  const retention: ReadonlyArray<SettlementColumn> = [
    amount('retained', terms.retained, 84),
    amount('released', columns.released, 80),
    amount('taken', columns.taken, 90),
    {
      id: 'transferred',
      header: columns.transferred,
      render: (line) => <TransferredCell line={line} country={country} />,
      exported: transferredOf,
      hasTotal: true,
      total: <AmountCell value={totals.transferred} />,
      width: Math.max(98, widthOf([], transferredOf, totals.transferred, country, 0)),
      wraps: true,
    },
  ]
  return [
    {
      id: 'folio',
      header: columns.folio,
      render: ({ folio }) => folio,
      fullText: ({ folio }) => folio,
      total: (
        <>
          {settlementText.total} <MoneyText value={totals.invoiced} />
        </>
      ),
      width: 64,
    },
    {
      id: 'payer',
      header: isForSuppliers ? columns.supplier : columns.payer,
      render: (line) => <CounterpartCell line={line} isForSuppliers={isForSuppliers} />,
      fullText: ({ payer }) => payerFullName(payer, country),
      width: 150,
      grow: 1,
      wraps: true,
    },
    {
      id: 'paymentDate',
      header: columns.paymentDate,
      render: ({ paymentDate }) => formatShortDate(paymentDate),
      exported: ({ paymentDate }) => ({ date: paymentDate }),
      width: 94,
    },
    {
      id: 'settledOn',
      header: columns.settledOn,
      render: (line) => <SettledCell line={line} />,
      exported: ({ settledOn }) => (settledOn === undefined ? undefined : { date: settledOn }),
      width: 108,
    },
    amount('paid', columns.paid, 80),
    { ...amount('due', columns.due, 80), render: (line) => <DueCell line={line} /> },
    {
      id: 'daysLate',
      header: columns.daysLate,
      render: (line) => <LateCell line={line} country={country} />,
      exported: ({ daysLate }) => daysLate,
      width: 78,
      align: 'end',
    },
    { ...amount('interest', terms.interest, 88), render: (line) => <InterestCell line={line} /> },
    ...(isForSuppliers ? [] : retention),
    amount('debt', columns.debt, 62),
  ]
}

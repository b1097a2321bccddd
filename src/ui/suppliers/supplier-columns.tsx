import type { ListedSupplier, SupplierSortField } from '#application/suppliers/suppliers.port.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { orDefaultTerm } from '#domain/suppliers/payment-term.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { AMOUNT_WIDTH } from '../design/data-table/amount-width.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { TotalsText } from '../payables/owed-text.tsx'
import { suppliersText as text } from '../text/suppliers.ts'
import { AccountCell, accountText, Muted, OverdueText, SupplierLink } from './supplier-cells.tsx'

export type SupplierColumn = Column<ListedSupplier, SupplierSortField>

/** The table of suppliers. A file has the amounts in the currency of the country. */
export const supplierColumns = (country: Country): ReadonlyArray<SupplierColumn> => [
  {
    id: 'name',
    header: text.columns.name,
    render: ({ id, name }) => <SupplierLink id={id} name={name} />,
    exported: ({ name }) => name,
    width: 200,
    grow: 1,
    wraps: true,
    sortKey: 'name',
    cardPart: 'title',
  },
  {
    id: 'identifier',
    header: text.columns.identifier(country),
    render: ({ identifier }) => displayTaxId(country, identifier),
    exported: ({ identifier }) => displayTaxId(country, identifier),
    width: IDENTIFIER_WIDTH[country],
    sortKey: 'identifier',
  },
  {
    id: 'owed',
    header: text.columns.owed,
    render: ({ owed }) => <TotalsText values={owed} />,
    exported: ({ owed }) => localOf(owed, country),
    hasTotal: true,
    width: AMOUNT_WIDTH[country],
    align: 'end',
    sortKey: 'owed',
    cardPart: 'amount',
  },
  {
    id: 'overdue',
    header: text.columns.overdue,
    render: ({ overdue }) => (isNothing(overdue) ? <Muted>{NOTHING}</Muted> : <OverdueText values={overdue} />),
    exported: ({ overdue }) => localOf(overdue, country),
    hasTotal: true,
    width: AMOUNT_WIDTH[country],
    align: 'end',
    sortKey: 'overdue',
  },
  {
    id: 'next',
    header: text.columns.next,
    render: ({ next }) => (next === undefined ? <Muted>{NOTHING}</Muted> : <span>{formatShortDate(next)}</span>),
    exported: ({ next }) => (next === undefined ? undefined : { date: next }),
    width: 132,
    sortKey: 'next',
    cardPart: 'detail',
    cardLabel: text.nextOn,
  },
  {
    id: 'account',
    header: text.columns.account,
    render: (supplier) => <AccountCell supplier={supplier} />,
    exported: ({ account }) => account && accountText(account),
    width: 272,
    wraps: true,
    cardPart: 'chip',
  },
  {
    id: 'term',
    header: text.columns.term,
    render: ({ paymentTerm }) => text.shortTermOf(orDefaultTerm(paymentTerm)),
    exported: ({ paymentTerm }) => orDefaultTerm(paymentTerm),
    width: 100,
    sortKey: 'term',
  },
]

const NOTHING = '–'

const isNothing = (totals: ReadonlyArray<Money>): boolean => totals.every(({ minor }) => minor === 0)

const localOf = (totals: ReadonlyArray<Money>, country: Country): Money | undefined =>
  totals.find(({ currency }) => currency === profileOf(country).currency)

/** The width of the tax ids of each country. */
const IDENTIFIER_WIDTH: Readonly<Record<Country, number>> = { CL: 116, MX: 136 }

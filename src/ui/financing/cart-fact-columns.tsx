import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { financeText } from '../text/finance.ts'
import { PayerCell, payerFullName } from './payer-cell.tsx'

export type CartColumn = Column<CartRow>

/** Who pays the invoice, in one column or in two, and when it was issued. */
export const factColumns = (country: Country) => {
  const text = financeText.columns
  const payer: CartColumn = {
    id: 'payer',
    header: text.payer,
    width: 150,
    grow: 2,
    cardPart: 'title',
    render: ({ line }) => line.invoice.payer.name.toUpperCase(),
    fullText: ({ line }) => line.invoice.payer.name.toUpperCase(),
    exported: ({ line }) => line.invoice.payer.name,
  }
  const identifier: CartColumn = {
    id: 'identifier',
    header: text.identifier(country),
    width: WIDTH_OF_IDENTIFIER[country],
    render: ({ line }) => displayTaxId(country, line.invoice.payer.identifier),
    exported: ({ line }) => displayTaxId(country, line.invoice.payer.identifier),
  }
  const payerAndIdentifier: CartColumn = {
    ...payer,
    header: text.payerAndIdentifier(country),
    width: 120,
    render: ({ line }) => <PayerCell payer={line.invoice.payer} country={country} />,
    fullText: ({ line }) => payerFullName(line.invoice.payer, country),
  }
  const issueDate: CartColumn = {
    id: 'issueDate',
    header: text.issueDate,
    render: ({ line }) => formatShortDate(line.invoice.issueDate),
    exported: ({ line }) => ({ date: line.invoice.issueDate }),
    width: 104,
  }
  return { identifier, issueDate, payer, payerAndIdentifier }
}

const WIDTH_OF_IDENTIFIER: Readonly<Record<Country, number>> = { CL: 112, MX: 144 }

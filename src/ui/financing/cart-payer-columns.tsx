import type { CartRow } from '#application/financing/cart-row-selection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { Column } from '../design/data-table/data-table.types.ts'
import { financeText } from '../text/finance.ts'
import { noticeOrElse } from './notice-cell.tsx'
import { PayerCell, payerFullName } from './payer-cell.tsx'

type CartColumn = Column<CartRow>

export interface PayerColumns {
  readonly country: Country
  readonly today: CivilDate
  readonly isCompact: boolean
  readonly hasNotices: boolean
}

/** The payer of each invoice in one or two columns, and what is special about the invoice where any is. */
export const payerColumns = ({ country, today, isCompact, hasNotices }: PayerColumns): ReadonlyArray<CartColumn> => {
  const text = financeText.columns
  const payer: CartColumn = {
    id: 'payer',
    header: text.payer,
    width: 160,
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
    width: 110,
    render: ({ line }) => <PayerCell payer={line.invoice.payer} country={country} />,
    fullText: ({ line }) => payerFullName(line.invoice.payer, country),
  }
  const notice: CartColumn = {
    id: 'notice',
    header: text.notice,
    render: ({ line }) => noticeOrElse(line.invoice, { country, today }, null),
    width: 120,
    cardPart: 'detail',
  }
  return [...(isCompact ? [payerAndIdentifier] : [payer, identifier]), ...(hasNotices ? [notice] : [])]
}

const WIDTH_OF_IDENTIFIER: Readonly<Record<Country, number>> = { CL: 112, MX: 144 }

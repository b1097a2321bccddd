import type { CartRow, CostFigure } from '#application/financing/cart-row-selection.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { PayerName } from '../counterparts/payer-name.tsx'
import type { Column } from '../design/data-table/data-table.types.ts'
import { financeText } from '../text/finance.ts'
import { DueDateCell } from './due-date-cell.tsx'
import { noticeOrElse } from './notice-cell.tsx'
import { PayerCell, payerFullName, upperCased } from './payer-cell.tsx'
import { StackedDueDate } from './stacked-due-date.tsx'

export type CartColumn = Column<CartRow, CostFigure>

/** Who pays the invoice, in one column or in two, when it was issued, and what is special about it. */
export const factColumns = (country: Country, today: CivilDate) => {
  const text = financeText.columns
  const payer: CartColumn = {
    id: 'payer',
    header: text.payer,
    width: 150,
    grow: 2,
    cardPart: 'title',
    render: ({ line }) => <PayerName payer={upperCased(line.invoice.payer)} />,
    stateless: true,
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
    render: ({ line: { invoice } }) => (
      <PayerCell
        payer={invoice.payer}
        country={country}
        notice={noticeOrElse(invoice, { country, today }, undefined)}
      />
    ),
    fullText: ({ line }) => payerFullName(line.invoice.payer, country),
  }
  const issueDate: CartColumn = {
    id: 'issueDate',
    header: text.issueDate,
    render: ({ line }) => formatShortDate(line.invoice.issueDate),
    exported: ({ line }) => ({ date: line.invoice.issueDate }),
    width: 104,
  }
  const dueDate: CartColumn = {
    id: 'dueDate',
    header: text.dueDate,
    render: ({ line }) => <DueDateCell invoice={line.invoice} today={today} country={country} />,
    stateless: true,
    exported: ({ line }) => ({ date: line.invoice.dueDate }),
    width: 120,
  }
  const stackedDueDate: CartColumn = {
    ...dueDate,
    render: ({ line }) => <StackedDueDate invoice={line.invoice} today={today} country={country} />,
    width: 104,
  }
  const notice: CartColumn = {
    id: 'notice',
    header: text.notice,
    render: ({ line }) => noticeOrElse(line.invoice, { country, today }, null),
    stateless: true,
    width: WIDTH_OF_NOTICE,
  }
  return {
    dueDate,
    identifier,
    issueDate,
    notice,
    payer: { ...payer, wraps: true },
    payerAndIdentifier,
    stackedDueDate,
  } as const
}

export const WIDTH_OF_NOTICE = 120
const WIDTH_OF_IDENTIFIER: Readonly<Record<Country, number>> = { CL: 112, MX: 144 }

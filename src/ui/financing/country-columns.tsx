import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { financeText } from '../text/finance.ts'
import { extraText, methodText } from '../text/tax-documents.ts'
import type { InvoiceColumn } from './invoice-columns.types.ts'
import { INVOICE_WIDTHS as WIDTHS } from './invoice-widths.ts'
import { noticeOrElse } from './notice-cell.tsx'
import { StackedCell } from '../design/data-table/stacked-cell.tsx'

export interface CountryColumnOptions {
  readonly country: Country
  readonly today: CivilDate
  /** The method is below the state instead of in a column of its own. */
  readonly isMethodBelow: boolean
}

/** CL: the state in the register. MX: PUE or PPD. It is below a notice. */
export const extraColumn = (options: CountryColumnOptions): InvoiceColumn => {
  const { country, isMethodBelow } = options
  const header = financeText.columns[profileOf(country).invoiceExtraColumn]
  return {
    id: 'extra',
    header: isMethodBelow ? financeText.columns.methodAndExtra[country] : header,
    render: (row) => {
      const facts = factsBelow(row, options)
      /* While the code of the notices is loaded, the state is below already. */
      const first = noticeOrElse(
        row,
        options,
        noticeOf(row, options.today) === undefined && extraText(country, row.extra).short,
      )
      return facts.length === 0 ? first : <StackedCell second={facts.join(' · ')}>{first}</StackedCell>
    },
    stateless: true,
    fullText: (row) =>
      [extraText(country, row.extra).long, ...(isMethodBelow ? [methodText(country, row.method).long] : [])].join(
        ' · ',
      ),
    width: WIDTHS[country].extra,
    ...(!isMethodBelow && { grow: 1, wraps: true }),
    cardPart: 'detail',
  }
}

const factsBelow = (row: FinanceableInvoice, { country, today, isMethodBelow }: CountryColumnOptions) => [
  ...(noticeOf(row, today) === undefined ? [] : [extraText(country, row.extra).short]),
  ...(isMethodBelow ? [methodText(country, row.method).short] : []),
]

/** The method has a column of its own where there is room or no second line; else it is below the state. */
export const methodColumn = (country: Country): InvoiceColumn => ({
  id: 'method',
  header: financeText.columns[profileOf(country).invoiceMethodColumn],
  render: (row) => methodText(country, row.method).short,
  fullText: (row) => methodText(country, row.method).long,
  width: WIDTHS[country].method,
  grow: 1,
})

/** The identifier has a column of its own where there is room; else it is under the name. */
export const identifierColumn = (country: Country): InvoiceColumn => ({
  id: 'identifier',
  header: financeText.columns.identifier(country),
  render: (row) => displayTaxId(country, row.payer.identifier),
  exported: (row) => displayTaxId(country, row.payer.identifier),
  width: WIDTHS[country].identifier,
  sortKey: 'payerIdentifier',
})

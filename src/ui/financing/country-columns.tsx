import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
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

/** CL: the state in the register. MX: PUE or PPD. A notice takes its place. */
export const extraColumn = ({ country, today, isMethodBelow }: CountryColumnOptions): InvoiceColumn => {
  const extra = extraOf(country, today)
  const header = financeText.columns[profileOf(country).invoiceExtraColumn]
  return {
    id: 'extra',
    header: isMethodBelow ? financeText.columns.methodAndExtra[country] : header,
    render: (row) =>
      isMethodBelow ? (
        <StackedCell second={methodText(country, row.method).short}>{extra(row)}</StackedCell>
      ) : (
        extra(row)
      ),
    stateless: true,
    fullText: (row) =>
      [extraText(country, row.extra).long, ...(isMethodBelow ? [methodText(country, row.method).long] : [])].join(
        ' · ',
      ),
    width: WIDTHS[country].extra,
    ...(!isMethodBelow && { grow: 1 }),
    cardPart: 'detail',
  }
}

const extraOf = (country: Country, today: CivilDate) => (row: FinanceableInvoice) =>
  noticeOrElse(row, { country, today }, extraText(country, row.extra).short)

/** Of its own where there is room or no second line; else below the state. */
export const methodColumn = (country: Country): InvoiceColumn => ({
  id: 'method',
  header: financeText.columns[profileOf(country).invoiceMethodColumn],
  render: (row) => methodText(country, row.method).short,
  fullText: (row) => methodText(country, row.method).long,
  width: WIDTHS[country].method,
  grow: 1,
})

/** Of its own where there is room; else under the name. */
export const identifierColumn = (country: Country): InvoiceColumn => ({
  id: 'identifier',
  header: financeText.columns.identifier(country),
  render: (row) => displayTaxId(country, row.payer.identifier),
  exported: (row) => displayTaxId(country, row.payer.identifier),
  width: WIDTHS[country].identifier,
  sortKey: 'payerIdentifier',
})

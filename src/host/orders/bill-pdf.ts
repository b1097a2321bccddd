import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import type { Money } from '#domain/kernel/money.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import type { BillType } from '#wire/bills.codec.ts'
import { drawableText } from '../pdf/drawable-text.ts'
import { createPdf, FONTS } from '../pdf/pdf-document.ts'
import { simulationDocumentText } from './simulation-text.ts'

export interface BillDocument {
  readonly country: Country
  readonly company: { readonly name: string; readonly identifier: string }
  readonly orderId: OrderId
  readonly type: BillType
  readonly amount: Money
  readonly issuedOn: CivilDate
}

/** A bill of an order as a PDF. It says that it is no tax document, because this host is no issuer of any. */
export const billPdf = (bill: BillDocument): Promise<Uint8Array> => {
  const { amount, company, country, issuedOn, orderId, type } = bill
  return createPdf(billText.title(type, orderId), simulationDocumentText.product, (pdf) => {
    pdf.font(FONTS.bold).text(billText.noTaxDocument).font(FONTS.regular).moveDown(0.5)
    pdf.text(drawableText(company.name))
    pdf.text(`${profileOf(country).taxIdLabel} ${displayTaxId(country, company.identifier)}`)
    pdf.text(`${billText.issuedOn}: ${formatShortDate(issuedOn)}`).moveDown(0.5)
    pdf.font(FONTS.bold).text(`${billText.types[type]}: ${formatMoney(amount, country)}`)
  })
}

export const billText = {
  types: { interest: 'Diferencia de precio', advisory: 'Asesoría digital' } satisfies Readonly<
    Record<BillType, string>
  >,
  title: (type: BillType, order: OrderId): string => `${billText.types[type]} de la operación ${order}`,
  fileName: (type: BillType, order: OrderId): string => `${billText.title(type, order)}.pdf`,
  noTaxDocument: 'Documento de ejemplo, no tributario',
  issuedOn: 'Fecha de emisión',
} as const

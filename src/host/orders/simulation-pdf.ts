import { breakdownOf } from '#domain/financing/breakdown.ts'
import { effectiveRate, type EffectiveRate } from '#domain/financing/effective-rate.ts'
import { REPAYMENT_PARTS } from '#domain/financing/simulate-confirming.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney, formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import { scale, subtract } from '#domain/kernel/money.ts'
import { isConfirming, type OrderDetail, type OrderInvoice } from '#domain/orders/order.ts'
import { disbursedOn } from '#domain/payables/repayment-date.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { drawableText } from '../pdf/drawable-text.ts'
import { createPdf, drawFooters, drawHeading, FONTS, MARGIN, type Pdf, WIDTH } from '../pdf/pdf-document.ts'
import { drawTable, type PdfColumn } from '../pdf/pdf-table.ts'
import {
  breakdownName,
  creditNotesName,
  REPAYMENT_NAMES,
  simulationDocumentText as text,
  typeName,
} from './simulation-text.ts'

export interface SimulationDocument {
  readonly country: Country
  readonly company: { readonly name: string; readonly identifier: string }
  readonly order: OrderDetail
  readonly invoices: ReadonlyArray<OrderInvoice>
  readonly createdOn: CivilDate
  /** The payment date of the list that the order finances. */
  readonly listPaidOn: CivilDate | undefined
}

/** The simulation of an order as a PDF, with the figures of the order as the screen formats them. */
export const simulationPdf = (simulation: SimulationDocument): Promise<Uint8Array> => {
  const { country, company, createdOn, invoices, order } = simulation
  const { taxIdLabel } = profileOf(country)
  return createPdf(text.title(order.id), text.product, (pdf) => {
    pdf.text(drawableText(company.name))
    pdf.text(`${taxIdLabel} ${displayTaxId(country, company.identifier)}`)
    pdf.text(drawableText(typeName(order.type)))
    pdf.text(`${text.requestedOn}: ${formatShortDate(order.requestedOn)}`)
    const account = order.deposit?.account
    if (account !== undefined) pdf.text(drawableText(text.account(account.bank, account.lastDigits)))
    drawHeading(pdf, text.summary)
    drawBreakdown(pdf, order, country)
    drawHeading(pdf, text.conditions)
    const [rate, retention] = [formatPercent(order.baseRate, country), formatPercent(order.retentionRate, country)]
    const conditions = isConfirming(order)
      ? text.repaymentConditionsOf(rate)
      : text.conditionsOf(rate, retention, order)
    for (const condition of conditions) pdf.text(condition)
    const effective = rateOfOrder(simulation)
    if (effective !== undefined) pdf.text(text.ratesOf(effective, country))
    drawHeading(pdf, text.invoices)
    drawTable(pdf, FONTS, columnsOf(country, order), invoices)
    pdf.moveDown(0.5).font(FONTS.bold).fontSize(10)
    pdf.text(`${text.total} ${formatMoney(order.total, country)}`, MARGIN, pdf.y, { width: WIDTH, align: 'right' })
    drawFooters(pdf, `${text.product} · ${text.createdOn(formatShortDate(createdOn))}`, text.page)
  })
}

/** From the day of the request or, where it pays suppliers, from that payment; undefined where its list was deleted. */
const rateOfOrder = ({ invoices, listPaidOn, order }: SimulationDocument): EffectiveRate | undefined => {
  if (isConfirming(order)) {
    const repayments = invoices.map(({ amount, paymentDate: on }) => ({ amount, on }))
    return (
      listPaidOn && effectiveRate(order.transfer, repayments, disbursedOn(listPaidOn, { today: order.requestedOn }))
    )
  }
  const flows = invoices.map(({ amount, creditNotes, paymentDate: on, retention }) => {
    const base = subtract(amount, creditNotes)
    return { amount: subtract(base, retention ?? scale(base, order.retentionRate, 10_000)), on }
  })
  return effectiveRate(order.transfer, flows, order.requestedOn)
}

const drawBreakdown = (pdf: Pdf, order: OrderDetail, country: Country): void => {
  const lines = isConfirming(order)
    ? REPAYMENT_PARTS.map((part) => ({ name: REPAYMENT_NAMES[part], amount: order[part] }))
    : [...breakdownOf(order), { part: 'transfer' as const, amount: order.transfer }].map(({ amount, part }) => ({
        name: breakdownName(part, country, order),
        amount,
      }))
  for (const [at, { amount, name }] of lines.entries()) {
    const { y } = pdf
    pdf.font(at === lines.length - 1 ? FONTS.bold : FONTS.regular)
    pdf.text(name, MARGIN, y, { width: 200 })
    pdf.text(formatMoney(amount, country), MARGIN + 200, y, { width: 130, align: 'right' })
  }
  pdf.font(FONTS.regular).x = MARGIN
}

const columnsOf = (country: Country, order: OrderDetail): ReadonlyArray<PdfColumn<OrderInvoice>> => {
  const isForSuppliers = isConfirming(order)
  const { hasInvoiceLateDays, taxIdLabel } = profileOf(country)
  const retention: PdfColumn<OrderInvoice> = {
    header: 'Retención',
    width: 62,
    align: 'right',
    cell: (row) => (row.retention === undefined ? '—' : formatMoney(row.retention, country)),
  }
  const before: ReadonlyArray<PdfColumn<OrderInvoice>> = [
    { header: 'Folio', width: 56, cell: ({ folio }) => drawableText(folio) },
  ]
  const after: ReadonlyArray<PdfColumn<OrderInvoice>> = [
    { header: 'Emisión', width: 53, cell: ({ issueDate }) => formatShortDate(issueDate) },
    { header: 'Fecha de pago', width: 53, cell: ({ paymentDate }) => formatShortDate(paymentDate) },
    {
      header: creditNotesName(order),
      width: 70,
      align: 'right',
      cell: (row) => formatMoney(row.creditNotes, country),
    },
    {
      header: 'Tasa',
      width: 36,
      align: 'right',
      cell: ({ rate }) => (rate === undefined ? '—' : formatPercent(rate, country)),
    },
    ...(hasInvoiceLateDays && !isForSuppliers ? [retention] : []),
    {
      header: isForSuppliers ? 'A pagar' : 'Monto',
      width: hasInvoiceLateDays ? 80 : 98,
      align: 'right',
      cell: (row) => formatMoney(row.amount, country),
    },
  ]
  return [
    ...before,
    {
      header: `${isForSuppliers ? 'Proveedor' : 'Pagador'} · ${taxIdLabel}`,
      width: WIDTH - widthOf([...before, ...after]),
      cell: ({ payer }) =>
        `${drawableText(payer.name.toUpperCase())}\n${drawableText(displayTaxId(country, payer.identifier))}`,
    },
    ...after,
  ]
}

const widthOf = (columns: ReadonlyArray<PdfColumn<OrderInvoice>>): number =>
  columns.reduce((sum, { width }) => sum + width, 0)

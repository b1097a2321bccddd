import type { XmlFile } from '#application/documents/file-saver.port.ts'
import type { InvoiceDetail } from '#domain/financing/invoice-detail.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'

/** An invoice of 45 units with an order number and a credit note. */
export const aDetail: InvoiceDetail = {
  content: {
    lines: [{ name: 'Clavos', quantity: '45', unit: 'UN', unitPrice: '1000', amount: money('CLP', 45_000) }],
    omittedLines: 0,
    sums: [
      { sum: 'NET', amount: money('CLP', 45_000) },
      { sum: 'TAX', amount: money('CLP', 8_550) },
      { sum: 'TOTAL', amount: money('CLP', 53_550) },
    ],
    references: [{ type: '801', folio: '77', date: '2026-09-20' as CivilDate, reason: undefined }],
  },
  contentFailed: false,
  history: [
    { _tag: 'CreditNoteIssued', on: '2026-10-03' as CivilDate, folio: '9', amount: money('CLP', 1_190) },
    { _tag: 'InvoiceIssued', on: '2026-10-01' as CivilDate },
  ],
}

export const anXmlFile: XmlFile = {
  name: '77214860-7-33-45.xml',
  kind: 'xml',
  bytes: new TextEncoder().encode('<DTE><NmbItem>Clavos</NmbItem></DTE>'),
}

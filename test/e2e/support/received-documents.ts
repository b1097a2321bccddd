import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCfdiPayment } from '#samples/write-cfdi-payment.ts'
import { cfdiTotals } from '#samples/write-cfdi.ts'
import { writeMetadata } from '#samples/write-metadata.ts'
import { receivedCfdi, type JourneyCompany } from './companies.ts'

/** The metadata of the SAT: cancelled there. */
export const addCancellation = (company: JourneyCompany, place: number): void => {
  const invoice = receivedCfdi(company, place)
  const row = { ...invoice, total: cfdiTotals(invoice.lines).total, cancelledOn: invoice.issuedOn }
  writeFileSync(join(company.documents, `cancelada-${place}.txt`), writeMetadata([row]))
}

interface ReceiptParts {
  readonly installment: number
  readonly owed: number
  readonly paid: number
}

/** A payment receipt of the supplier, in cents. */
export const addReceipt = (company: JourneyCompany, place: number, parts: ReceiptParts): void => {
  const { issuedOn, issuer, receiver, uuid } = receivedCfdi(company, place)
  const receipt = writeCfdiPayment({
    uuid: uuid.replace('-9000-', `-a00${parts.installment}-`),
    folio: String(parts.installment),
    issuedOn,
    issuer,
    receiver,
    paidOn: issuedOn,
    documents: [{ uuid, ...parts }],
  })
  writeFileSync(join(company.documents, `recibo-${place}-${parts.installment}.xml`), receipt)
}

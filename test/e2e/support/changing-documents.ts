import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { writeAec } from '#samples/write-aec.ts'
import { cfdiTotals } from '#samples/write-cfdi.ts'
import { writeDte } from '#samples/write-dte.ts'
import { writeMetadata } from '#samples/write-metadata.ts'
import { issuedCfdi, issuedDte, type JourneyCompany } from './companies.ts'

interface TaxFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The document that ends an issued invoice: a credit note that annuls it (SII, CodRef 1), or its cancellation in the metadata of the SAT. */
export const voiding = (company: JourneyCompany, folio: number): TaxFile => {
  if (company.country === 'CL') {
    const { dueOn: _, ...invoice } = issuedDte(company, folio)
    const references = [{ type: '33', folio: String(folio), date: invoice.issuedOn, code: 1 as const }]
    return { name: 'nota.xml', bytes: writeDte({ ...invoice, type: 61, folio: 7_000 + folio, references }) }
  }
  const invoice = issuedCfdi(company, folio)
  const row = { ...invoice, total: cfdiTotals(invoice.lines).total, cancelledOn: invoice.issuedOn }
  return { name: 'metadata.txt', bytes: writeMetadata([row]) }
}

/** The cession of an issued invoice of a Chilean company on the day of its issue. */
export const cession = (company: JourneyCompany, folio: number, assignee: string): TaxFile => {
  const document = issuedDte(company, folio)
  return {
    name: `cesion-${folio}.xml`,
    bytes: writeAec({
      document,
      assignee: {
        rut: assignee,
        name: 'Cesionario SpA',
        activity: 'Factoring',
        address: 'Calle 2',
        commune: 'Santiago',
      },
      assignedOn: document.issuedOn,
      lastDueOn: document.dueOn ?? ('2027-01-29' as CivilDate),
      contact: 'cesiones@example.com',
    }),
  }
}

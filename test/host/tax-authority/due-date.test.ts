import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { documentedDueDate } from '#host/tax-authority/read/due-date.ts'
import { documentsOf, dte, SELLER } from './samples.ts'

const dueOf = (changed: (document: string) => string, overrides: Parameters<typeof dte>[0] = {}) => {
  const documents = documentsOf(changed(dte({ due: '', ...overrides })))
  const { invoices } = documentedInvoices(
    { identifier: SELLER, country: 'CL' },
    documents.map((document) => ({ document, proof: 'NONE' })),
  )
  return invoices.map((invoice) => documentedDueDate(invoice, bankCalendar('CL')))
}

const within = (fields: string) => (document: string) => document.replace('</IdDoc>', `${fields}</IdDoc>`)

// SII, Formato de Documentos Tributarios Electrónicos: MntPagos, TermPagoDias and TermPagoGlosa of the IdDoc.
describe('the due date of a Chilean invoice without FchVenc', () => {
  it('is the last payment of its programme, before its agreed days', () => {
    const programme =
      '<MntPagos><FchPago>2026-04-30</FchPago><MntPago>1</MntPago></MntPagos>' +
      '<MntPagos><FchPago>2026-05-31</FchPago><MntPago>1</MntPago></MntPagos><TermPagoDias>60</TermPagoDias>'
    expect(dueOf(within(programme))).toEqual([{ dueDate: '2026-05-31', dueDateSource: 'DOCUMENT' }])
  })

  it('is its agreed days after the issue, before what its text says', () => {
    const fields = '<TermPagoGlosa>90 DIAS</TermPagoGlosa><TermPagoDias>60</TermPagoDias>'
    expect(dueOf(within(fields))).toEqual([{ dueDate: '2026-05-13', dueDateSource: 'CONDITIONS' }])
  })

  it('is no term of zero days that a program filled in a sale on credit', () => {
    const filled = within('<TermPagoGlosa>90 DIAS</TermPagoGlosa><TermPagoDias>0</TermPagoDias>')
    expect(dueOf(filled)).toEqual([{ dueDate: '2026-06-12', dueDateSource: 'CONDITIONS', dueDateText: '90 DIAS' }])
    expect(dueOf(filled, { form: '1' })).toEqual([{ dueDate: '2026-03-14', dueDateSource: 'CONDITIONS' }])
  })

  it('is the default with the text that was not understood', () => {
    expect(dueOf(within('<TermPagoGlosa>SEGUN CONTRATO</TermPagoGlosa>'))).toEqual([
      { dueDate: '2026-04-13', dueDateSource: 'ISSUE', dueDateText: 'SEGUN CONTRATO' },
    ])
  })
})

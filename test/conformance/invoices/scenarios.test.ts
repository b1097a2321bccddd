import { describe, expect, it } from 'vitest'
import { columnsOf } from '#host/tax-authority/store/document-columns.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import { creditNotesOf, documentedOf, type ReasonedInvoice } from '#test/host/tax-authority/documented.ts'
import { expected, invoiceFile, minorOf, type ExpectedInvoice } from './expected.ts'

describe.each(expected.scenarios)('$name', (scenario) => {
  const sources = new Map<TaxDocument, string>()
  for (const file of scenario.files) {
    for (const reading of readTaxFile(file, invoiceFile(file))) {
      for (const document of reading.documents) sources.set(document, file)
    }
  }
  const resolved = documentedOf(scenario.country, scenario.businessId, [...sources.keys()])

  it('yields the expected issued invoices, each with its balance and the obstacles to financing', () => {
    expect(resolved.issued.map((invoice) => issuedOf(invoice, sources))).toEqual(scenario.issued.map(expectedIssued))
  })

  it('yields the expected received invoices', () => {
    expect(resolved.received.map((invoice) => receivedOf(invoice, sources))).toEqual(
      scenario.received.map(expectedReceived),
    )
  })

  it('counts and sums as expected', () => {
    expect({
      issued: resolved.issued.length,
      financeable: resolved.issued.filter(({ reasons }) => reasons.length === 0).length,
      received: resolved.received.length,
    }).toEqual(scenario.counts)
    const currency = scenario.country === 'CL' ? 'CLP' : 'MXN'
    expect(totalOf(resolved.issued)).toBe(minorOf(scenario.issuedTotal, currency))
    expect(totalOf(resolved.received)).toBe(minorOf(scenario.receivedTotal, currency))
  })

  it('does not depend on the order of the files, once the first of each key is fixed', () => {
    const reversed = documentedOf(
      scenario.country,
      scenario.businessId,
      firstOfEachKey([...sources.keys()]).toReversed(),
    )
    expect([reversed.issued, reversed.received]).toEqual([resolved.issued, resolved.received])
  })
})

const firstOfEachKey = (documents: ReadonlyArray<TaxDocument>): Array<TaxDocument> => {
  const first = new Map<unknown, TaxDocument>()
  for (const document of documents) {
    const key = 'key' in document ? `${document._tag} ${document.key}` : document
    if (!first.has(key)) first.set(key, document)
  }
  return [...first.values()]
}

const totalOf = (invoices: ReadonlyArray<ReasonedInvoice>): number =>
  invoices.reduce((total, { document }) => total + document.amount.minor, 0)

const issuedOf = (invoice: ReasonedInvoice, sources: ReadonlyMap<unknown, string>) => ({
  ...summaryOf(invoice, sources),
  party: invoice.document.receiver,
  reasons: [...invoice.reasons].sort(),
})

const expectedIssued = (invoice: ExpectedInvoice) => ({
  ...expectedSummary(invoice),
  party: { id: invoice.payerIdentifier, name: invoice.payerName },
  reasons: [...(invoice.reasons ?? [])].sort(),
})

const receivedOf = (invoice: ReasonedInvoice, sources: ReadonlyMap<unknown, string>) => ({
  ...summaryOf(invoice, sources),
  party: invoice.document.issuer,
})

const expectedReceived = (invoice: ExpectedInvoice) => ({
  ...expectedSummary(invoice),
  party: { id: invoice.identifier, name: invoice.name },
})

const summaryOf = (invoice: ReasonedInvoice, sources: ReadonlyMap<unknown, string>) => {
  const { document, holder, parts } = invoice
  const { method, extra } = columnsOf(invoice)
  const head = {
    key: document.key.replaceAll('|', '/'),
    file: sources.get(document),
    folio: document.folio,
    issueDate: document.issueDate,
    amount: document.amount,
    totalCreditNotes: parts.credits.minor,
    outstanding: invoice.outstanding.minor,
  }
  if (document.facts._tag === 'DteFacts') {
    return {
      ...head,
      dueDate: document.dueDate ?? null,
      docType: method,
      creditNotes: creditNotesOf(invoice).map(({ document: note }) => note.replaceAll('|', '/')),
      totalDebitNotes: parts.debits.minor,
      paymentForm: document.facts.paymentForm ?? null,
      holder: holder.party.id === document.issuer.id ? null : holder.party.id,
    }
  }
  return {
    ...head,
    local: document.localAmount.minor,
    creditNotes: creditNotesOf(invoice).map(({ amount, document: note }) => ({ uuid: note, amount: amount?.minor })),
    paymentMethod: method ?? null,
    INVOICE_TYPE: extra ?? null,
  }
}

const expectedSummary = (invoice: ExpectedInvoice) => {
  const { currency } = invoice
  const amount = minorOf(invoice.amount, currency)
  const totalCreditNotes = minorOf(invoice.totalAmountCreditNotes, currency)
  const totalDebitNotes = minorOf(invoice.totalAmountDebitNotes ?? '0', currency)
  const left = amount + totalDebitNotes - totalCreditNotes
  const head = {
    key: invoice.key,
    file: invoice.file,
    folio: invoice.folio,
    issueDate: invoice.issueDate,
    amount: { currency, minor: amount },
    totalCreditNotes,
    /* The reference states a balance for invoices with receipts only; what is owed is at most what the notes leave. */
    outstanding:
      typeof invoice.outstanding === 'string' ? Math.min(left, minorOf(invoice.outstanding, currency)) : left,
  }
  if (invoice.amountMXN === undefined) {
    const { dueDate, docType, creditNotes, paymentForm, holder } = invoice
    return { ...head, dueDate, docType, creditNotes, totalDebitNotes, paymentForm, holder }
  }
  return {
    ...head,
    local: minorOf(invoice.amountMXN, 'MXN'),
    creditNotes: invoice.creditNotes.map((note) =>
      typeof note === 'string' ? note : { uuid: note.uuid, amount: minorOf(note.amount, currency) },
    ),
    paymentMethod: invoice.paymentMethod,
    INVOICE_TYPE: invoice.INVOICE_TYPE,
  }
}

import { describe, expect, it } from 'vitest'
import { readTaxFile } from '#host/tax-authority/read-file.ts'
import { resolve, type ResolvedInvoice } from '#host/tax-authority/resolve.ts'
import type { TaxDocument } from '#host/tax-authority/tax-document.ts'
import { expected, invoiceFile, minorOf, type ExpectedInvoice } from './expected.ts'

describe.each(expected.scenarios)('$name', (scenario) => {
  const sources = new Map<TaxDocument, string>()
  for (const file of scenario.files) {
    for (const reading of readTaxFile(file, invoiceFile(file))) {
      for (const document of reading.documents) sources.set(document, file)
    }
  }
  const resolved = resolve(scenario.businessId, scenario.country, [...sources.keys()])

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
    const reversed = resolve(scenario.businessId, scenario.country, firstOfEachKey([...sources.keys()]).toReversed())
    expect(reversed).toEqual(resolved)
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

const totalOf = (invoices: ReadonlyArray<ResolvedInvoice>): number =>
  invoices.reduce((total, { document }) => total + document.amount.minor, 0)

const issuedOf = (invoice: ResolvedInvoice, sources: ReadonlyMap<TaxDocument, string>) => ({
  ...summaryOf(invoice, sources),
  party: invoice.document.receiver,
  reasons: [...invoice.reasons].sort(),
})

const expectedIssued = (invoice: ExpectedInvoice) => ({
  ...expectedSummary(invoice),
  party: { id: invoice.payerIdentifier, name: invoice.payerName },
  reasons: [...(invoice.reasons ?? [])].sort(),
})

const receivedOf = (invoice: ResolvedInvoice, sources: ReadonlyMap<TaxDocument, string>) => ({
  ...summaryOf(invoice, sources),
  party: invoice.document.issuer,
})

const expectedReceived = (invoice: ExpectedInvoice) => ({
  ...expectedSummary(invoice),
  party: { id: invoice.identifier, name: invoice.name },
})

const summaryOf = (invoice: ResolvedInvoice, sources: ReadonlyMap<TaxDocument, string>) => {
  const { document, creditNotes, totalCreditNotes, totalDebitNotes, outstanding, holder } = invoice
  const head = {
    key: document.key.replaceAll('|', '/'),
    file: sources.get(document),
    folio: document.folio,
    issueDate: document.issueDate,
    amount: document.amount,
    totalCreditNotes: totalCreditNotes.minor,
  }
  if (document.facts._tag === 'DteFacts') {
    return {
      ...head,
      dueDate: document.dueDate ?? null,
      docType: invoice.method,
      creditNotes: creditNotes.map(({ key }) => key.replaceAll('|', '/')),
      totalDebitNotes: totalDebitNotes.minor,
      paymentForm: document.facts.paymentForm ?? null,
      holder: holder?.id ?? null,
    }
  }
  return {
    ...head,
    local: document.localAmount.minor,
    creditNotes: creditNotes.map(({ key, amount, splitAssumed }) => ({
      uuid: key,
      amount: amount.minor,
      splitAssumed,
    })),
    outstanding: outstanding?.minor ?? null,
    paymentMethod: invoice.method ?? null,
    INVOICE_TYPE: invoice.extra ?? null,
  }
}

const expectedSummary = (invoice: ExpectedInvoice) => {
  const { currency } = invoice
  const head = {
    key: invoice.key,
    file: invoice.file,
    folio: invoice.folio,
    issueDate: invoice.issueDate,
    amount: { currency, minor: minorOf(invoice.amount, currency) },
    totalCreditNotes: minorOf(invoice.totalAmountCreditNotes, currency),
  }
  if (invoice.amountMXN === undefined) {
    const { dueDate, docType, creditNotes, paymentForm, holder } = invoice
    return {
      ...head,
      dueDate,
      docType,
      creditNotes,
      totalDebitNotes: minorOf(invoice.totalAmountDebitNotes ?? '0', currency),
      paymentForm,
      holder,
    }
  }
  return {
    ...head,
    local: minorOf(invoice.amountMXN, 'MXN'),
    creditNotes: invoice.creditNotes.map((note) =>
      typeof note === 'string' ? note : { ...note, amount: minorOf(note.amount, currency) },
    ),
    outstanding: typeof invoice.outstanding === 'string' ? minorOf(invoice.outstanding, currency) : null,
    paymentMethod: invoice.paymentMethod,
    INVOICE_TYPE: invoice.INVOICE_TYPE,
  }
}

import { describe, expect, it } from 'vitest'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { FileReading } from '#host/tax-authority/read/file-reading.ts'
import type { CfdiFacts, DteFacts, TaxDocument } from '#host/tax-authority/read/tax-document.ts'
import {
  codesOf,
  expected,
  invoiceFile,
  minorOf,
  type ExpectedDocument,
  type ExpectedFile,
  type ExpectedRow,
} from './expected.ts'

const read = (file: string): ReadonlyArray<FileReading> => readTaxFile(file, invoiceFile(file))

/** A warning of the signature check, which the reader cannot produce. */
const SIGNATURE = 'SIGNATURE_INVALID'

const own = (file: ExpectedFile): FileReading => {
  const reading = read(file.file).find((candidate) => candidate.file === file.file)
  if (reading === undefined) throw new Error(`${file.file} has no reader result`)
  return reading
}

describe.each(expected.files.filter(({ entries }) => entries === undefined))('$file', (file) => {
  const reading = own(file)

  it('has the expected outcome', () => {
    expect(reading.outcome).toBe(file.ingest)
    if (file.error !== null) expect(reading.failures.map(({ code }) => code)).toContain(file.error)
  })

  it('has the expected warnings', () => {
    const codes: ReadonlyArray<string> = reading.warnings
    expect(codesOf(codes)).toEqual(codesOf(file.warnings))
  })

  it('yields every expected document', () => {
    const taken = (file.documents ?? []).filter((document) => (document.ingest ?? file.ingest) === 'ACCEPT')
    const documents = reading.documents.filter(({ _tag }) => DOCUMENTS.has(_tag))
    expect(documents.map(summaryOf)).toEqual(taken.map(expectedSummary))
    const rejected = (file.documents ?? []).filter(({ ingest }) => ingest !== undefined && ingest !== 'ACCEPT')
    expect(reading.failures.map(({ code }) => code)).toEqual(
      rejected.length > 0 ? rejected.map(({ error }) => error) : failuresOf(file),
    )
  })

  it('yields every expected row', () => {
    const rows = (file.rows ?? []).filter(({ result }) => result === 'ACCEPT')
    expect(reading.documents.filter(({ _tag }) => !DOCUMENTS.has(_tag) && _tag !== 'Assignment').map(rowOf)).toEqual(
      rows.map(expectedRow),
    )
  })

  it('yields every expected cession', () => {
    const cessions = reading.documents.filter(({ _tag }) => _tag === 'Assignment')
    expect(cessions.map(cessionOf)).toEqual(file.cessions ?? [])
  })
})

describe.each(expected.files.filter(({ entries }) => entries !== undefined))('$file', (file) => {
  const readings = read(file.file)

  it('has the expected outcome of every entry and loses none', () => {
    const entries = (file.entries ?? []).filter(({ result }) => result !== 'SKIP')
    const inside = readings.filter((reading) => reading.file !== file.file)
    expect(inside.map(entryOf)).toEqual(
      entries.map(({ entry, result, error, uuids }) => ({
        entry: `${file.file}/${entry}`,
        result,
        error,
        uuids: uuids ?? [],
      })),
    )
  })

  it('has the expected outcome as a whole', () => {
    const whole = readings.find((reading) => reading.file === file.file)
    expect(whole?.outcome ?? 'ACCEPT').toBe(file.ingest)
    expect(whole?.failures[0]?.code ?? null).toBe(file.error)
  })
})

const DOCUMENTS: ReadonlySet<TaxDocument['_tag']> = new Set(['Invoice', 'CreditNote', 'DebitNote', 'Payment'])

const failuresOf = (file: ExpectedFile): ReadonlyArray<string> => {
  const rows = (file.rows ?? []).flatMap(({ result, error }) => (result === 'REJECT' ? [error ?? ''] : []))
  if (rows.length > 0) return rows
  return file.error === null ? [] : [file.error]
}

const entryOf = (reading: FileReading) => ({
  entry: reading.file,
  result: reading.outcome,
  error: reading.failures[0]?.code,
  uuids: reading.documents.map((document) => ('key' in document ? document.key : '')),
})

const stated = (facts: CfdiFacts | DteFacts) =>
  facts._tag === 'CfdiFacts'
    ? {
        version: facts.version,
        stampedAt: facts.stampedAt ?? null,
        exchangeRate: facts.exchangeRate ?? null,
        paymentMethod: facts.paymentForm ?? null,
        invoiceType: facts.paymentMethod ?? null,
        conditions: facts.paymentConditions ?? null,
        related: facts.related,
      }
    : {
        docType: facts.documentType,
        paymentForm: facts.paymentForm ?? null,
        net: facts.net?.minor ?? null,
        exempt: facts.exempt?.minor ?? null,
        vat: facts.vat?.minor ?? null,
        signed: facts.signed,
        related: facts.references,
      }

const summaryOf = (document: TaxDocument) => {
  if (document._tag === 'RegisterEntry' || document._tag === 'MetadataEntry' || document._tag === 'ThirdPartyEntry')
    return document
  const { _tag, key, issuer, receiver, folio, issueDate } = document
  const head = { _tag, key, issuer, receiver, folio, issueDate }
  if (document._tag === 'Payment') return { ...head, settlements: document.settlements }
  if (document._tag === 'Assignment') return head
  const { facts, amount, dueDate, warnings } = document
  const cl = facts._tag === 'DteFacts' ? { dueDate: dueDate ?? null, warnings: [...warnings].sort() } : {}
  return { ...head, amount, ...cl, ...stated(facts) }
}

const TAGS: Readonly<Record<string, string>> = {
  INGRESO: 'Invoice',
  EGRESO: 'CreditNote',
  PAGO: 'Payment',
  33: 'Invoice',
  34: 'Invoice',
  56: 'DebitNote',
  61: 'CreditNote',
}

const expectedSummary = (document: ExpectedDocument) => {
  const head = {
    _tag: TAGS[document.kind ?? document.docType ?? ''],
    issuer: { id: document.issuerId, name: document.issuerName ?? document.issuerId },
    receiver: { id: document.receiverId, name: document.receiverName ?? document.receiverId },
    issueDate: document.issueDate,
  }
  return document.kind === undefined ? { ...head, ...expectedDte(document) } : { ...head, ...expectedCfdi(document) }
}

const expectedCfdi = (document: ExpectedDocument) => {
  const folio = [document.serie, document.folio].filter((part) => part !== null).join('-')
  const head = { key: document.uuid, folio: folio === '' ? document.uuid?.slice(0, 8) : folio }
  if (document.kind === 'PAGO') return { ...head, settlements: expectedSettlements(document) }
  return {
    ...head,
    amount: { currency: document.currency, minor: minorOf(document.total, document.currency) },
    version: document.version,
    stampedAt: document.stampedAt,
    exchangeRate: document.exchangeRate,
    paymentMethod: document.paymentMethod,
    invoiceType: document.invoiceType,
    conditions: document.paymentConditions,
    related: document.related.map(({ relation, uuid }) => ({ relation, key: uuid })),
  }
}

const expectedSettlements = ({ payments = [] }: ExpectedDocument) =>
  payments.flatMap((payment) =>
    payment.documents.map((settled) => ({
      paidOn: payment.date.slice(0, 10),
      ...(payment.form === null ? {} : { paymentForm: payment.form }),
      ...(settled.uuid === null ? {} : { key: settled.uuid }),
      installment: Number(settled.installment),
      paid: { currency: settled.currency, minor: minorOf(settled.paid, settled.currency) },
      outstanding: { currency: settled.currency, minor: minorOf(settled.outstanding, settled.currency) },
    })),
  )

const pesos = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : minorOf(text, 'CLP')

const expectedDte = (document: ExpectedDocument) => ({
  key: `${document.issuerId}|${document.docType}|${document.folio}`,
  folio: document.folio,
  docType: document.docType,
  dueDate: document.dueDate,
  amount: { currency: 'CLP', minor: minorOf(document.total, 'CLP') },
  paymentForm: document.paymentForm,
  net: pesos(document.net),
  exempt: pesos(document.exempt),
  vat: pesos(document.vat),
  signed: document.signed,
  warnings: codesOf(document.warnings).filter((code) => code !== SIGNATURE),
  related: document.related.map(({ docType, folioNormalized, code, date, reason }) => ({
    documentType: docType,
    folio: folioNormalized,
    ...(code === null ? {} : { code }),
    ...(date === null ? {} : { date }),
    ...(reason === null ? {} : { reason }),
  })),
})

const STATES: Readonly<Record<string, string>> = {
  REGISTERED: 'REGISTRO',
  PENDING: 'PENDIENTE',
  NOT_INCLUDED: 'NO_INCLUIR',
  CLAIMED: 'RECLAMADO',
  ACKNOWLEDGED: 'CON_ACUSE',
  NOT_ACKNOWLEDGED: 'SIN_ACUSE',
}

const rowOf = (document: TaxDocument) => {
  if (document._tag === 'MetadataEntry') {
    const { key, status, issuer, receiver, issueDate, total, kind } = document
    return { uuid: key, cancelled: status === 'CANCELLED', issuer, receiver, issueDate, total, kind }
  }
  if (document._tag !== 'RegisterEntry') return document
  return {
    docType: document.documentType,
    folio: document.folio,
    party: document.party,
    issueDate: document.issueDate,
    received: document.receivedAt,
    exempt: document.exempt?.minor,
    net: document.net?.minor,
    vat: document.vat?.minor,
    total: document.amount?.minor,
    state: STATES[document.state],
    purchaseType: document.purchaseType,
    related: document.references.map(({ documentType, folio }) => ({ docType: documentType, folio })),
  }
}

const expectedRow = (row: ExpectedRow) => {
  if (row.fields === undefined) {
    const { docType, folio, issueDate, received, state, purchaseType, related = [] } = row
    const amounts = { exempt: pesos(row.exempt), net: pesos(row.net), vat: pesos(row.vat), total: pesos(row.total) }
    return {
      docType,
      folio,
      party: { id: row.partyId, name: row.partyName },
      issueDate,
      received,
      ...amounts,
      state,
      purchaseType,
      related,
    }
  }
  const value = (name: string): string => row.fields?.[name] ?? ''
  return {
    uuid: row.uuid,
    cancelled: row.status === 'CANCELADO',
    issuer: { id: value('RfcEmisor'), name: value('NombreEmisor') },
    receiver: { id: value('RfcReceptor'), name: value('NombreReceptor') },
    issueDate: value('FechaEmision').slice(0, 10),
    total: value('Monto'),
    kind: value('EfectoComprobante'),
  }
}

const cessionOf = (document: TaxDocument) => {
  if (document._tag !== 'Assignment') return document
  const [issuerId, docType, folio] = document.invoiceKey.split('|')
  return {
    seq: String(document.sequence),
    docType,
    folio,
    issuerId,
    assignor: document.assignor.id,
    assignorName: document.assignor.name,
    assignee: document.assignee.id,
    assigneeName: document.assignee.name,
    amount: String(document.amount.minor),
    lastDue: document.lastDueDate,
    at: document.assignedAt,
  }
}

import { X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { receivedInvoice } from '#host/payables/received-invoice.ts'
import { CHILEAN_ISSUER } from '#samples/company-cl.ts'
import { MEXICAN_ISSUER } from '#samples/company-mx.ts'
import { type ChileanScenario, chileanSales } from '#samples/sales-cl.ts'
import { type MexicanScenario, mexicanSales } from '#samples/sales-mx.ts'
import type { SampleFile } from '#samples/sample-company.ts'
import { cfdiTotals } from '#samples/write-cfdi.ts'
import { dteTotals } from '#samples/write-dte.ts'
import { columnsOf } from '#host/tax-authority/store/document-columns.ts'
import { readTaxFile } from '#host/tax-authority/read/read-file.ts'
import type { Trust } from '#host/tax-authority/sign/signature-trust.ts'
import { dteKey } from '#host/tax-authority/read/tax-document.ts'
import { verifySignatures } from '#host/tax-authority/sign/verify-signatures.ts'
import { documentedOf, type ReasonedInvoice } from '../tax-authority/documented.ts'
import { authority, sealedCompanies } from '#test/samples/sealed-companies.ts'

const TODAY = '2026-11-20' as CivilDate

const readCompany = (country: Country) => {
  const company = sealedCompanies(TODAY).find((one) => one.country === country)
  const readings = (company?.files ?? []).flatMap(({ name, bytes }) => readTaxFile(name, bytes))
  const documents = readings.flatMap((reading) => reading.documents)
  return { readings, ...documentedOf(country, company?.identifier ?? '', documents) }
}

const tally = (invoices: ReadonlyArray<ReasonedInvoice>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { reasons } of invoices) {
    const key = reasons.length === 0 ? 'FINANCEABLE' : reasons.join('+')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const failuresOf = ({ readings }: ReturnType<typeof readCompany>) =>
  readings.flatMap(({ file, failures }) => failures.map(({ code }) => `${file}: ${code}`))

const obstacles = (received: ReturnType<typeof readCompany>['received']) => {
  const counts: Record<string, number> = {}
  for (const { obstacle = 'PAYABLE' } of received.map(receivedInvoice)) counts[obstacle] = (counts[obstacle] ?? 0) + 1
  return counts
}
const stateOf = (invoice: ReasonedInvoice | undefined) => invoice && columnsOf(invoice).extra

const warningsOf = ({ readings }: ReturnType<typeof readCompany>) => {
  const documents = readings.flatMap((reading) => reading.documents)
  return [...new Set([...documents, ...readings].flatMap(({ warnings }) => warnings))]
}

describe('the Chilean archive, read', () => {
  const read = readCompany('CL')
  const byKey = new Map(read.issued.map((invoice) => [invoice.document.key, invoice]))
  const sales = chileanSales(CHILEAN_ISSUER, TODAY)
  const withFate = (scenario: ChileanScenario) =>
    sales
      .filter((sale) => sale.scenario === scenario)
      .map(({ invoice, dueOn, notes }) => ({
        invoice,
        dueOn,
        notes,
        read: byKey.get(dteKey(CHILEAN_ISSUER.rut, String(invoice.type), String(invoice.folio))),
      }))

  it('fails only where intended', () => {
    expect(failuresOf(read)).toEqual([
      `DTE_${CHILEAN_ISSUER.rut}_T52_F902.xml: DTE_TYPE_IGNORED`,
      `DTE_${CHILEAN_ISSUER.rut}_T33_F3999.xml: INVALID_IDENTIFIER`,
      'respaldo-incompleto.xml: XML_MALFORMED',
    ])
  })

  it('yields every invoice with the reason of its scenario, most of them financeable', () => {
    expect(tally(read.issued)).toEqual({
      FINANCEABLE: 277,
      CASH_SALE: 48,
      ALREADY_ASSIGNED: 42,
      FULLY_CREDITED: 10,
      CLAIMED: 7,
    })
    expect(obstacles(read.received)).toEqual({
      PAYABLE: 239,
      PAYEE_IN_DOUBT: 6,
      CLAIMED: 6,
      FULLY_CREDITED: 4,
      CASH_PURCHASE: 8,
    })
  })

  it('has no warnings', () => {
    expect(warningsOf(read)).toEqual([])
  })

  it('preserves amounts, receivers and due dates', () => {
    for (const { invoice, dueOn, read: resolved } of withFate('OPEN')) {
      expect(resolved?.document.amount).toEqual({ currency: 'CLP', minor: dteTotals(invoice).total })
      expect(resolved?.document.receiver).toEqual({ id: invoice.receiver.rut, name: invoice.receiver.name })
      expect(resolved?.document.dueDate).toBe(invoice.dueOn === undefined ? undefined : dueOn)
    }
  })

  it('applies credit and debit notes as intended', () => {
    const creditOf = (scenario: ChileanScenario) =>
      withFate(scenario).map(({ read: resolved }) => resolved?.parts.credits.minor)
    expect(creditOf('DISCOUNTED')).toEqual(
      withFate('DISCOUNTED').map(({ notes: [note] }) => note && dteTotals(note).total),
    )
    expect(creditOf('REWORDED')).toEqual([0, 0, 0, 0])
    expect(creditOf('REVIVED')).toEqual([0, 0])
    expect(withFate('CHARGED').every(({ read: resolved }) => (resolved?.parts.debits.minor ?? 0) > 0)).toBe(true)
  })

  it('reports the states of the register: claimed, acknowledged or not, assigned', () => {
    expect(withFate('CLAIMED').every(({ read: resolved }) => stateOf(resolved) === 'CLAIMED')).toBe(true)
    expect(withFate('ASSIGNED').every(({ read: resolved }) => stateOf(resolved) === 'ASSIGNED')).toBe(true)
    const states = new Set(withFate('OPEN').map(({ read: resolved }) => stateOf(resolved)))
    expect([...states].sort()).toEqual(['ACKNOWLEDGED', 'NOT_ACKNOWLEDGED'])
  })
})

describe('the Mexican archive, read', () => {
  const read = readCompany('MX')
  const byKey = new Map(read.issued.map((invoice) => [invoice.document.key, invoice]))
  const sales = mexicanSales(MEXICAN_ISSUER, TODAY)
  const withFate = (scenario: MexicanScenario) =>
    sales
      .filter((sale) => sale.scenario === scenario)
      .map((sale) => ({ ...sale, read: byKey.get(sale.invoice.uuid.toLowerCase()) }))

  it('fails only where intended', () => {
    expect(failuresOf(read)).toEqual([
      'descarga-incompleta.xml: XML_MALFORMED',
      'borrador-sin-timbrar.xml: CFDI_NOT_STAMPED',
    ])
  })

  it('has no warnings', () => {
    expect(warningsOf(read)).toEqual([])
  })

  it('yields every invoice and replacement with the reason of its scenario, most of them financeable', () => {
    expect(tally(read.issued)).toEqual({
      FINANCEABLE: 255,
      PAID: 126,
      GENERIC_RECEIVER: 12,
      CANCELLED: 12,
      FULLY_CREDITED: 6,
      REPLACED: 3,
    })
    expect(obstacles(read.received)).toEqual({ PAYABLE: 246, SETTLED: 14, CANCELLED: 5 })
  })

  it('preserves amounts, folios and methods', () => {
    for (const { invoice, read: resolved } of withFate('OPEN')) {
      expect(resolved?.document.amount).toEqual({ currency: 'MXN', minor: cfdiTotals(invoice.lines).total })
      expect(resolved?.document.folio).toBe(`F-${invoice.folio}`)
      expect(resolved && columnsOf(resolved)).toEqual({ method: '99', extra: 'PPD' })
    }
  })

  it('derives paid, outstanding and credited amounts', () => {
    expect(withFate('PAID').every(({ read: resolved }) => resolved?.outstanding.minor === 0)).toBe(true)
    for (const { invoice, payments, read: resolved } of withFate('PARTLY_PAID')) {
      const paid = payments.flatMap(({ documents }) => documents).reduce((sum, document) => sum + document.paid, 0)
      expect(resolved?.outstanding.minor).toBe(cfdiTotals(invoice.lines).total - paid)
    }
    const credited = [...withFate('DISCOUNTED'), ...withFate('RETURNED'), ...withFate('ADVANCED')]
    for (const {
      followers: [note],
      read: resolved,
    } of credited) {
      expect(resolved?.parts.credits.minor).toBe(note && cfdiTotals(note.lines).total)
    }
  })

  it('converts an invoice in dollars to pesos', () => {
    for (const { invoice, read: resolved } of withFate('DOLLARS')) {
      const total = cfdiTotals(invoice.lines).total
      expect(resolved?.document.amount).toEqual({ currency: 'USD', minor: total })
      expect(resolved?.document.localAmount).toEqual({ currency: 'MXN', minor: Math.round((total * 184_215) / 10_000) })
    }
  })
})

describe('the signatures of the sample archives', () => {
  const root = new X509Certificate(authority.root).raw
  const statusesOf = (files: ReadonlyArray<SampleFile>, trust: Trust) =>
    files.flatMap(({ bytes }) => verifySignatures(bytes, trust)).map(({ signature }) => signature)

  it.each(['CL', 'MX'] as const)(
    'are all verified under the root of the samples, in %s, issued and received',
    (country) => {
      const { files = [] } = sealedCompanies(TODAY).find((one) => one.country === country) ?? {}
      const statuses = statusesOf(files, { roots: [root], signers: [] })
      expect(statuses.length).toBeGreaterThan(500)
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['VERIFIED']))
    },
    120_000,
  )

  it('are unverified without that root', () => {
    const [file] = sealedCompanies(TODAY)[0]?.files.filter(({ name }) => name.startsWith('DTE_')) ?? []
    expect(statusesOf(file === undefined ? [] : [file], { roots: [], signers: [] })).toEqual([
      { status: 'NOT_CHECKED', reason: 'UNTRUSTED_CHAIN' },
    ])
  })
})

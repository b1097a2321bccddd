import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { KnownDocument, RegisterEntry } from '#domain/tax-documents/document.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { taxpayerOf } from '#test/support/tax-archives/archive.ts'
import { PARTIES } from '#test/support/tax-archives/parts.ts'

const { company, others } = PARTIES.CL
const [customer = company, another = company] = others
const pesos = (minor: number) => money('CLP', minor)

const invoice: KnownDocument = {
  proof: 'NONE',
  document: {
    _tag: 'Invoice',
    country: 'CL',
    key: `${company.id}|33|501`,
    issuer: company,
    receiver: customer,
    folio: '501',
    issueDate: '2026-03-02' as CivilDate,
    amount: pesos(119_000),
    localAmount: pesos(119_000),
    facts: { _tag: 'DteFacts', documentType: '33', signed: true, references: [] },
  },
}

const row = (given: Partial<RegisterEntry>): KnownDocument => ({
  proof: 'NONE',
  document: {
    _tag: 'RegisterEntry',
    country: 'CL',
    register: 'SALES',
    documentType: '61',
    folio: '88',
    party: customer,
    state: 'REGISTERED',
    purchaseType: 'Del Giro',
    references: [{ documentType: '33', folio: '501' }],
    amount: pesos(20_000),
    ...given,
  },
})

const read = (...documents: ReadonlyArray<KnownDocument>) =>
  documentedInvoices(taxpayerOf('CL'), [invoice, ...documents]).invoices

/** SII, registro de compras y ventas: a month may be exported often, and each export states the columns it has. */
describe('rows of the register', () => {
  it('that are copies claim an invoice once', () => {
    const claim = row({ documentType: '33', folio: '501', state: 'CLAIMED', references: [], amount: pesos(119_000) })
    expect(read(claim, claim)).toMatchObject([{ registerState: 'CLAIMED', effects: [{ effect: 'CLAIMS' }] }])
  })

  it('of two exports of a note name what either names', () => {
    const [before, after] = [row({ references: [] }), row({ state: 'ACKNOWLEDGED' })]
    for (const found of [read(before, after), read(after, before)])
      expect(found).toMatchObject([{ parts: { credits: pesos(20_000) }, outstanding: pesos(99_000) }])
  })

  it('about another party do not hide the row of this one', () => {
    const foreign = row({ party: another, amount: pesos(90_000) })
    for (const found of [read(row({}), foreign), read(foreign, row({}))])
      expect(found).toMatchObject([{ parts: { credits: pesos(20_000) }, outstanding: pesos(99_000) }])
  })
})

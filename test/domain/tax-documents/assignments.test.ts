import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { obstacleOf } from '#domain/payables/payment-obstacle.ts'
import type { Proof } from '#domain/tax-documents/document.ts'
import { documentedInvoices } from '#domain/tax-documents/documented-invoices.ts'
import { archive, taxpayerOf } from '#test/support/tax-archives/archive.ts'
import { aec, BUYER, documentsOf, dte, FACTOR, SELLER } from '#test/host/tax-authority/samples.ts'

const KEY = `${SELLER}|33|501`
const NONE_CONFIRMED = new Map<string, ReadonlySet<string>>()
/** The invoice as its debtor has it, ceded by `holders` in this order. */
const ceded = (holders: ReadonlyArray<string>, { confirmed = NONE_CONFIRMED, proof = 'NONE' as Proof } = {}) => {
  const documents = documentsOf(aec(dte(), holders)).map((document) => ({ document, proof }))
  const decisions = { settled: new Map(), confirmedAssignees: confirmed }
  const [invoice] = documentedInvoices({ country: 'CL', identifier: BUYER }, documents, decisions).invoices
  return invoice ?? expect.fail('no invoice')
}

/* Ley 19.983, art. 7 to 9: who holds a receivable cedes it; its debtor pays the last assignee. */
describe('the holder of an invoice', () => {
  it('is the last assignee of a chain from its issuer, and is paid once that is proved', () => {
    expect(ceded([SELLER, FACTOR], { proof: 'AUTHORITY' }).holder).toMatchObject({
      party: { id: FACTOR },
      isConfirmed: true,
    })
    const imported = ceded([SELLER, FACTOR])
    expect([imported.holder.party.id, imported.holder.isConfirmed, obstacleOf(imported)]).toEqual([
      FACTOR,
      false,
      'PAYEE_IN_DOUBT',
    ])
  })

  it('is the issuer again where the chain leads back, and where somebody else ceded it', () => {
    expect(ceded([SELLER, FACTOR, SELLER]).holder).toMatchObject({ party: { id: SELLER }, isConfirmed: true })
    expect(ceded([FACTOR, BUYER]).holder).toMatchObject({ party: { id: SELLER }, isConfirmed: true })
  })

  it('that the company confirmed is paid; one that it did not confirm is not', () => {
    const confirmed = new Map([[KEY, new Set([FACTOR])]])
    expect(obstacleOf(ceded([SELLER, FACTOR], { confirmed }))).toBe(undefined)
    expect(obstacleOf(ceded([SELLER, FACTOR, '60803000-K'], { confirmed }))).toBe('PAYEE_IN_DOUBT')
  })

  it('confirmed by the company differs in nothing else', () => {
    fc.assert(
      fc.property(archive('CL'), (documents) => {
        const asked = documentedInvoices(taxpayerOf('CL'), documents)
        const confirmedAssignees = new Map(
          asked.invoices.map(({ document, holder }) => [document.key, new Set([holder.party.id])]),
        )
        const answered = documentedInvoices(taxpayerOf('CL'), documents, { settled: new Map(), confirmedAssignees })
        const confirmed = ({ holder, ...rest }: (typeof asked.invoices)[number]) => ({
          ...rest,
          holder: { ...holder, isConfirmed: true },
        })
        expect(answered.invoices).toEqual(asked.invoices.map(confirmed))
        expect(answered.withoutEffect).toEqual(asked.withoutEffect)
      }),
    )
  })
})

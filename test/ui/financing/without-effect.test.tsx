import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { InvoiceHistory } from '#ui/financing/detail/invoice-history.tsx'
import { Doubts, WithoutEffect } from '#ui/financing/detail/without-effect.tsx'
import { markupOf } from '#test/ui/design/render.tsx'

describe('the panel of an invoice', () => {
  it('lists the documents that do not change it, each with its issuer, folio and reason', () => {
    const html = markupOf(<WithoutEffect documents={[{ folio: 'P-7', issuer: 'Factor SA', reason: 'OTHER_ISSUER' }]} />)
    expect(html).toContain('No cambian esta factura')
    expect(html).toContain('Factor SA · P-7')
    expect(html).toContain('La emitió Factor SA, que no emitió esta factura.')
    expect(markupOf(<WithoutEffect documents={undefined} />)).not.toContain('No cambian')
  })

  it('says what is in doubt', () => {
    expect(markupOf(<Doubts doubts={['ASSIGNMENT']} />)).toContain('No sabemos quién debe cobrarla')
    expect(markupOf(<Doubts />)).not.toContain('En duda')
  })

  it('shows no date for what has none', () => {
    const on = '2026-03-14' as CivilDate
    const html = markupOf(<InvoiceHistory history={[{ _tag: 'InvoiceCancelled', on }]} />)
    expect(html).toContain('Está cancelada en el SAT')
    expect(html).not.toContain('14/03/2026')
    expect(markupOf(<InvoiceHistory history={[{ _tag: 'InvoiceIssued', on }]} />)).toContain('14/03/2026')
  })
})

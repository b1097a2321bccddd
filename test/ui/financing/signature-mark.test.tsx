import { describe, expect, it } from 'vitest'
import { type Signature, SIGNATURE_STATUSES, UNCHECKED_REASONS } from '#domain/financing/signature.ts'
import { SignatureMark } from '#ui/financing/signature-mark.tsx'
import { markText, signatureText } from '#ui/text/signatures.ts'
import { markupOf } from '#test/ui/design/render.tsx'

const ALL: ReadonlyArray<Signature> = [
  ...SIGNATURE_STATUSES.flatMap((status): ReadonlyArray<Signature> => (status === 'NOT_CHECKED' ? [] : [{ status }])),
  ...UNCHECKED_REASONS.map((reason): Signature => ({ status: 'NOT_CHECKED', reason })),
]

describe('the mark of a signature', () => {
  it('is not there beside one that is verified', () => {
    expect(markupOf(<SignatureMark signature={{ status: 'VERIFIED' }} />)).not.toContain('<button')
  })

  it.each(ALL.filter(({ status }) => status !== 'VERIFIED'))('says in a sentence what it means and what happens: %o', (signature) => {
    const text = markText(signature) ?? ''
    const html = markupOf(<SignatureMark signature={signature} />)
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
    expect(html).toContain(`aria-label="${text}"`)
    expect(html).toContain(`title="${text}"`)
    expect(html).toContain('aria-hidden="true"')
  })

  it('says another sentence for each', () => {
    expect(new Set(ALL.map(markText)).size).toBe(ALL.length)
  })
})

describe('the sentence before an order is sent', () => {
  it('agrees in number', () => {
    expect(signatureText.inOrder(1, 'CL')).toBe('1 factura no tiene la firma verificada: puedes enviar la solicitud y nuestro equipo la revisará antes de aprobarla.')
    expect(signatureText.inOrder(1200, 'CL')).toContain('1.200 facturas no tienen la firma verificada')
  })
})

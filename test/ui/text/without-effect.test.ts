import { describe, expect, it } from 'vitest'
import { DOUBTS, WITHOUT_EFFECT } from '#domain/tax-documents/effect.ts'
import { doubtText, withoutEffectText } from '#ui/text/without-effect.ts'

describe('why a document does not change an invoice', () => {
  it('names who issued it', () => {
    expect(withoutEffectText('OTHER_ISSUER', 'Factor SA')).toBe('La emitió Factor SA, que no emitió esta factura.')
    expect(withoutEffectText('BROKEN_CHAIN', 'Factor SA')).toBe('Una cesión de Factor SA, que no la tenía.')
  })

  it('is a sentence of its own for each reason', () => {
    const sentences = WITHOUT_EFFECT.map((reason) => withoutEffectText(reason, 'Factor SA'))
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^_]+\.$/)
    expect(new Set(sentences).size).toBe(WITHOUT_EFFECT.length)
  })
})

describe('what is in doubt', () => {
  it('is a sentence of its own for each doubt', () => {
    const sentences = DOUBTS.map(doubtText)
    for (const sentence of sentences) expect(sentence).toMatch(/^No sabemos [^_]+\.$/)
    expect(new Set(sentences).size).toBe(DOUBTS.length)
  })
})

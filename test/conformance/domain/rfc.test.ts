import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Rfc from '#domain/tax-id/rfc.ts'
import { vectorsOf } from '../shared-data.ts'

interface RfcVector {
  readonly input: string
  readonly valid: boolean
  readonly normalized?: string
  readonly type?: string
  readonly reason?: string
  readonly checkDigitOk?: boolean
  readonly homoclaveAlphabetOk?: boolean
}

const vectors = vectorsOf<RfcVector>('rfc').filter(({ input }) => typeof input === 'string')
const valid = vectors.filter((vector) => vector.valid)

const reading = (
  input: string,
): { readonly rfc: string; readonly kind: string; readonly tags: ReadonlyArray<string> } => {
  const read = Rfc.parse(input)
  if (E.isLeft(read)) return { rfc: '', kind: read.left._tag, tags: [] }
  return { rfc: read.right, kind: Rfc.kindOf(read.right), tags: Rfc.warningsOf(read.right).map(({ _tag }) => _tag) }
}

describe('RFC vectors', () => {
  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(100)
  })

  it.each(valid)('$input is accepted', ({ input, normalized, type }) => {
    const { kind, rfc } = reading(input)
    expect(rfc).toBe(normalized ?? input)
    if (type === 'company' || type === 'person') expect(kind).toBe(type)
  })

  it.each(valid.filter(({ type }) => type === 'company' || type === 'person'))(
    '$input has a warning only',
    (vector) => {
      const { tags } = reading(vector.input)
      expect(tags.includes('RfcCheckCharacterUnexpected')).toBe(vector.checkDigitOk === false)
      expect(tags.includes('RfcHomoclaveUnusual')).toBe(vector.homoclaveAlphabetOk === false)
    },
  )

  it.each(vectors.filter((vector) => !vector.valid))('$input is rejected ($reason)', ({ input, reason }) => {
    const { kind, rfc } = reading(input)
    expect(rfc).toBe('')
    if (reason === 'date') expect(kind).toBe('RfcDateImpossible')
    if (reason === 'format') expect(kind).toBe('RfcMalformed')
  })
})

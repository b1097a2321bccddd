import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Rut from '#domain/tax-id/rut.ts'
import { vectorsOf } from '../shared-data.ts'

interface RutVector {
  readonly input: unknown
  readonly valid: boolean
  readonly normalized?: string
  readonly contested?: boolean
  readonly reason?: string
}

const vectors = vectorsOf<RutVector>('rut')
const typed = vectors.flatMap((vector) =>
  typeof vector.input === 'string' ? [{ ...vector, input: vector.input }] : [],
)

describe('RUT vectors', () => {
  it('are present', () => {
    expect(typed.length).toBeGreaterThan(50)
  })

  it.each(typed.filter(({ contested }) => contested !== true))('$input: $valid', ({ input, valid, normalized }) => {
    const read = Rut.parse(input)
    expect(E.isRight(read)).toBe(valid)
    if (valid && normalized !== undefined) expect(read).toEqual(E.right(normalized))
  })

  // Where the sources differ, the project rejects inner hyphens, zero padding, nine digits and a zero body.
  it.each(typed.filter(({ contested }) => contested === true))('$input is rejected, as decided', ({ input }) => {
    expect(Rut.parse(input)).toMatchObject({ _tag: 'Left' })
  })

  const canonical = typed.flatMap(({ valid, normalized }) => (valid && normalized !== undefined ? [normalized] : []))

  it.each(canonical)('%s is accepted on the wire', (normalized) => {
    expect(Rut.fromWire(normalized)).toEqual(E.right(normalized))
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Clabe from '#domain/banking/clabe.ts'
import { vectorsOf } from '../shared-data.ts'

interface ClabeVector {
  readonly input: string
  readonly valid: boolean
  readonly checksumOk?: boolean
  readonly bank?: string
  readonly reason?: string
}

const vectors = vectorsOf<ClabeVector>('clabe')

// Where a source rejects a number for its bank or its city, the project accepts it: lists of banks age, the check digit
// does not.
const checks = ({ checksumOk }: ClabeVector): boolean => checksumOk === true

describe('CLABE vectors', () => {
  it('are present', () => {
    expect(vectors.length).toBeGreaterThan(50)
  })

  it.each(vectors.filter(checks))('$input is accepted', ({ input, bank }) => {
    expect(Clabe.parse(input)).toEqual(E.right(input))
    if (bank !== undefined) expect(E.map(Clabe.bankCodeOf)(Clabe.parse(input))).toEqual(E.right(bank))
  })

  it.each(vectors.filter((vector) => !checks(vector)))('$input is rejected ($reason)', ({ input, reason }) => {
    expect(Clabe.parse(input)).toMatchObject({
      _tag: 'Left',
      left: { _tag: reason === 'length' ? 'ClabeLengthMismatch' : 'ClabeCheckDigitMismatch' },
    })
  })
})

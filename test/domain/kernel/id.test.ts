import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseId } from '#domain/kernel/id.ts'

const MALFORMED = E.left({ _tag: 'IdMalformed' })

describe('an identifier of the host', () => {
  it('has one to fifteen digits, which a number of IEEE 754 still holds exactly', () => {
    expect(parseId('7')).toEqual(E.right('7'))
    expect(parseId('999999999999991')).toEqual(E.right('999999999999991'))
    expect(parseId('9999999999999999')).toEqual(MALFORMED)
  })

  it.each(['', '0', '07', '-7', '+7', '7.0', '7e1', ' 7', '7 ', '7\n', '7/8', '../7', '7x', 'x7', '٧'])(
    'is not %j',
    (text) => {
      expect(parseId(text)).toEqual(MALFORMED)
    },
  )

  it('is valid exactly when the number formatted again is the same text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,17}$/), fc.maxSafeNat().map(String)), (text) => {
        const isPlain = text === String(Number(text)) && /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 1e15
        expect(parseId(text)).toEqual(isPlain ? E.right(text) : MALFORMED)
      }),
    )
  })
})

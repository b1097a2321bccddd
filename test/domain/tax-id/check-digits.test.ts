import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Curp from '#domain/tax-id/curp.ts'
import * as Rut from '#domain/tax-id/rut.ts'

describe('the check digit of a RUT', () => {
  it('is modulus 11 for any number of digits, beyond the safe integers too', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 400 }), (digits) => {
        const sum = digits.toReversed().reduce((total, digit, at) => total + digit * ((at % 6) + 2), 0)
        const left = 11 - (sum % 11)
        expect(Rut.checkDigit(digits.join(''))).toBe(left === 11 ? '0' : left === 10 ? 'K' : String(left))
      }),
    )
  })

  it('ignores non-digits', () => {
    expect(Rut.checkDigit('60.803.000')).toBe('K')
    expect(Rut.checkDigit('60/803:000')).toBe('K')
    expect(Rut.checkDigit('')).toBe('0')
  })
})

describe('the check digit of a CURP', () => {
  it('counts digits, letters before and after Ñ, and Ñ itself (RENAPO)', () => {
    const first = (character: string): string => Curp.checkDigit(`${character}${'0'.repeat(16)}`)
    expect(['0', '9', 'A', 'N', 'Ñ', 'O', 'Z'].map(first)).toEqual(
      [0, 9, 10, 23, 24, 25, 36].map((value) => String((10 - ((value * 18) % 10)) % 10)),
    )
  })
})

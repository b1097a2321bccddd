import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePersonName } from '#domain/identity/person-name.ts'

describe('the name of a user', () => {
  it.each([
    ['Juan Andrés Pérez Soto', 'Registro Civil, nombres y dos apellidos'],
    ['José Ángel De la O Muñoz', 'RENAPO, apellido compuesto de una letra'],
  ])('may be %s (%s)', (name) => {
    expect(parsePersonName(` ${name} `)).toEqual(E.right(name))
  })

  it('is not blank and has at most 120 characters', () => {
    expect(parsePersonName('')).toEqual(E.left({ _tag: 'TextEmpty' }))
    expect(parsePersonName('  ')).toEqual(E.left({ _tag: 'TextBlank' }))
    expect(parsePersonName('ñ'.repeat(120))).toEqual(E.right('ñ'.repeat(120)))
    expect(parsePersonName('ñ'.repeat(121))).toEqual(E.left({ _tag: 'TextTooLong', maximum: 120 }))
  })

  it('is stable once parsed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 130 }), (text) => {
        const read = parsePersonName(text)
        if (E.isRight(read)) expect(parsePersonName(read.right)).toEqual(read)
      }),
    )
  })
})

import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBusinessAddress } from '#domain/business/business.ts'

describe('the address of a company', () => {
  it.each([
    ['Teatinos 120, Santiago', 'Servicio de Impuestos Internos, dirección nacional'],
    ['Av. Hidalgo 77, col. Guerrero, alcaldía Cuauhtémoc, C.P. 06300, Ciudad de México', 'SAT, oficina central'],
  ])('may be %s (%s)', (address) => {
    expect(parseBusinessAddress(` ${address} `)).toEqual(E.right(address))
  })

  it('is not blank and has at most 200 characters', () => {
    expect(parseBusinessAddress('')).toEqual(E.left({ _tag: 'TextEmpty' }))
    expect(parseBusinessAddress('  ')).toEqual(E.left({ _tag: 'TextBlank' }))
    expect(parseBusinessAddress('ñ'.repeat(200))).toEqual(E.right('ñ'.repeat(200)))
    expect(parseBusinessAddress('ñ'.repeat(201))).toEqual(E.left({ _tag: 'TextTooLong', maximum: 200 }))
  })

  it('is stable once parsed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 220 }), (text) => {
        const read = parseBusinessAddress(text)
        if (E.isRight(read)) expect(parseBusinessAddress(read.right)).toEqual(read)
      }),
    )
  })
})

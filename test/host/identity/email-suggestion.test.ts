import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import * as Email from '#domain/identity/email.ts'
import { suggestionFor } from '#host/identity/email-suggestion.ts'

describe('the suggested address', () => {
  it.each<readonly [string, string | undefined, string]>([
    ['ana@gmial.com', 'ana@gmail.com', 'two swapped'],
    ['ana@gmail.con', 'ana@gmail.com', 'one wrong'],
    ['ana@gmai.com', 'ana@gmail.com', 'one missing'],
    ['ana@hotmaill.com', 'ana@hotmail.com', 'one too many'],
    ['ana@GMIAL.com', 'ana@gmail.com', 'capitals'],
    ['ana@yahoo.com.m', 'ana@yahoo.com.mx', 'the last missing'],
    ['ana@gmail.com', undefined, 'right'],
    ['ana@ymail.com', undefined, 'real'],
    ['ana@mail.com', undefined, 'real'],
    ['ana@Gmail.Com', undefined, 'right in capitals'],
    ['ana@empresa.cl', undefined, 'nothing near'],
    ['ana@gml.com', undefined, 'two slips'],
    ['ana@gmixl.com', undefined, 'half a swap'],
    ['ana@gxmil.com', undefined, 'the other half'],
    ['ana@gmxl.com', undefined, 'two for one'],
    ['ana@hmial.com', undefined, 'the first and two more'],
  ])('of %s is %s (Damerau 1964: four slips; %s)', (typed, meant) => {
    expect(suggestionFor(typed as Email.Email)).toBe(meant)
  })

  it.each([
    'gmail.com',
    'hotmail.com',
    'outlook.com',
    'yahoo.com',
    'icloud.com',
    'live.com',
    'hotmail.es',
    'yahoo.es',
    'outlook.es',
    'yahoo.com.mx',
    'live.com.mx',
    'prodigy.net.mx',
    'outlook.cl',
    'hotmail.cl',
    'live.cl',
  ])('is at %s when the dot was typed twice', (domain) => {
    expect(suggestionFor(`ana@${domain.replace('.', '..')}` as Email.Email)).toBe(`ana@${domain}`)
  })

  it.each(['ymail.com', 'email.com', 'mail.com', 'gmail.cl', 'hotmail.co', 'yahoo.cl', 'me.com'])(
    'is none for %s, which is real and looks like a slip',
    (domain) => {
      expect(suggestionFor(`ana@${domain}` as Email.Email)).toBeUndefined()
    },
  )

  it('differs by one typing error and has no further suggestion', () => {
    const domain = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'prodigy.net.mx', 'live.cl')
    fc.assert(
      fc.property(
        domain,
        fc.nat({ max: 13 }),
        fc.constantFrom('', 'x', '.', 'm'),
        fc.nat({ max: 1 }),
        (of, at, added, removed) => {
          const typed = `ana@${of.slice(0, at)}${added}${of.slice(at + removed)}` as Email.Email
          const meant = suggestionFor(typed)
          if (meant === undefined) return
          expect(E.isRight(Email.parse(meant))).toBe(true)
          expect(meant.startsWith('ana@')).toBe(true)
          expect(suggestionFor(meant)).toBeUndefined()
          expect(Math.abs(meant.length - typed.length) <= 1).toBe(true)
        },
      ),
    )
  })

  it('is undefined for an address far from every common one', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{14,20}$/),
        (name) => suggestionFor(`ana@${name}.cl` as Email.Email) === undefined,
      ),
    )
  })
})

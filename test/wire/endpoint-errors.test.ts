import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { idPlacesIn } from '#wire/codec/id-places.ts'
import { verdictOf } from '#wire/endpoint.ts'
import { endpoints } from '#wire/endpoints.ts'
import { ERROR_STATUS, GENERAL_ERRORS, type OwnError } from '#wire/error-codes.ts'

const all = Object.entries(endpoints).map(([name, { body, errors, idempotent, query }]) => ({
  name,
  codecs: [query, ...COUNTRIES.map((country) => body(country))],
  errors: errors as ReadonlyArray<OwnError>,
  idempotent,
}))

describe('the errors of the endpoints', () => {
  it('are, with the general ones, all codes of the contract', () => {
    const declared = [...Object.keys(GENERAL_ERRORS), ...all.flatMap(({ errors }) => errors)]
    expect([...new Set(declared)].toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted())
  })

  it('are declared once each, and no general one is', () => {
    const twice = all.filter(({ errors }) => new Set(errors).size < errors.length).map(({ name }) => name)
    const general = all.filter(({ errors }) => errors.some((code) => Object.hasOwn(GENERAL_ERRORS, code)))
    expect([...twice, ...general.map(({ name }) => name)]).toEqual([])
  })

  it('say that nothing happened, so that a call with a key declares no failure of the host', () => {
    const unsure = all.filter(
      ({ errors, idempotent }) => idempotent && errors.some((code) => ERROR_STATUS[code] >= 500),
    )
    expect(unsure.map(({ name }) => name)).toEqual([])
  })

  it('include the unavailable invoice wherever the content of a call names an invoice', () => {
    const naming = all.filter(({ codecs }) =>
      codecs.some((codec) => {
        const places = idPlacesIn(codec)
        return E.isRight(places) && places.right.some(({ kind }) => kind === 'Invoice')
      }),
    )
    expect(naming.length).toBeGreaterThan(0)
    expect(
      naming.filter(({ errors }) => !errors.includes('ERROR_INVOICE_NOT_AVAILABLE')).map(({ name }) => name),
    ).toEqual([])
  })
})

describe('the verdict of an error', () => {
  it('is that nothing happened for each declared error of a call', () => {
    for (const { errors, name } of all)
      expect(errors.map((code) => [name, verdictOf({ errors }, code)])).toEqual(errors.map(() => [name, 'NotDone']))
  })

  it.each(Object.entries(GENERAL_ERRORS))('is the same for every call: %s', (code, verdict) => {
    expect(new Set(all.map((one) => verdictOf(one, code)))).toEqual(new Set([verdict]))
  })

  it.each(['ERROR_UNKNOWN_ERROR', 'ERROR_STORAGE', 'ERROR_IN_PROGRESS'])(
    'is unknown when the host failed: %s',
    (code) => {
      expect(verdictOf(endpoints.orderCreate, code)).toBe('Unknown')
    },
  )

  it('is unknown for a code that the call never answers, because another component answered', () => {
    for (const code of ['ERROR_CONFLICT', 'ERROR_PAYABLE_MOVED', 'ERROR_OF_A_PROXY', '__proto__', 'constructor', ''])
      expect(verdictOf(endpoints.orderCreate, code)).toBe('Unknown')
  })
})

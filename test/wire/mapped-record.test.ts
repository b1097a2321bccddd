import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { endpoint, EmptyResponse } from '#wire/endpoint.ts'
import { flat, mappedRecord } from '#wire/codec/mapped-record.ts'
import { optional, text } from '#wire/codec/primitives.ts'
import { endpoints } from '#wire/endpoints.ts'

const Thing = mappedRecord('Thing', {
  name: ['thingName', text(10)],
  note: ['thingNote', optional(text(10))],
  size: ['size', t.number, '?'],
  page: ['pagination.page', t.number],
  total: ['pagination.total', t.number],
  owner: flat(mappedRecord('Owner', { name: ['ownerName', text(10)] })),
})
const VALUE = { name: 'a', note: undefined, page: 1, total: 2, owner: { name: 'b' } }
const WIRE = { thingName: 'a', thingNote: null, pagination: { page: 1, total: 2 }, ownerName: 'b' }

describe('a mapped record', () => {
  it('has its own names on the wire, nested and flat ones too', () => {
    expect(Thing.encode(VALUE)).toEqual(WIRE)
    expect(Thing.decode(WIRE)).toEqual(E.right(VALUE))
    expect(Thing.decode({ ...WIRE, size: 3 })).toEqual(E.right({ ...VALUE, size: 3 }))
    expect(Thing.is(VALUE)).toBe(true)
    expect(Thing.is({ ...VALUE, page: 'x' })).toBe(false)
  })

  it('ignores fields that it does not name, and those of the prototype', () => {
    expect(Thing.decode({ ...WIRE, name: 'other' })).toEqual(E.right(VALUE))
    expect(E.isLeft(Thing.decode(Object.create(WIRE)))).toBe(true)
  })

  it('names the place of every error as it is on the wire', () => {
    const result = Thing.decode({ ...WIRE, thingName: 1, pagination: { page: 'x', total: 2 }, ownerName: null })
    const places = E.isLeft(result)
      ? result.left.map(({ context }) =>
          context
            .map(({ key }) => key)
            .filter((key) => key !== '')
            .join('.'),
        )
      : []
    expect(places).toEqual(['thingName', 'pagination.page', 'ownerName'])
  })

  it('rejects a list of any length in which nothing is right', () => {
    const Things = mappedRecord('Things', { things: ['data', t.array(t.number)] })
    const result = Things.decode({ data: Array.from({ length: 300_000 }, () => 'x') })
    expect(E.isLeft(result) && result.left.length).toBe(300_000)
  })

  it.each([null, undefined, 1, 'x', [], [WIRE]])('rejects %j', (input) => {
    expect(E.isLeft(Thing.decode(input))).toBe(true)
  })
})

describe('an endpoint', () => {
  it('reads its parameters from its path', () => {
    const { params } = endpoint({
      method: 'GET',
      path: '/api/business/:businessId/order/:orderId',
      access: 'tenant',
      permission: 'read',
      response: EmptyResponse,
    })
    expect(params.decode({ businessId: '7', orderId: '8' })).toEqual(E.right({ businessId: '7', orderId: '8' }))
    expect(E.isLeft(params.decode({ businessId: '7' }))).toBe(true)
    expect(E.isLeft(params.decode({ businessId: '7', orderId: 'x' }))).toBe(true)
  })

  it('cannot have a parameter that no codec reads', () => {
    const build = () =>
      endpoint({ method: 'GET', path: '/api/thing/:thing' as never, access: 'user', response: EmptyResponse })
    expect(build).toThrow('no codec reads the parameter thing')
  })

  it.each(COUNTRIES)('builds its codecs once for %s', (country) => {
    for (const { body, response } of Object.values(endpoints)) {
      expect(response(country)).toBe(response(country))
      expect(body(country)).toBe(body(country))
    }
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readToken } from '#infrastructure/identity/session-token.ts'
import { A_TOKEN } from '#test/support/samples/wire.ts'

const tokenOf = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`

describe('a session token', () => {
  it('contains names in any script, the company, the country and the times', () => {
    expect(readToken(A_TOKEN)).toEqual({
      token: A_TOKEN,
      issuedAt: 1_772_636_400,
      expiresAt: 1_772_640_000,
      user: { id: '3', name: 'Ana Muñoz Ñandú 🙂', email: 'ana@ejemplo.cl' },
      business: {
        id: '7',
        identifier: '76086428-5',
        name: 'Aserradero Río Claro SpA',
        country: 'CL',
        isVerified: true,
        role: 'OWNER',
      },
      isSudo: false,
      operator: undefined,
    })
  })

  it('may have no company yet, and no operator', () => {
    const token = tokenOf({ jti: 'j', iat: 1, exp: 2, user: { id: 3, name: 'Ana', email: 'a@b.cl' } })
    expect(readToken(token)).toMatchObject({ business: undefined, isSudo: false })
  })

  it.each([
    '',
    'null',
    'a.b',
    'a.b.c.d',
    '..',
    '.e30.',
    'e30.!!!.x',
    tokenOf(null),
    tokenOf([]),
    tokenOf({}),
    tokenOf({ iat: '1' }),
    tokenOf({ jti: 'j', iat: 1, exp: -1, user: { id: 3, name: 'A', email: 'a' } }),
    `e30.${Buffer.from([0xff, 0xfe]).toString('base64url')}.x`,
    `${A_TOKEN}${'x'.repeat(100_000)}`,
  ])('is invalid when malformed: %.40s', (text) => {
    expect(readToken(text)).toBeUndefined()
  })

  it('decodes any encoded name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        const written = new TextDecoder().decode(new TextEncoder().encode(name))
        const token = tokenOf({ jti: 'j', iat: 1, exp: 2, user: { id: 3, name: written, email: 'a@b.cl' } })
        expect(readToken(token)?.user.name).toBe(written)
      }),
    )
  })

  it('never throws, whatever the stored text', () => {
    const part = fc.base64String()
    const tokenLike = fc.tuple(part, part, part).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), tokenLike), (text) => {
        expect(readToken(text)).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })
})

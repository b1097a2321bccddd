import * as fc from 'fast-check'
import { createPath, resolvePath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { redirectFor, type Guard } from '#app/guard-redirect.ts'
import { preservedQuery } from '#ui/app/preserved-query.ts'
import { aSession } from '#test/support/samples/identity.ts'

const ORIGIN = 'https://app.anticipo.example'
const GUARDS: ReadonlyArray<Guard> = ['protected', 'public', 'completing', 'open']
const out = undefined
const withBusiness = aSession()
const withoutBusiness = aSession({ business: undefined })

/** Every redirect of a guard, with the screen where it ends. */
const REDIRECTS = [
  { guard: 'protected', session: out, to: '/start/login' },
  { guard: 'protected', session: withoutBusiness, to: '/completeregister' },
  { guard: 'public', session: withBusiness, to: '/finance' },
  { guard: 'public', session: withoutBusiness, to: '/completeregister' },
  { guard: 'completing', session: withBusiness, to: '/finance' },
  { guard: 'completing', session: out, to: '/start/login' },
] as const

const HOSTILE = [
  '?next=//evil.example',
  '?next=https://evil.example',
  '?next=javascript:alert(1)',
  '?next=%0d%0aLocation:%20//evil.example',
  '?a=%00',
  '?next=\\\\evil.example',
  '?next=/\\evil.example',
  '?a=%E0%A4%A',
  '?a=%',
  '?a=1&a=2&a=3',
  '?',
  '??',
  '?#',
  '?//evil.example',
  '?@evil.example',
  `?a=${'x'.repeat(10_240)}`,
  `?${'a=1&'.repeat(3_000)}`,
  `?a=${'ñ'.repeat(2_000)}`,
  `?a=${'%F0%9F%99%82'.repeat(400)}`,
  '?utm_source=x&referral_code=y',
]

/** The query of an address in the form that a browser hands over. */
const browserSearch = (text: string): string => new URL(`/orders?${text.replaceAll('#', '')}`, ORIGIN).search

const QUERIES = [
  ...HOSTILE.map((text) => browserSearch(text.slice(1))),
  ...fc.sample(
    fc
      .oneof(
        fc.webQueryParameters(),
        fc.string({ unit: 'binary', maxLength: 4_000 }),
        fc.constantFrom(...HOSTILE).map((text) => `${text}&${text}`),
      )
      .map(browserSearch),
    { numRuns: 500 - HOSTILE.length, seed: 14 },
  ),
]

describe('a guard', () => {
  it('lets in the visitors of the screen', () => {
    expect(redirectFor('protected', withBusiness)).toBeUndefined()
    expect(redirectFor('public', out)).toBeUndefined()
    expect(redirectFor('completing', withoutBusiness)).toBeUndefined()
  })

  it.each(REDIRECTS)('$guard sends elsewhere: $to', ({ guard, session, to }) => {
    expect(redirectFor(guard, session)).toBe(to)
  })

  it('never redirects from the target of another guard', () => {
    const guardOf = { '/finance': 'protected', '/start/login': 'public', '/completeregister': 'completing' } as const
    for (const session of [out, withBusiness, withoutBusiness]) {
      for (const guard of GUARDS) {
        const to = redirectFor(guard, session) as keyof typeof guardOf | undefined
        if (to !== undefined) expect(redirectFor(guardOf[to], session)).toBeUndefined()
      }
    }
  })

  it('takes any query along as it is, cut at 2 KB, and never lets it say where to go', () => {
    expect(QUERIES.length).toBe(500)
    for (const search of QUERIES) {
      const kept = preservedQuery(search)
      expect(search.startsWith(kept)).toBe(true)
      expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(2_048)
      if (new TextEncoder().encode(search).length <= 2_048) expect(kept).toBe(search)
      for (const { to } of REDIRECTS) {
        const address = new URL(createPath(resolvePath({ pathname: to, search: kept }, '/orders/1')), ORIGIN)
        expect([address.origin, address.pathname]).toEqual([ORIGIN, to])
        expect(address.search).toBe(kept === '?' ? '' : kept)
      }
    }
  })

  it('cuts between characters and not within one', () => {
    expect(preservedQuery(`?${'ñ'.repeat(2_000)}`)).toBe(`?${'ñ'.repeat(1_023)}`)
    expect(preservedQuery(`?a${'ñ'.repeat(2_000)}`)).toBe(`?a${'ñ'.repeat(1_023)}`)
  })
})

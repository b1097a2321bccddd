import { describe, expect, it } from 'vitest'
import { clientAddresses } from '#test/host/http/every-address.ts'
import { PLACES } from '#test/screens/places.ts'

/** Addresses that lead on to another one. The link of an operator is a journey, because the host redeems it. */
const REDIRECTS = ['/start', '/finance', '/maintenance', '/impersonate/7']

/** Two addresses of one route differ in their parameters only, which are the part after the last fixed word. */
const routeOf = (path: string): string =>
  path.replace(/^\/(approvals|resetpassword|impersonate|invitation|orders|payers|payrolls|suppliers)\/.+$/, '/$1/7')

describe('the tests of the screens', () => {
  it('show every route of the client', () => {
    const visited = new Set(PLACES.map(({ path }) => routeOf(new URL(path, 'http://localhost').pathname)))
    const missed = clientAddresses().filter((path) => !visited.has(routeOf(path)) && !REDIRECTS.includes(routeOf(path)))
    expect(missed).toEqual([])
  })
})

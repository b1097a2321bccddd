import { describe, expect, it } from 'vitest'
import { placesOf } from '#test/e2e/support/places.ts'
import { clientAddresses } from '#test/host/http/every-address.ts'

/** Addresses that lead on to another one and have no screen. */
const REDIRECTS = ['/start', '/finance', '/maintenance']

/** Two addresses of one route differ in their parameters only, which are the part after the last fixed word. */
const routeOf = (path: string): string =>
  path.replace(/^\/(resetpassword|impersonate|orders|payrolls|suppliers)\/.+$/, '/$1/7')

const SEVENTH = { orderId: '7', payrollId: '7', supplierId: '7' } as const

describe('the journeys', () => {
  it('visit every route of the client', () => {
    const visited = new Set([...placesOf('CL', SEVENTH), ...placesOf('MX', SEVENTH)].map(({ path }) => routeOf(path)))
    const missed = clientAddresses().filter((path) => !visited.has(routeOf(path)) && !REDIRECTS.includes(path))
    expect(missed).toEqual([])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCountry } from '#ui/identity/use-chosen-country.ts'

describe('a country that is chosen', () => {
  it('stands in the address once, and leaves the rest of it as it came', () => {
    expect(withCountry('', 'CL')).toBe('?country=CL')
    expect(withCountry('?utm_source=a%20b+c&country=MX&x=%zz&x', 'CL')).toBe('?utm_source=a%20b+c&x=%zz&x&country=CL')
  })

  it('is what an address says that it was chosen in, whatever else is there', () => {
    const country = fc.constantFrom('CL', 'MX')
    fc.assert(
      fc.property(fc.webQueryParameters(), country, country, (query, first, second) => {
        const once = withCountry(query === '' ? '' : `?${query}`, first)
        expect(new URLSearchParams(once).getAll('country')).toEqual([first])
        expect(withCountry(withCountry(once, second), first)).toBe(once)
      }),
    )
  })
})

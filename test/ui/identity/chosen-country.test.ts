import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCountry } from '#ui/identity/use-chosen-country.ts'

describe('the selected country', () => {
  it('is in the URL once, and leaves the rest unchanged', () => {
    expect(withCountry('', 'CL')).toBe('?country=CL')
    expect(withCountry('?utm_source=a%20b+c&country=MX&x=%zz&x', 'CL')).toBe('?utm_source=a%20b+c&x=%zz&x&country=CL')
  })

  it('is read from any URL that contains it', () => {
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

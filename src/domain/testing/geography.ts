import * as fc from 'fast-check'
import { communesOf, type Region, REGIONS } from '../geography/chile.ts'
import { worldCountries } from '../geography/countries.ts'

export const region: fc.Arbitrary<Region> = fc.constantFrom(...REGIONS)

/** A region of Chile with one of its communes. */
export const regionAndCommune: fc.Arbitrary<readonly [Region, string]> = region.chain((of) =>
  fc.tuple(fc.constant(of), fc.constantFrom(...communesOf(of.number))),
)

export const countryCode: fc.Arbitrary<string> = fc.constantFrom(...worldCountries().map(({ code }) => code))

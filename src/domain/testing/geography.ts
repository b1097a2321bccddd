import * as fc from 'fast-check'
import { communesOf, type Region, REGIONS } from '../geography/chile.ts'
import { worldCountries } from '../geography/countries.ts'
import { MEXICAN_STATES, type MexicanState } from '../geography/mexico-states.ts'

/** A region of Chile. */
export const region: fc.Arbitrary<Region> = fc.constantFrom(...REGIONS)

/** A region of Chile with one of its communes. */
export const regionAndCommune: fc.Arbitrary<readonly [Region, string]> = region.chain((of) =>
  fc.tuple(fc.constant(of), fc.constantFrom(...communesOf(of.number))),
)

/** A country or territory by the two letters of ISO 3166-1. */
export const countryCode: fc.Arbitrary<string> = fc.constantFrom(...worldCountries().map(({ code }) => code))

/** A federal entity of Mexico. */
export const mexicanState: fc.Arbitrary<MexicanState> = fc.constantFrom(...MEXICAN_STATES)

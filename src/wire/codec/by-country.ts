import type { Country } from '#domain/kernel/country.ts'
import type { Codec } from './map-codec.ts'

/** A codec that depends on the country of the business: money has other decimals. */
export type ByCountry<A> = (country: Country) => Codec<A>

/** Builds each country's codec once. */
export const byCountry = <C>(build: (country: Country) => C): ((country: Country) => C) => {
  const built = new Map<Country, C>()
  return (country) => {
    const codec = built.get(country) ?? build(country)
    built.set(country, codec)
    return codec
  }
}

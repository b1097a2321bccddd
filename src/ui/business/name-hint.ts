import type { NameLookup } from '#domain/business/name-lookup.ts'
import type { Country } from '#domain/kernel/country.ts'
import { businessText } from '../text/business.ts'

/** Why the name can be written, or cannot. */
export const nameHint = (lookup: NameLookup, country: Country): string | undefined => {
  switch (lookup._tag) {
    case 'Idle':
      return undefined
    case 'Pending':
      return businessText.complete.looking(country)
    case 'Found':
      return businessText.complete.found(country)
    case 'NotFound':
      return businessText.complete.notFound
  }
}

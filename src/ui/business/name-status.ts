import type { NameLookup } from '#domain/business/name-lookup.ts'
import type { Country } from '#domain/kernel/country.ts'
import { businessText } from '../text/business.ts'

/** Why the name can be written, or cannot. */
export const nameStatus = (lookup: NameLookup, country: Country): string | undefined => {
  switch (lookup._tag) {
    case 'Idle':
      return undefined
    case 'Pending':
      return businessText.complete.looking
    case 'Found':
      return `${lookup.name.length > IN_SIGHT ? `«${lookup.name}». ` : ''}${businessText.complete.found(lookup.source, country)}`
    case 'NotFound':
      return businessText.complete.notFound
  }
}

/** How many letters of a name its field shows on a phone. What is longer is said in full below it. */
const IN_SIGHT = 30

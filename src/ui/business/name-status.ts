import type { NameLookup } from '#domain/business/name-lookup.ts'
import type { Country } from '#domain/kernel/country.ts'
import { businessText } from '../text/business.ts'

/** Why the name is editable or locked. */
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

/** The visible letters of a name on a phone. Longer names are repeated below the field. */
const IN_SIGHT = 30

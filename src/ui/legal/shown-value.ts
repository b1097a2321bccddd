import * as E from 'fp-ts/Either'
import * as Phone from '#domain/contacts/phone.ts'
import { regionByNumber } from '#domain/geography/chile.ts'
import { countryName } from '#domain/geography/countries.ts'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import type { StakeholderField } from '#domain/legal/stakeholder.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { legalText } from '../text/legal.ts'

/** A field of a representative as text to read; a value of no known form is shown unchanged. */
export const shownValue = (country: Country, field: StakeholderField, value: string): string => {
  switch (field) {
    case 'identifier':
      return displayTaxId(country, value)
    case 'phone': {
      const phone = Phone.parse(country, value)
      return E.isRight(phone) ? Phone.format(country, phone.right) : value
    }
    case 'birthday': {
      const date = CivilDate.parse(value)
      return E.isRight(date) ? formatShortDate(date.right) : value
    }
    case 'citizenship':
      return countryName(value)
    case 'civilStatus':
      return legalText.civilStatus(value)
    case 'region':
      return regionByNumber(value)?.name ?? value
    default:
      return value
  }
}

import { isRight } from 'fp-ts/Either'
import * as Phone from '#domain/contacts/phone.ts'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'

/** A number with the prefix of one of the countries in its groups of digits; another one is shown as it is. */
export const phoneText = (text: string): string => {
  const country = COUNTRIES.find((of) => text.startsWith(profileOf(of).phonePrefix))
  if (country === undefined) return text
  const read = Phone.parse(country, text)
  return isRight(read) ? Phone.format(country, read.right) : text
}

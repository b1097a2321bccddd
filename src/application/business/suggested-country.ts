import { isCountry, type Country } from '#domain/kernel/country.ts'
import type { Campaign } from '../identity/campaign.ts'
import { token } from '../shared/token.ts'

/** The parts of a URL that suggest a country. */
export interface OpenedUrl {
  readonly hostname: string
  /** The query parameter. */
  readonly country: string | undefined
}
export const OpenedUrl = token<OpenedUrl>('OpenedUrl')

/** The initial country, by the first that names one: the URL's parameter, the registration, the URL's domain, the campaign; else Mexico. */
export const suggestedCountry = (
  { hostname, country }: OpenedUrl,
  campaign: Campaign,
  registered?: Country,
): Country => {
  const requested = (country ?? '').toUpperCase()
  if (isCountry(requested)) return requested
  if (registered !== undefined) return registered
  return named([hostname.split('.').at(-1) ?? '']) ?? named(wordsOf(campaign)) ?? 'MX'
}

const WORDS: ReadonlyMap<string, Country> = new Map(
  Object.entries({ cl: 'CL', chile: 'CL', mx: 'MX', mexico: 'MX', méxico: 'MX' }),
)

const named = (words: ReadonlyArray<string>): Country | undefined => words.flatMap((word) => WORDS.get(word) ?? [])[0]

const wordsOf = ({ campaign, source, medium, referralCode }: Campaign): ReadonlyArray<string> =>
  [campaign, source, medium, referralCode].flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}]+/u))

import { useNavigate, useLocation } from 'react-router-dom'
import { suggestedCountry } from '#application/business/suggested-country.ts'
import type { Campaign } from '#application/identity/campaign.ts'
import type { Country } from '#domain/kernel/country.ts'

/** The query parameter of the country, until a business states it. */
const NAME = 'country'

/** The country of a user without a business. It is part of the URL, and passed on to the next page. */
export const useChosenCountry = (campaign: Campaign): readonly [Country, (country: Country) => void] => {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const requested = new URLSearchParams(search).get(NAME) ?? undefined
  const country = suggestedCountry({ hostname: location.hostname, country: requested }, campaign)
  const choose = (chosen: Country): void => {
    void navigate({ pathname, search: withCountry(search, chosen) }, { replace: true })
  }
  return [country, choose]
}

/** The rest of the query string is unchanged. */
export const withCountry = (search: string, country: Country): string => {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== NAME)
  return `?${[...others, `${NAME}=${country}`].join('&')}`
}

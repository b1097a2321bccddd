import { useNavigate, useLocation } from 'react-router-dom'
import { suggestedCountry } from '#application/business/suggested-country.ts'
import type { Campaign } from '#domain/identity/campaign.ts'
import type { Country } from '#domain/kernel/country.ts'

/** The query's name of the country somebody is from, for as long as no business says it. */
const NAME = 'country'

/** The country of whoever has no business yet. It stands in the address, and goes along to whatever comes next. */
export const useChosenCountry = (campaign: Campaign): readonly [Country, (country: Country) => void] => {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(NAME) ?? undefined
  const country = suggestedCountry({ hostname: location.hostname, country: asked }, campaign)
  const choose = (chosen: Country): void => {
    void navigate({ pathname, search: withCountry(search, chosen) }, { replace: true })
  }
  return [country, choose]
}

/** The rest of the query stays as it came, byte for byte. */
export const withCountry = (search: string, country: Country): string => {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== NAME)
  return `?${[...others, `${NAME}=${country}`].join('&')}`
}

import { MUNICIPALITY_NAMES } from './municipality-names.ts'

const { compare } = new Intl.Collator('es')

/** In Spanish alphabetical order. */
export const inAlphabeticalOrder = (names: Iterable<string>): ReadonlyArray<string> => [...names].toSorted(compare)

const STATES = MUNICIPALITY_NAMES.map(([code, state, municipalities]) => ({
  code,
  state,
  municipalities: new Map(municipalities.split('|').map((entry) => [entry.slice(0, 3), entry.slice(3)])),
}))

export const stateNames = (): ReadonlyArray<string> => inAlphabeticalOrder(STATES.map(({ state }) => state))

/** Undefined for an unknown state. Two pairs of municipalities of Oaxaca have one name each. */
export const municipalitiesOf = (state: string): ReadonlyArray<string> | undefined => {
  const found = STATES.find((one) => one.state === state)
  return found && inAlphabeticalOrder(new Set(found.municipalities.values()))
}

/** By the codes of INEGI, which the postal service uses too. */
export const municipalityByCode = (
  stateCode: string,
  code: string,
): { readonly state: string; readonly municipality: string } | undefined => {
  const found = STATES.find((one) => one.code === stateCode)
  const municipality = found?.municipalities.get(code)
  return found === undefined || municipality === undefined ? undefined : { state: found.state, municipality }
}

import { COMMUNES, type RegionNumber } from './chile-communes.ts'

export type { RegionNumber } from './chile-communes.ts'

/** A region of Chile, by the number that its laws use. */
export interface Region {
  readonly number: RegionNumber
  /** Two letters of ISO 3166-2:CL. */
  readonly code: string
  readonly name: string
}

/** From north to south (Decreto con fuerza de ley 3-18.715, Leyes 20.174, 20.175 and 21.033). */
export const REGIONS: ReadonlyArray<Region> = [
  { number: 'XV', code: 'AP', name: 'Arica y Parinacota' },
  { number: 'I', code: 'TA', name: 'Tarapacá' },
  { number: 'II', code: 'AN', name: 'Antofagasta' },
  { number: 'III', code: 'AT', name: 'Atacama' },
  { number: 'IV', code: 'CO', name: 'Coquimbo' },
  { number: 'V', code: 'VS', name: 'Valparaíso' },
  { number: 'XIII', code: 'RM', name: 'Metropolitana de Santiago' },
  { number: 'VI', code: 'LI', name: 'Libertador General Bernardo O’Higgins' },
  { number: 'VII', code: 'ML', name: 'Maule' },
  { number: 'XVI', code: 'NB', name: 'Ñuble' },
  { number: 'VIII', code: 'BI', name: 'Biobío' },
  { number: 'IX', code: 'AR', name: 'La Araucanía' },
  { number: 'XIV', code: 'LR', name: 'Los Ríos' },
  { number: 'X', code: 'LL', name: 'Los Lagos' },
  { number: 'XI', code: 'AI', name: 'Aysén del General Carlos Ibáñez del Campo' },
  { number: 'XII', code: 'MA', name: 'Magallanes y de la Antártica Chilena' },
]

/**
 * The region of a Roman numeral; undefined for any other text.
 *
 * @example
 * ```ts
 * import { regionByNumber } from '@anticipo/domain/geography/chile'
 *
 * regionByNumber('XV')?.name // 'Arica y Parinacota'
 * regionByNumber('15') // undefined
 * ```
 */
export const regionByNumber = (number: string): Region | undefined => REGIONS.find((region) => region.number === number)

/**
 * The communes of a region in alphabetical order; empty for an unknown region number.
 *
 * @example
 * ```ts
 * import { communesOf } from '@anticipo/domain/geography/chile'
 *
 * communesOf('XV') // ['Arica', 'Camarones', 'General Lagos', 'Putre']
 * ```
 */
export const communesOf = (number: string): ReadonlyArray<string> => {
  const region = regionByNumber(number)
  return region === undefined ? [] : COMMUNES[region.number]
}

/**
 * The region of a commune, by its exact name, which is unique in the country; undefined for any other text.
 *
 * @example
 * ```ts
 * import { regionOfCommune } from '@anticipo/domain/geography/chile'
 *
 * regionOfCommune('Providencia')?.code // 'RM'
 * ```
 */
export const regionOfCommune = (commune: string): Region | undefined =>
  REGIONS.find(({ number }) => COMMUNES[number].includes(commune))

import * as TE from 'fp-ts/TaskEither'
import type { MexicanGeography } from '#application/geography/mexican-geography.port.ts'
import { type Faults, makeFaults, rejected } from './faults.ts'

export interface FakeMexicanGeography extends MexicanGeography {
  readonly faults: Faults
}

const PLACES: ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<string>>> = new Map([
  ['Ciudad de México', new Map([['Cuauhtémoc', ['Juárez', 'Roma Norte']]])],
  [
    'Jalisco',
    new Map([
      ['Guadalajara', ['Americana']],
      ['Zapopan', []],
    ]),
  ],
])

/** Two states, of which one municipality has no colonies. */
export const makeFakeMexicanGeography = (): FakeMexicanGeography => {
  const faults = makeFaults()
  return {
    faults,
    states: () => faults.around(() => TE.of([...PLACES.keys()])),
    municipalities: (state) =>
      faults.around(() => {
        const found = PLACES.get(state)
        return found === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of([...found.keys()])
      }),
    colonies: (state, municipality) =>
      faults.around(() => {
        const found = PLACES.get(state)?.get(municipality)
        return found === undefined ? TE.left(rejected('ERROR_NOT_FOUND')) : TE.of(found)
      }),
  }
}

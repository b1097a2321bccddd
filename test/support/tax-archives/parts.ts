import * as fc from 'fast-check'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Party } from '#domain/tax-documents/document.ts'

export interface Parties {
  readonly company: Party
  /** With whom the company deals. */
  readonly others: ReadonlyArray<Party>
  /** Who issues no invoice and holds none. */
  readonly stranger: Party
}

const named = (id: string): Party => ({ id, name: `Empresa ${id}` })

export const PARTIES: Readonly<Record<Country, Parties>> = {
  CL: {
    company: named('76543210-3'),
    others: ['76086428-5', '96500000-4', '77333444-7'].map(named),
    stranger: named('78555666-6'),
  },
  MX: {
    company: named('EKU9003173C9'),
    others: ['URE180429TM6', 'IIA040805DZ4', 'KIJ0906199R1'].map(named),
    stranger: named('XIA190128J61'),
  },
}

/** Mostly the company and the first of the others, so that documents meet. */
export const partyOf = (country: Country): fc.Arbitrary<Party> => {
  const { company, others } = PARTIES[country]
  return fc.constantFrom(company, company, company, ...others.slice(0, 1), ...others)
}

/** Another than `party`. */
export const otherThan = (country: Country, { id }: Party): fc.Arbitrary<Party> => {
  const { company, others } = PARTIES[country]
  const candidates = [company, ...others].filter((candidate) => candidate.id !== id)
  return fc.constantFrom(...candidates.slice(0, 1), ...candidates.slice(0, 1), ...candidates)
}

/** A few days, so that many documents are of the same. */
export const day: fc.Arbitrary<CivilDate> = fc
  .integer({ min: 1, max: 5 })
  .map((number) => `2026-03-0${number}` as CivilDate)

/** Nothing, a few units, which meet the roundings, usual amounts and huge ones. */
export const minor: fc.Arbitrary<number> = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 12 }), weight: 3 },
  { arbitrary: fc.integer({ min: 100, max: 200_000 }), weight: 4 },
  { arbitrary: fc.constantFrom(0, 50_000, 100_000), weight: 3 },
  { arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, 4_503_599_627_370_497), weight: 1 },
)

/** The value, or nothing. */
export const maybe = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined })

/** Without the properties that have no value, as JSON is. */
export const stated = <A extends object>(value: A): Stated<A> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Stated<A>

type Stated<A> = { [K in keyof A as undefined extends A[K] ? never : K]: A[K] } & {
  [K in keyof A as undefined extends A[K] ? K : never]?: Exclude<A[K], undefined>
}

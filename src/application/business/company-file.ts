import type { Country } from '#domain/kernel/country.ts'

/** A part of what a company keeps about itself. Its pending task has the same id. */
export type FilePart = 'profile' | 'representatives' | 'documents' | 'account' | 'credential'

/** The parts that a company of the country must complete, in the order of the profile's pages. */
export const filePartsOf = (country: Country): ReadonlyArray<FilePart> => PARTS[country]

const PARTS: Readonly<Record<Country, ReadonlyArray<FilePart>>> = {
  CL: ['profile', 'representatives', 'account', 'credential'],
  MX: ['profile', 'representatives', 'documents', 'account', 'credential'],
}

export interface FilePartState {
  readonly part: FilePart
  readonly isComplete: boolean
}

/** A part is complete when no task is pending for it. */
export const fileStateOf = (
  country: Country,
  pending: ReadonlyArray<{ readonly id: string }>,
): ReadonlyArray<FilePartState> => {
  const ids = new Set(pending.map(({ id }) => id))
  return filePartsOf(country).map((part) => ({ part, isComplete: !ids.has(part) }))
}

/** Origin of a company name: the taxpayer register, or the documents that the company issued. */
export const NAME_SOURCES = ['REGISTER', 'DOCUMENTS'] as const
/** One of `NAME_SOURCES`. */
export type NameSource = (typeof NAME_SOURCES)[number]

/** The name of a company and where it comes from. */
export interface KnownName {
  readonly name: string
  readonly source: NameSource
}

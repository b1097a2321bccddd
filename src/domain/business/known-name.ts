/** Origin of a company name: the taxpayer register, or the documents that the company issued. */
export const NAME_SOURCES = ['REGISTER', 'DOCUMENTS'] as const
export type NameSource = (typeof NAME_SOURCES)[number]

export interface KnownName {
  readonly name: string
  readonly source: NameSource
}

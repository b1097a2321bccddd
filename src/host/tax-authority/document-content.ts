import type { TaxDocument } from './tax-document.ts'

/**
 * What a document says, as a text that is equal for two copies of one document: without what a signature adds to it, and
 * with its properties in the order of their names, which a database does not keep.
 */
export const contentOf = (document: TaxDocument): string =>
  JSON.stringify(document, (name, value: unknown) => {
    if (name === 'signed' || name === 'warnings') return undefined
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value
  })

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

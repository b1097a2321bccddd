import type { TaxDocument } from './tax-document.ts'

/**
 * A document as a canonical text that is equal for two copies: without the signature and what was found out later, and with sorted
 * properties, because the database does not preserve their order.
 */
export const contentOf = (document: TaxDocument): string =>
  JSON.stringify(document, (name, value: unknown) => {
    if (name === 'signed' || name === 'warnings' || name === 'ended') return undefined
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value
  })

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

import type { Country } from '../kernel/country.ts'
import { own } from '../kernel/guard.ts'
import type { DocumentOwnerType } from './document.ts'

/** The fact that a required document proves. `DEED`: the incorporation of the company. */
export type DocumentKind = 'DEED' | 'ADDRESS_PROOF' | 'TAX_STATUS' | 'IDENTIFICATION' | 'CONTRACT'

/**
 * The documents that an owner must have, in their order of display. Chile requires none.
 *
 * @example
 * ```ts
 * import { requiredDocuments } from '@anticipo/domain/documents/required-documents'
 *
 * requiredDocuments('MX', 'stakeholder') // ['IDENTIFICATION', 'ADDRESS_PROOF']
 * ```
 */
export const requiredDocuments = (country: Country, owner: DocumentOwnerType): ReadonlyArray<DocumentKind> =>
  country === 'MX' ? (own(MEXICAN, owner) ?? []) : []

const MEXICAN: Readonly<Record<DocumentOwnerType, ReadonlyArray<DocumentKind>>> = {
  business: ['DEED', 'ADDRESS_PROOF', 'TAX_STATUS'],
  stakeholder: ['IDENTIFICATION', 'ADDRESS_PROOF'],
  order: ['CONTRACT'],
}

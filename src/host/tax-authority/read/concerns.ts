import { directionOf } from '#domain/tax-documents/documented-invoices.ts'
import type { TaxDocument } from './tax-document.ts'

/**
 * Whether a document belongs to a business. Registers, third-party lists and metadata without parties do not name their owner:
 * they belong to the archive that contains them.
 */
export const concerns = (identifier: string, document: TaxDocument): boolean => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return true
  const { issuer, receiver } = document
  if (issuer === undefined || receiver === undefined) return true
  const direction = directionOf(identifier, { issuer, receiver })
  return direction === 'ISSUED' || direction === 'RECEIVED'
}

import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { cleanName } from '../kernel/clean-text.ts'
import type { TaxDocument } from './tax-document.ts'

/** A company's name on a document, and its date. */
export interface OwnName {
  readonly name: string
  readonly on: CivilDate
}

/** Undefined for documents of other issuers; documents without a name repeat the tax id. */
export const nameOfIssuer = (identifier: string, document: TaxDocument): OwnName | undefined => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return undefined
  const { issueDate, issuer } = document
  if (issuer?.id !== identifier || issueDate === undefined) return undefined
  const name = cleanName(issuer.name)
  return name === undefined || name === identifier ? undefined : { name, on: issueDate }
}

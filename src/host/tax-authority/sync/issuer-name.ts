import type { OwnName } from '../../business/index.ts'
import { cleanName } from '../../kernel/clean-text.ts'
import type { TaxDocument } from '../read/tax-document.ts'

/** Undefined for documents of other issuers; documents without a name repeat the tax id. */
export const nameOfIssuer = (identifier: string, document: TaxDocument): OwnName | undefined => {
  if (document._tag === 'RegisterEntry' || document._tag === 'ThirdPartyEntry') return undefined
  const { issueDate, issuer } = document
  if (issuer?.id !== identifier || issueDate === undefined) return undefined
  const name = cleanName(issuer.name)
  return name === undefined || name === identifier ? undefined : { name, on: issueDate }
}

/** The name of the issuer `identifier` on the latest of the documents that it issued. */
export const latestOwnName = (identifier: string, documents: ReadonlyArray<TaxDocument>): OwnName | undefined =>
  documents
    .flatMap((document) => nameOfIssuer(identifier, document) ?? [])
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))[0]

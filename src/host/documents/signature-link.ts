import * as E from 'fp-ts/Either'
import { parseId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Vault } from '../security/vault.ts'
import type { DocumentId } from './store.ts'

type Services = { readonly clock: Clock; readonly vault: Vault }

const LIFE_MS = 7 * 24 * 60 * 60 * 1000
const OWNER = 'signature of a document'

/** The secret of a mailed link. Nothing of it is stored: the document itself is signed once only. */
export const issueSignatureCode = ({ clock, vault }: Services, id: DocumentId): string =>
  Buffer.from(vault.seal(`${id} ${clock.now() + LIFE_MS}`, OWNER), 'base64').toString('base64url')

/** The document of a code in force. */
export const documentOfCode = ({ clock, vault }: Services, code: string): DocumentId | undefined => {
  const [digits = '', until = ''] =
    vault.open(Buffer.from(code, 'base64url').toString('base64'), OWNER)?.split(' ') ?? []
  const id = parseId<'Document'>(digits)
  return E.isRight(id) && Number(until) > clock.now() ? id.right : undefined
}

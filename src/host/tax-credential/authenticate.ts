import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../security/vault.ts'
import { ownerOf, type TaxAuthority } from '../tax-authority/index.ts'
import { credentialOf } from './store.ts'

/** The tax authority's response to the stored password of a business. */
export type Authentication =
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'Unavailable' }
  /** There is none, or it was rejected before: another attempt could lock the taxpayer out. */
  | { readonly _tag: 'Missing' }
  /** `sealed` distinguishes this credential from a later replacement. */
  | { readonly _tag: 'Rejected'; readonly sealed: string }

export type Authenticate = (businessId: BusinessId) => Promise<Authentication>

export interface AuthenticateDependencies {
  readonly database: Database
  readonly vault: Pick<Vault, 'open'>
  readonly taxAuthority: TaxAuthority
}

/** Throws when the vault cannot decrypt the stored value: another key, or a damaged row. */
export const makeAuthenticate =
  ({ database, taxAuthority, vault }: AuthenticateDependencies): Authenticate =>
  async (businessId) => {
    const credential = await credentialOf(database, businessId)
    if (credential === undefined || !credential.isActive) return { _tag: 'Missing' }
    const password = vault.open(credential.sealed, businessId)
    if (password === undefined) throw new Error('The vault key does not open the stored tax credential')
    const { country, identifier } = await ownerOf(database, businessId)
    const verdict = await taxAuthority.verify(country, identifier, password)
    if (verdict === 'wrong') return { _tag: 'Rejected', sealed: credential.sealed }
    return verdict === 'ok' ? { _tag: 'Accepted' } : { _tag: 'Unavailable' }
  }

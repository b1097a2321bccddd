import type { BusinessId } from '#domain/kernel/id.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries, Database } from '../database/database.ts'
import { hasRow, rows, sql } from '../database/sql.ts'
import type { Vault } from '../security/vault.ts'

/** Small, so that other statements have their turn. */
const BATCH = 100

export interface Resealed {
  readonly sealed: number
  /** Neither key opens them. */
  readonly unreadable: number
}

/** Seals the stored secrets with the first key of the vault. One that changes meanwhile is left to its change, which has that key. */
export const resealSecrets = async ({
  database,
  vault,
}: {
  readonly database: Database
  readonly vault: Vault
}): Promise<Resealed> => {
  const counts = [await resealAll(database, vault, PASSWORDS), await resealAll(database, vault, CERTIFICATES)]
  return {
    sealed: counts.reduce((sum, { sealed }) => sum + sealed, 0),
    unreadable: counts.reduce((sum, { unreadable }) => sum + unreadable, 0),
  }
}

const resealAll = async (queries: Queries, vault: Vault, { after, replace }: Secrets): Promise<Resealed> => {
  let [sealed, unreadable] = [0, 0]
  let last: BusinessId | undefined
  do {
    const batch = await rows(queries, SecretRow, after(last))
    for (const secret of batch) {
      if (vault.isCurrent(secret.sealed, secret.id)) continue
      const opened = vault.open(secret.sealed, secret.id)
      if (opened === undefined) unreadable += 1
      else if (await hasRow(queries, replace(secret, vault.seal(opened, secret.id)))) sealed += 1
    }
    last = batch.at(-1)?.id
  } while (last !== undefined)
  return { sealed, unreadable }
}

interface Secret {
  readonly id: BusinessId
  readonly sealed: string
}

interface Secrets {
  /** Those of the businesses after `last`, in their order. */
  readonly after: (last: BusinessId | undefined) => ReturnType<typeof sql>
  readonly replace: (secret: Secret, sealed: string) => ReturnType<typeof sql>
}

const PASSWORDS: Secrets = {
  after: (last) => sql`select business_id as id, sealed_password as sealed from tax_credential
    where business_id > ${last ?? 0} order by business_id limit ${BATCH}`,
  replace: (secret, sealed) => sql`update tax_credential set sealed_password = ${sealed}
    where business_id = ${secret.id} and sealed_password = ${secret.sealed} returning business_id`,
}

const CERTIFICATES: Secrets = {
  after: (last) => sql`select business_id as id, sealed from tax_certificate
    where business_id > ${last ?? 0} order by business_id limit ${BATCH}`,
  replace: (secret, sealed) => sql`update tax_certificate set sealed = ${sealed}
    where business_id = ${secret.id} and sealed = ${secret.sealed} returning business_id`,
}

const SecretRow = rowCodec('SecretRow', { id: id<'Business'>(), sealed: text })

import type { JobState, TaxStatus } from '#domain/tax-credential/credential-prompt.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Business } from '../identity/session.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import type { Vault } from './vault.ts'

export const taxStatusOf = async (queries: Queries, businessId: BusinessId): Promise<TaxStatus> => {
  const [row] = await queries.query<{ active: boolean | null; state: JobState | null; progress: number | null }>(
    `select c.active, j.state, j.progress from (select $1::bigint as id) b
     left join tax_credential c on c.business_id = b.id
     left join lateral (select state, progress from tax_job where business_id = b.id order by id desc limit 1) j on true`,
    [businessId],
  )
  return {
    hasCredential: typeof row?.active === 'boolean',
    isCredentialActive: row?.active === true,
    jobState: row?.state ?? undefined,
    jobProgress: row?.progress ?? 0,
  }
}

/** Replaces the credential, and queues a job unless one is running. */
export const saveCredential = async (
  tx: Queries,
  businessId: BusinessId,
  identifier: string,
  sealed: string,
): Promise<void> => {
  await tx.query(
    `insert into tax_credential (business_id, identifier, sealed_password) values ($1, $2, $3)
     on conflict (business_id) do update set identifier = excluded.identifier, sealed_password = excluded.sealed_password,
       active = true, updated_at = now()`,
    [businessId, identifier, sealed],
  )
  await tx.query(`insert into tax_job (business_id) values ($1) on conflict do nothing`, [businessId])
}

export interface StoredCredential {
  readonly sealed: string
  readonly isActive: boolean
}

export const credentialOf = async (queries: Queries, businessId: BusinessId): Promise<StoredCredential | undefined> => {
  const [row] = await queries.query<{ sealed_password: string; active: boolean }>(
    'select sealed_password, active from tax_credential where business_id = $1',
    [businessId],
  )
  return row && { sealed: row.sealed_password, isActive: row.active }
}

/** Enough to distinguish another key from a damaged row. */
const SAMPLED = 20

/** Whether the vault has the key of the active credentials; true when there are none. */
export const opensCredentials = async (queries: Queries, vault: Pick<Vault, 'open'>): Promise<boolean> => {
  const rows = await queries.query<{ business_id: number; sealed_password: string }>(
    'select business_id, sealed_password from tax_credential where active order by updated_at desc limit $1',
    [SAMPLED],
  )
  return rows.length === 0 || rows.some((row) => vault.open(row.sealed_password, String(row.business_id)) !== undefined)
}

/** Makes every credential inactive, because nothing can decrypt them: each business must enter its password again. */
export const endAllCredentials = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async (tx) => {
    const ended = await tx.query(
      'update tax_credential set active = false, updated_at = now() where active returning business_id',
    )
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      action: 'tax credentials given up',
      detail: { credentials: ended.length },
    })
  })

/** False when the credential was replaced since it was read. */
export const deactivateCredential = async (tx: Queries, businessId: BusinessId, sealed: string): Promise<boolean> => {
  const rows = await tx.query(
    'update tax_credential set active = false, updated_at = now() where business_id = $1 and sealed_password = $2 returning business_id',
    [businessId, sealed],
  )
  return rows.length > 0
}

const HOUR_MS = 60 * 60 * 1000

type Tried = Pick<Business, 'country' | 'id' | 'identifier' | 'isVerified'>

/** All claims of a tax id share its attempts: claims are free, and each would add three more. */
const subjectOf = ({ country, id, identifier, isVerified }: Tried): string =>
  isVerified ? `tax:${id}` : `tax:${country}:${identifier}`

/**
 * Counts an attempt before it is made, so that the host never locks the taxpayer out at the authority. Returns the time
 * of the next allowed attempt, in milliseconds since 1970, if it is blocked.
 */
export const recordAttempt = (tx: Queries, business: Tried, most: number, now: number): Promise<number | undefined> =>
  countTryOf(tx, subjectOf(business), most, now)

/** A correct password clears the wrong attempts before it. */
export const clearAttempts = async (tx: Queries, business: Tried): Promise<void> => {
  await tx.query('delete from password_attempt where subject = $1', [subjectOf(business)])
}

/** Removes the attempt counted at `at`, because an unchecked password was not a wrong one. */
export const undoAttempt = async (tx: Queries, business: Tried, at: number): Promise<void> => {
  await tx.query(
    `delete from password_attempt where ctid in
       (select ctid from password_attempt where subject = $1 and at = $2 limit 1)`,
    [subjectOf(business), new Date(at)],
  )
}

const countTryOf = async (tx: Queries, subject: string, most: number, now: number): Promise<number | undefined> => {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [subject])
  await tx.query('delete from password_attempt where at < $1', [new Date(now - HOUR_MS)])
  const tries = await tx.query<{ at: Date }>('select at from password_attempt where subject = $1 order by at', [
    subject,
  ])
  const [oldest] = tries
  if (oldest !== undefined && tries.length >= most) return oldest.at.getTime() + HOUR_MS
  await tx.query('insert into password_attempt (subject, at) values ($1, $2)', [subject, new Date(now)])
  return undefined
}

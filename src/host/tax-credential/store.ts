import type { TypeOf } from 'io-ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { JobState } from '#domain/tax-credential/credential-prompt.ts'
import type { TaxCheck } from '#wire/tax-credential.codec.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { boolean, id, instant, integer, nullable, rowCodec, text, word } from '../database/columns.ts'
import type { Database, Queries } from '../database/database.ts'
import { execute, hasRow, optionalRow, row, rows, sql, values } from '../database/sql.ts'
import { queueLoad, type TaxJobKind } from '../jobs/job-store.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Vault } from '../security/vault.ts'

/** A refresh does not change the state of the load, unless it brought the documents that a load could not. */
export const taxStatusOf = async (queries: Queries, businessId: BusinessId): Promise<TypeOf<typeof TaxCheck>> => {
  const found = await row(
    queries,
    TaxStatusRow,
    sql`select c.active, load.state, load.progress, latest.kind, latest.state as "latestState",
        latest.progress as "latestProgress", latest.arrivals, done.finished_at as "finishedAt"
      from (select ${businessId}::bigint as id) b
      left join tax_credential c on c.business_id = b.id
      left join lateral (select kind, state, progress, arrivals from tax_job
        where business_id = b.id order by id desc limit 1) latest on true
      left join lateral (select state, progress from tax_job
        where business_id = b.id and (kind = 'LOAD' or state = 'SUCCESS') order by id desc limit 1) load on true
      left join lateral (select finished_at from tax_job
        where business_id = b.id and state = 'SUCCESS' order by id desc limit 1) done on true`,
  )
  const isRefresh = found.kind === 'REFRESH'
  return {
    hasCredential: found.active !== undefined,
    isCredentialActive: found.active === true,
    jobState: found.state,
    jobProgress: found.progress ?? 0,
    refreshState: isRefresh ? found.latestState : undefined,
    refreshProgress: isRefresh ? (found.latestProgress ?? 0) : 0,
    refreshArrivals: isRefresh ? (found.arrivals ?? 0) : 0,
    updatedAt: found.finishedAt?.getTime(),
  }
}

const jobState = nullable(word<JobState>({ QUEUE: true, WORKING: true, SUCCESS: true, FAILED: true }))

const TaxStatusRow = rowCodec('TaxStatusRow', {
  active: nullable(boolean),
  state: jobState,
  progress: nullable(integer),
  kind: nullable(word<TaxJobKind>({ LOAD: true, REFRESH: true })),
  latestState: jobState,
  latestProgress: nullable(integer),
  arrivals: nullable(integer),
  finishedAt: nullable(instant),
})

/** Replaces the credential, and queues a load; a refresh under way becomes the load. */
export const saveCredential = async (
  tx: Queries,
  businessId: BusinessId,
  identifier: string,
  sealed: string,
): Promise<void> => {
  await execute(
    tx,
    sql`insert into tax_credential (business_id, identifier, sealed_password) values (${businessId}, ${identifier}, ${sealed})
      on conflict (business_id) do update set identifier = excluded.identifier, sealed_password = excluded.sealed_password,
        active = true, updated_at = now()`,
  )
  await queueLoad(tx, businessId)
}

const StoredCredential = rowCodec('StoredCredential', { sealed: text, isActive: boolean })
export type StoredCredential = Readonly<TypeOf<typeof StoredCredential>>

export const credentialOf = (queries: Queries, businessId: BusinessId): Promise<StoredCredential | undefined> =>
  optionalRow(
    queries,
    StoredCredential,
    sql`select sealed_password as sealed, active as "isActive" from tax_credential where business_id = ${businessId}`,
  )

/** Enough to distinguish another key from a damaged row. */
const SAMPLED = 20

/** Whether the vault has the key of the active credentials and of the certificates; true when there are none. */
export const opensCredentials = async (queries: Queries, vault: Pick<Vault, 'open'>): Promise<boolean> => {
  const sample = await rows(
    queries,
    SealedRow,
    sql`select id, sealed from (
        select business_id as id, sealed_password as sealed, updated_at from tax_credential where active
        union all select business_id, sealed, updated_at from tax_certificate
      ) secret order by updated_at desc limit ${SAMPLED}`,
  )
  return sample.length === 0 || sample.some(({ id, sealed }) => vault.open(sealed, id) !== undefined)
}

const SealedRow = rowCodec('SealedRow', { id: id<'Business'>(), sealed: text })

/**
 * Makes every credential inactive and deletes the certificates, because nothing can decrypt them: each business must
 * enter its password and its certificate again.
 */
export const endAllCredentials = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async (tx) => {
    const ended = await values(
      tx,
      id<'Business'>(),
      sql`update tax_credential set active = false, updated_at = now() where active returning business_id`,
    )
    const certificates = await values(tx, id<'Business'>(), sql`delete from tax_certificate returning business_id`)
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      action: 'tax credentials given up',
      detail: { credentials: ended.length, certificates: certificates.length },
    })
  })

/** False when the credential was replaced since it was read. */
export const deactivateCredential = (tx: Queries, businessId: BusinessId, sealed: string): Promise<boolean> =>
  hasRow(
    tx,
    sql`update tax_credential set active = false, updated_at = now()
      where business_id = ${businessId} and sealed_password = ${sealed} returning business_id`,
  )

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
export const clearAttempts = (tx: Queries, business: Tried): Promise<void> =>
  execute(tx, sql`delete from password_attempt where subject = ${subjectOf(business)}`)

/** Removes the attempt counted at `at`, because an unchecked password was not a wrong one. */
export const undoAttempt = (tx: Queries, business: Tried, at: number): Promise<void> =>
  execute(
    tx,
    sql`delete from password_attempt where ctid in
      (select ctid from password_attempt where subject = ${subjectOf(business)} and at = ${new Date(at)} limit 1)`,
  )

const countTryOf = async (tx: Queries, subject: string, most: number, now: number): Promise<number | undefined> => {
  await execute(tx, sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
  await execute(tx, sql`delete from password_attempt where at < ${new Date(now - HOUR_MS)}`)
  const tries = await values(tx, instant, sql`select at from password_attempt where subject = ${subject} order by at`)
  const [oldest] = tries
  if (oldest !== undefined && tries.length >= most) return oldest.getTime() + HOUR_MS
  await execute(tx, sql`insert into password_attempt (subject, at) values (${subject}, ${new Date(now)})`)
  return undefined
}

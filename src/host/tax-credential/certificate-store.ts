import * as E from 'fp-ts/Either'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Certificate, CertificateHolder } from '#domain/tax-credential/certificate.ts'
import * as Rut from '#domain/tax-id/rut.ts'
import { instant, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalRow, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { dateOf, type Clock } from '../kernel/clock.ts'
import { hasStakeholder } from '../legal/index.ts'
import type { CertificateContents } from './read-certificate.ts'

/** Replaces the certificate of the business; reminders start again. */
export const saveCertificate = (
  tx: Queries,
  clock: Clock,
  businessId: BusinessId,
  { fingerprint, holderRut, subject, validUntil }: CertificateContents,
  sealed: string,
): Promise<void> =>
  execute(
    tx,
    sql`insert into tax_certificate (business_id, fingerprint, subject, holder_rut, valid_until, sealed, updated_at)
      values (${businessId}, ${fingerprint}, ${subject}, ${holderRut ?? null}, ${new Date(validUntil)}, ${sealed},
        ${new Date(clock.now())})
      on conflict (business_id) do update set fingerprint = excluded.fingerprint, subject = excluded.subject,
        holder_rut = excluded.holder_rut, valid_until = excluded.valid_until, sealed = excluded.sealed,
        reminded = null, updated_at = excluded.updated_at`,
  )

/** Undefined when there is none. */
export const certificateOf = async (queries: Queries, business: Business): Promise<Certificate | undefined> => {
  const row = await optionalRow(
    queries,
    CertificateRow,
    sql`select holder_rut, valid_until from tax_certificate where business_id = ${business.id}`,
  )
  if (row === undefined) return undefined
  return {
    validUntil: dateOf(business.country, row.valid_until.getTime()),
    holder: await holderOf(queries, business, row.holder_rut),
  }
}

const CertificateRow = rowCodec('CertificateRow', { holder_rut: nullable(text), valid_until: instant })

/** UNKNOWN for a RUT that cannot be read. */
export const holderOf = async (
  queries: Queries,
  { id, identifier }: Business,
  written: string | undefined,
): Promise<CertificateHolder> => {
  const rut = Rut.parse(written ?? '')
  if (E.isLeft(rut)) return 'UNKNOWN'
  if (rut.right === identifier) return 'BUSINESS'
  return (await hasStakeholder(queries, id, rut.right)) ? 'REPRESENTATIVE' : 'OTHER'
}

import * as E from 'fp-ts/Either'
import { country, instant, integer, nullable, rowCodec, text } from '../database/columns.ts'
import { rows, sql } from '../database/sql.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { retryJob } from '../jobs/job-store.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { numbered } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Jobs that failed without a fault of the company, the oldest first. */
export const jobList = command({
  name: 'job:list',
  summary: 'Muestra las cargas de facturas que fallaron, y cuándo se intentan de nuevo.',
  args: {},
  run: async ({ database }: Needs<'database'>) => {
    const found = await rows(
      database,
      FailedRow,
      sql`select j.id, b.name, b.identifier, b.country, j.failure, j.attempts, j.finished_at, j.retry_at
        from tax_job j join business b on b.id = j.business_id
        where j.state = 'FAILED' and j.failure in ('TAX_AUTHORITY_UNAVAILABLE', 'UNEXPECTED')
          and not exists (select from tax_job later where later.business_id = j.business_id and later.id > j.id)
        order by j.id limit 1000`,
    )
    if (found.length === 0) return E.right(['No hay cargas de facturas fallidas.'])
    return E.right(
      found.map(({ attempts, country: of, failure, finished_at, id, identifier, name, retry_at }) => {
        const next = retry_at === undefined ? 'sin más intentos' : `se reintenta ${timeIn(of, retry_at)}`
        const failedAt = finished_at === undefined ? '' : ` · ${timeIn(of, finished_at)}`
        return `Carga ${id} · ${name} (${identifier}) · ${failure}${failedAt} · intento ${attempts} · ${next}`
      }),
    )
  },
})

const FailedRow = rowCodec('FailedRow', {
  id: integer,
  name: text,
  identifier: text,
  country,
  failure: text,
  attempts: integer,
  finished_at: nullable(instant),
  retry_at: nullable(instant),
})

const timeIn = (of: 'CL' | 'MX', at: Date): string =>
  new Intl.DateTimeFormat('es-CL', {
    timeZone: profileOf(of).timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)

/** Has a failed job taken again at once. */
export const jobRetry = command({
  name: 'job:retry',
  summary: 'Intenta de nuevo, ahora, una carga de facturas que falló.',
  args: { job: positional(numbered('de la carga', /^[1-9]\d{0,14}$/)) },
  run: async ({ clock, database, jobs }: Needs<'clock' | 'database' | 'jobs'>, { job }) => {
    const businessId = await database.transaction(async (tx) => {
      const retried = await retryJob(tx, job)
      if (retried === undefined) return undefined
      await appendAuditEntry(tx, clock, {
        actor: 'operator',
        businessId: retried,
        action: 'tax job retried',
        detail: { job },
      })
      return retried
    })
    if (businessId === undefined) return E.left(`La carga ${job} no está en la lista de fallidas: job:list la muestra.`)
    jobs.enqueue(businessId)
    return E.right([`La carga ${job} se intenta de nuevo.`])
  },
})

import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import type { PayrollEvent } from '#domain/payables/payroll-flow.ts'
import type { PayrollStatus } from '#domain/payables/payroll.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { country, id, rowCodec } from '../database/columns.ts'
import type { Queries, Database } from '../database/database.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { optionalRow, sql } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import type { Email, Mail } from '../mail/mail.port.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { stoppedLines } from '../orders/index.ts'
import { changedPayees } from './changed-accounts.ts'
import { applyPayrollEvent } from './payroll-changes.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { payrollById, scheduledIn } from './payroll-store.ts'

/** The actions of the financier on a payroll. */
export const PAYROLL_ACTIONS = ['confirm', 'fail', 'fund', 'fundShort', 'reject'] as const
export type PayrollAction = (typeof PAYROLL_ACTIONS)[number]

export interface PayrollStep {
  readonly payrollId: PayrollId
  readonly action: PayrollAction
  /** The business reads it. */
  readonly reason?: string | undefined
  /** Confirms the payments to one payee only. */
  readonly payee?: string | undefined
  /** Why a confirmation does not mind invoices that are not owed any more. */
  readonly anyway?: string | undefined
  readonly actor: 'operator' | 'host'
}

export type PayrollStepError =
  | { readonly _tag: 'PayrollUnknown' }
  | { readonly _tag: 'PayeeUnknown' }
  | { readonly _tag: 'PayrollStepRejected'; readonly status: PayrollStatus }
  /** The accounts of these payees changed since the payroll was declared: the business confirms them first. */
  | { readonly _tag: 'PayeesUnconfirmed'; readonly names: ReadonlyArray<string> }
  /** Nothing was confirmed. */
  | { readonly _tag: 'LinesStopped'; readonly lines: ReadonlyArray<stoppedLines.StoppedLine> }

interface Processed {
  readonly businessId: BusinessId
  readonly name: string
  readonly status: PayrollStatus
  /** The invoices that are not owed as they were: the step went on. */
  readonly lines: ReadonlyArray<stoppedLines.StoppedLine>
  readonly emails: ReadonlyArray<Email>
}

/** Records the step with its audit entry, and tells the business. */
export const processPayroll = async (
  services: { readonly clock: Clock; readonly database: Database; readonly live: Live; readonly mail: Mail },
  step: PayrollStep,
): Promise<E.Either<PayrollStepError, Pick<Processed, 'lines' | 'name' | 'status'>>> => {
  const done = await services.database.transaction((tx) => takeStep(tx, services.clock, step))
  if (E.isLeft(done)) return done
  services.live.publish({ type: 'payables', businessId: done.right.businessId })
  sendNotification(services, done.right.emails)
  return done
}

const OwnerRow = rowCodec('PayrollOwnerRow', { id: id<'Business'>(), country })

const takeStep = async (
  tx: Queries,
  clock: Clock,
  step: PayrollStep,
): Promise<E.Either<PayrollStepError, Processed>> => {
  const owner = await optionalRow(
    tx,
    OwnerRow,
    sql`select b.id, b.country from payroll p join business b on b.id = p.business_id where p.id = ${step.payrollId}`,
  )
  if (owner === undefined) return E.left({ _tag: 'PayrollUnknown' })
  await lockBusiness(tx, owner.id)
  const payroll = await payrollById(tx, owner, step.payrollId)
  if (payroll === undefined) return E.left({ _tag: 'PayrollUnknown' })
  const events = await eventsOf(tx, payroll, step)
  if (events === undefined) return E.left({ _tag: 'PayeeUnknown' })
  const changed = GUARDED.has(step.action) ? await changedPayees(tx, owner, payroll.id, { clock }) : []
  const unpaid = changed.filter(({ holderIdentifier }) => step.payee === undefined || step.payee === holderIdentifier)
  if (unpaid.length > 0) return E.left({ _tag: 'PayeesUnconfirmed', names: unpaid.map(({ name }) => name) })
  const lines = READING.has(step.action) ? await stoppedLines.stoppedPayables(tx, payroll.id, step.payee) : []
  if (step.action === 'confirm' && lines.length > 0 && step.anyway === undefined)
    return E.left({ _tag: 'LinesStopped', lines })
  let { status } = payroll
  for (const event of events) {
    const options = {
      ...(step.reason === undefined ? {} : { reason: step.reason }),
      payeeIdentifier: step.payee,
      paidAnyway: step.anyway !== undefined,
    }
    const next = await applyPayrollEvent(tx, clock, owner, { ...payroll, status }, event, options)
    /* The first event of a step is the one that can be rejected, so that nothing was written before. */
    if (E.isLeft(next)) return E.left({ _tag: 'PayrollStepRejected', status })
    status = next.right
  }
  await appendAuditEntry(tx, clock, {
    actor: step.actor,
    businessId: owner.id,
    action: `payroll ${step.action}`,
    detail: {
      payroll: payroll.id,
      status,
      ...(step.anyway === undefined || lines.length === 0
        ? {}
        : { anyway: step.anyway, invoices: stoppedLines.linesText(lines) }),
    },
  })
  return E.right({ ...(await announce(tx, clock, owner, payroll, status, step.reason)), lines, status })
}

/** The actions that read the invoices again. */
const READING: ReadonlySet<PayrollAction> = new Set(['confirm', 'fund', 'fundShort'])

/** Undefined when the payee has nothing left in the payroll. */
const eventsOf = async (
  tx: Queries,
  { id: payrollId, status }: StoredPayroll,
  { action, payee }: PayrollStep,
): Promise<ReadonlyArray<PayrollEvent> | undefined> => {
  if (action !== 'confirm') return [EVENTS[action]]
  const [all, paid] = [await scheduledIn(tx, payrollId), await scheduledIn(tx, payrollId, payee)]
  if (payee !== undefined && paid.length === 0) return undefined
  const confirmation: PayrollEvent = paid.length < all.length ? 'PaidSome' : 'PaidAll'
  return status === 'FUNDING_COMPLETE' || (status === 'PAYMENT_PROBLEM' && confirmation === 'PaidSome')
    ? ['PaymentStarted', confirmation]
    : [confirmation]
}

/** The actions that use the accounts of the payees. */
const GUARDED: ReadonlySet<PayrollAction> = new Set(['confirm', 'fund'])

const EVENTS = { fail: 'PaymentFailed', fund: 'FundsComplete', fundShort: 'FundsShort', reject: 'Rejected' } as const

const announce = async (
  tx: Queries,
  clock: Clock,
  owner: { readonly id: BusinessId; readonly country: Country },
  { name, total }: StoredPayroll,
  status: PayrollStatus,
  reason: string | undefined,
): Promise<Omit<Processed, 'lines' | 'status'>> => {
  const audience = { businessId: owner.id }
  if (status === 'PAID') {
    const amount = formatMoney(total, owner.country)
    return {
      ...audience,
      name,
      emails: await notify(tx, clock, audience, { kind: 'PayrollPaid', title: name, amount }),
    }
  }
  const emails =
    reason === undefined ? [] : await notify(tx, clock, audience, { kind: 'PayrollStopped', title: name, reason })
  return { ...audience, name, emails }
}

import * as E from 'fp-ts/Either'
import { addBusinessDays } from '#domain/calendar/calendar.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { defaultPayrollName } from '#domain/payables/payroll-name.ts'
import type { PayrollStatus } from '#domain/payables/payroll.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { id as idOf } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, sql, values } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { dateOf } from '../kernel/clock.ts'
import { payrollStore, voucherStore } from '../payables/index.ts'

interface SamplePayroll {
  readonly status: PayrollStatus
  /** Whether its suppliers have an account. */
  readonly hasAccounts: boolean
  readonly reason?: string
}

const PAYROLLS: ReadonlyArray<SamplePayroll> = [
  { status: 'SCHEDULED_READY_TO_PAY', hasAccounts: true },
  { status: 'SCHEDULED_READY_TO_PAY', hasAccounts: false },
  { status: 'FUNDING_AWAITING', hasAccounts: true },
  { status: 'PAYMENT_PROBLEM', hasAccounts: true, reason: 'El banco rechazó una de las transferencias.' },
  { status: 'PAID', hasAccounts: true },
]
const INVOICES_OF_PAYROLL = 6

/** One in each of these states. The voucher of one paid invoice waits for staff. */
export const addSamplePayrolls = async (tx: Queries, business: Business, now: Date): Promise<void> => {
  for (const [at, sample] of PAYROLLS.entries()) await addPayroll(tx, business, sample, at, now)
}

const addPayroll = async (
  tx: Queries,
  business: Business,
  { hasAccounts, reason, status }: SamplePayroll,
  at: number,
  now: Date,
): Promise<void> => {
  const { country, id } = business
  const sample = { at: 2 + at * 3, hasAccounts, invoices: INVOICES_OF_PAYROLL }
  const payrollId = await insertSamplePayroll(tx, business, sample, now)
  await payrollStore.updatePayroll(tx, payrollId, { status, reason })
  if (status !== 'PAID') return
  const ids = await values(
    tx,
    idOf<'Payable'>(),
    sql`update payable set location = 'paid', moved_on = ${dateOf(country, now.getTime())}::date
      where payroll_id = ${payrollId} returning id`,
  )
  const [requested] = ids
  if (requested === undefined) return
  await voucherStore.addVouchers(tx, id, ids)
  await voucherStore.requestVoucher(tx, requested, now)
}

/** Business days until it is paid, and its invoices: of payees with an account, or of some without. */
interface NewSamplePayroll {
  readonly at: number
  readonly hasAccounts: boolean
  readonly invoices: number
}

/** The smallest of the invoices in the inbox that are due last, so that the first page and the credit line stay ample. */
export const insertSamplePayroll = async (
  tx: Queries,
  { country, id }: Business,
  { at, hasAccounts, invoices }: NewSamplePayroll,
  now: Date,
): Promise<PayrollId> => {
  const today = dateOf(country, now.getTime())
  const paymentDate = E.getOrElse(() => today)(addBusinessDays(today, at, await bankCalendarOf(tx, country)))
  const payrollId = await payrollStore.insertPayroll(
    tx,
    id,
    { name: defaultPayrollName(paymentDate), paymentDate },
    now,
  )
  await execute(
    tx,
    sql`update payable set payroll_id = ${payrollId}, location = 'scheduled' where id in (
      select last.id from (
        select i.id, i.amount from payable i join payables_setup setup on setup.business_id = i.business_id
        where i.business_id = ${id} and i.location = 'inbox' and i.obstacle is null and i.issue_date >= setup.start_date
          and exists (select from bank_account account where account.supplier_id = i.payee_id) = ${hasAccounts}
        order by i.payment_date desc, i.id limit ${CANDIDATES}) last
      order by last.amount, last.id limit ${invoices})`,
  )
  return payrollId
}

const CANDIDATES = 40

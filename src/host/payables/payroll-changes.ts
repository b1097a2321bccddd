import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { PayableId, PayableInvoice, PayrollId } from '#domain/payables/payable-invoice.ts'
import { transitionAll, type PayableEvent } from '#domain/payables/payable-state.ts'
import { transition, type PayrollEvent } from '#domain/payables/payroll-flow.ts'
import type { PayrollRejected, PayrollStatus } from '#domain/payables/payroll.ts'
import { isWindowOpen, nextCheck, type WallClock } from '#domain/payables/transfer-window.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import type { Queries } from '../database/database.ts'
import { hostError } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import type { Clock } from '../kernel/clock.ts'
import { instantOf, wallClockOf } from '../kernel/wall-clock.ts'
import { isReadingAgain } from '../tax-authority/store/index.ts'
import { payablesById } from './list.ts'
import { unconfirmedPayees } from './payee-cautions.ts'
import { keepAccounts } from './payee-confirmations.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { scheduledIn, updatePayroll } from './payroll-store.ts'
import { moveTo } from './store.ts'
import { addVouchers, deleteVouchers } from './voucher-store.ts'
import type { HandlerResult } from '../http/call.ts'

export const MOVED = hostError('ERROR_PAYABLE_MOVED')
export const NOT_OWED = hostError('ERROR_PAYABLE_NOT_OWED')

export const NOT_PAYABLE = hostError('ERROR_PAYROLL_NOT_PAYABLE')

/** Why a payroll does not change: other members decide on it, or its status does not allow it. */
export const lockedFor = ({ _tag }: PayrollRejected) =>
  _tag === 'PayrollAwaitingApproval' ? hostError('ERROR_APPROVAL_PENDING') : NOT_PAYABLE

export const rejectionOf = (rejected: { readonly _tag: PayrollRejected['_tag'] | 'PayrollEventUnexpected' }) =>
  hostError(rejected._tag === 'PayrollIncomplete' ? 'ERROR_PAYROLL_INCOMPLETE' : 'ERROR_PAYROLL_NOT_PAYABLE')

/** All or none. The business must be locked. */
export const movePayables = async (
  tx: Queries,
  business: Pick<Business, 'id' | 'country'>,
  ids: ReadonlyArray<PayableId>,
  event: PayableEvent,
): HandlerResult<void, 'ERROR_PAYABLE_MOVED'> => {
  if (ids.length === 0) return E.right(undefined)
  const payables = await payablesById(tx, business, ids)
  const moved = transitionAll(payables, event)
  const location = E.isRight(moved) ? moved.right[0]?.location : undefined
  if (location === undefined) return E.left(event._tag === 'Schedule' ? alreadyScheduled(payables) : MOVED)
  await moveTo(tx, ids, location)
  if (event._tag === 'Restore') await deleteVouchers(tx, ids)
  return E.right(undefined)
}

/** Names the list of the first invoice that is in one. */
const alreadyScheduled = (payables: ReadonlyArray<Pick<PayableInvoice, 'folio' | 'location' | 'payrollName'>>) => {
  const taken = payables.find(({ location }) => location._tag === 'Scheduled')
  if (taken?.payrollName === undefined) return MOVED
  return { ...MOVED, scheduled: { folio: taken.folio, payroll: taken.payrollName } }
}

/** Those of any event; only the requests of a business are rejected for anything but the status. */
export type PayrollEventError =
  | 'ERROR_DOCUMENTS_READ_AGAIN'
  | 'ERROR_PAYABLE_MOVED'
  | 'ERROR_PAYEE_UNCONFIRMED'
  | 'ERROR_PAYROLL_INCOMPLETE'
  | 'ERROR_PAYROLL_NOT_PAYABLE'

export interface PayrollEventOptions {
  readonly reason?: string
  /** Only the invoices of this payee were paid. */
  readonly payeeIdentifier?: string | undefined
  /** Invoices that are not owed any more were paid nevertheless. */
  readonly paidAnyway?: boolean
}

/**
 * The next status with all that follows from it: settled invoices are paid today, a declared transfer gets its check. What the business
 * requests needs its payees confirmed, and keeps their accounts.
 */
export const applyPayrollEvent = async (
  tx: Queries,
  clock: Clock,
  business: Pick<Business, 'id' | 'country'>,
  payroll: StoredPayroll,
  event: PayrollEvent,
  { paidAnyway = false, payeeIdentifier, reason }: PayrollEventOptions = {},
): HandlerResult<PayrollStatus, PayrollEventError> => {
  const next = transition(payroll, event)
  if (E.isLeft(next)) return E.left(rejectionOf(next.left))
  const today = clock.today(business.country)
  if (REQUESTS.has(event)) {
    if (await isReadingAgain(tx, business.id)) return E.left(READ_AGAIN)
    if ((await unconfirmedPayees(tx, business, payroll.id, clock)).length > 0) return E.left(UNCONFIRMED)
    await keepAccounts(tx, business, payroll.id, clock)
  }
  if (event === 'PaidAll' || event === 'PaidSome' || event === 'PaidDirectly') {
    const ids = paidAnyway
      ? await scheduledIn(tx, payroll.id, payeeIdentifier)
      : await payableIn(tx, business, payroll.id, payeeIdentifier)
    const settled = await movePayables(tx, business, ids, { _tag: 'Settle', on: today })
    if (E.isLeft(settled)) return settled
    if (event !== 'PaidDirectly') await addVouchers(tx, business.id, ids)
  }
  const checkAt = event === 'DeclarePaid' ? await checkOf(tx, business.country, clock) : undefined
  await updatePayroll(tx, payroll.id, { status: next.right, reason, checkAt })
  return next
}

const REQUESTS: ReadonlySet<PayrollEvent> = new Set(['DeclarePaid', 'PayLater', 'PaidDirectly', 'RequestFinancing'])
const READ_AGAIN = hostError('ERROR_DOCUMENTS_READ_AGAIN')
const UNCONFIRMED = hostError('ERROR_PAYEE_UNCONFIRMED')

/** Without what became not payable: that goes back to the inbox, so that it is not taken for paid. */
const payableIn = async (
  tx: Queries,
  business: Pick<Business, 'id' | 'country'>,
  payrollId: PayrollId,
  payeeIdentifier: string | undefined,
): Promise<ReadonlyArray<PayableId>> => {
  const invoices = await payablesById(tx, business, await scheduledIn(tx, payrollId, payeeIdentifier))
  const obstructed = invoices.filter(({ obstacle }) => obstacle !== undefined).map(({ id }) => id)
  if (obstructed.length > 0) await moveTo(tx, obstructed, { _tag: 'Inbox' })
  return invoices.filter(({ obstacle }) => obstacle === undefined).map(({ id }) => id)
}

/** Now within the hours of the bank, else at their next opening. */
const checkOf = async (tx: Queries, country: Country, clock: Clock): Promise<Date> => {
  const now = wallClockOf(country, clock.now())
  const calendar = await bankCalendarOf(tx, country)
  const check: E.Either<unknown, WallClock> = nextCheck(now, calendar)
  return E.isRight(check) && !isWindowOpen(now, calendar) ? instantOf(country, check.right) : new Date(clock.now())
}

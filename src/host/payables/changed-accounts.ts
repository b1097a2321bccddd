import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { isChangedSince } from '#domain/payables/payee-confirmation.ts'
import { isFinal } from '#domain/payables/payroll-flow.ts'
import { PAYROLL_STATUSES } from '#domain/payables/payroll.ts'
import type { Supplier, SupplierId } from '#domain/suppliers/supplier.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { id, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, values } from '../database/sql.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Email } from '../mail/mail.port.ts'
import { notify } from '../notifications/index.ts'
import { currencyOf } from './currency.ts'
import {
  IS_OPEN,
  payeeAccountsOf,
  type PayeeAccount,
  type PayeeAccountOptions,
  type PayrollOwner,
} from './payee-cautions.ts'
import { clearAccounts } from './payee-confirmations.ts'
import { applyPayrollEvent } from './payroll-changes.ts'
import type { StoredPayroll } from './payroll-row.ts'
import { payrollById } from './payroll-store.ts'

/** Payees whose account is no more the one that the payroll keeps, waits after a change, or is gone, of those to whom it still owes. */
export const changedPayees = async (
  queries: Queries,
  business: PayrollOwner,
  payrollId: PayrollId,
  options: Omit<PayeeAccountOptions, 'isOpen'>,
): Promise<ReadonlyArray<ChangedPayee>> => {
  const payees = await payeeAccountsOf(queries, business, payrollId, { ...options, isOpen: true })
  const changed = payees.filter(({ account, isCooling, kept }) => isCooling === true || isChangedSince(kept, account))
  return [...changed, ...(await payeesWithoutAccount(queries, business, payrollId, options.supplierId))]
}

type ChangedPayee = Pick<PayeeAccount, 'holderIdentifier' | 'name'>

/** Payees of whom the payroll keeps an account, but who have none in a currency that it owes them. */
const payeesWithoutAccount = (
  queries: Queries,
  { country, id: businessId }: PayrollOwner,
  payrollId: PayrollId,
  supplierId: SupplierId | undefined,
): Promise<ReadonlyArray<ChangedPayee>> =>
  rows(
    queries,
    ChangedPayeeRow,
    sql`select distinct payee.name, payee.identifier as "holderIdentifier" from payable i
        join supplier payee on payee.business_id = ${businessId} and payee.id = i.payee_id
        join payroll_payee kept on kept.business_id = ${businessId} and kept.payroll_id = ${payrollId} and kept.supplier_id = i.payee_id
      where i.business_id = ${businessId} and i.payroll_id = ${payrollId} ${IS_OPEN}
        ${supplierId === undefined ? sql`` : sql`and i.payee_id = ${supplierId}`}
        and not exists (select from bank_account account where account.business_id = ${businessId}
          and account.supplier_id = i.payee_id and account.currency = ${currencyOf(country)})`,
  )

const ChangedPayeeRow = rowCodec('ChangedPayeeRow', { name: text, holderIdentifier: text })

/**
 * The names of the payees whom a requested financing does not pay before they are confirmed again. Their accounts do not change until
 * the transaction ends.
 */
export const unfundablePayees = async (
  tx: Queries,
  clock: Clock,
  { businessId, country, payrollId }: FinancingOrder,
): Promise<ReadonlyArray<string>> => {
  const owner = { id: businessId, country }
  const payroll = payrollId && (await payrollById(tx, owner, payrollId))
  if (payroll?.status !== 'FINANCING_REQUESTED') return []
  const changed = await changedPayees(tx, owner, payroll.id, { clock, isLocked: true })
  return changed.map(({ name }) => name)
}

interface FinancingOrder {
  readonly businessId: BusinessId
  readonly country: Country
  /** Undefined for an order that finances no payroll. */
  readonly payrollId: PayrollId | undefined
}

/**
 * Takes back or stops the payrolls that keep another account of the supplier, and tells the business. The business must be
 * locked. A request of financing stays: it is not funded before the payee is confirmed.
 */
export const stopChangedPayrolls = async (
  tx: Queries,
  clock: Clock,
  business: PayrollOwner,
  { id: supplierId, name }: Pick<Supplier, 'id' | 'name'>,
): Promise<ReadonlyArray<Email>> => {
  const emails: Array<Email> = []
  const keeping = await values(
    tx,
    id<'Payroll'>(),
    sql`select distinct kept.payroll_id from payroll_payee kept
        join payroll p on p.business_id = ${business.id} and p.id = kept.payroll_id and p.status <> all(${FINAL}::text[])
      where kept.business_id = ${business.id} and kept.supplier_id = ${supplierId} order by kept.payroll_id`,
  )
  for (const payrollId of keeping) {
    const payroll = await payrollById(tx, business, payrollId)
    if (payroll === undefined) continue
    const changed = await changedPayees(tx, business, payrollId, { clock, supplierId })
    if (changed.length > 0) emails.push(...(await stop(tx, clock, business, payroll, `La cuenta de ${name} cambió`)))
  }
  return emails
}

const FINAL = PAYROLL_STATUSES.filter(isFinal)

const stop = async (
  tx: Queries,
  clock: Clock,
  business: PayrollOwner,
  payroll: StoredPayroll,
  reason: string,
): Promise<ReadonlyArray<Email>> => {
  const next = await applyPayrollEvent(tx, clock, business, payroll, 'AccountChanged', { reason })
  if (E.isLeft(next)) return []
  if (next.right === 'SCHEDULED_READY_TO_PAY') await clearAccounts(tx, business, payroll.id)
  await appendAuditEntry(tx, clock, {
    actor: 'host',
    businessId: business.id,
    action: 'payroll account changed',
    detail: { payroll: payroll.id, status: next.right },
  })
  return notify(tx, clock, { businessId: business.id }, { kind: 'PayrollStopped', title: payroll.name, reason })
}

import type { TypeOf } from 'io-ts'
import { type StatedClosing } from '#domain/cash/counterpart-statement.ts'
import { changesOfReceived } from '#domain/cash/stated-changes.ts'
import { latenessByPayer } from '#domain/financing/payer-lateness.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { type Currency, money, zero } from '#domain/kernel/money.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { boolean, currencyCode, date, id, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { optionalRow, rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { payableConditions } from '../payables/index.ts'
import { EFFECTS } from '../financing/index.ts'
import { endedOn } from './ended-on.ts'
import type { Facts, OpenInvoice } from './counterpart.ts'

/** The received invoices that are paid to a supplier; undefined for one of another company. */
export const supplierFacts = async (
  queries: Queries,
  business: Business,
  supplierId: SupplierId,
  today: CivilDate,
): Promise<Facts | undefined> => {
  const supplier = await optionalRow(
    queries,
    SupplierRow,
    sql`select name, identifier from supplier where business_id = ${business.id} and id = ${supplierId}`,
  )
  if (supplier === undefined) return undefined
  const { identifier, name } = supplier
  const { currency } = profileOf(business.country)
  const found = await invoicesOf(queries, business, supplierId)
  const paid = found.flatMap(({ dueOn, location, movedOn }) =>
    location === 'paid' && movedOn !== undefined ? [{ payer: identifier, dueDate: dueOn, paidOn: movedOn }] : [],
  )
  return {
    name,
    identifier,
    averageDaysLate: latenessByPayer(paid).get(identifier)?.averageDaysLate,
    financed: undefined,
    retained: undefined,
    invoices: found.map((row) => statedInvoice(row, currency, today)),
  }
}

const invoicesOf = (
  queries: Queries,
  { id: businessId }: Business,
  supplierId: SupplierId,
): Promise<ReadonlyArray<TypeOf<typeof ReceivedRow>>> =>
  rows(
    queries,
    ReceivedRow,
    sql`select i.folio, i.issue_date as "issuedOn", i.payment_date as "dueOn", i.amount, i.document_amount as "documentAmount",
        i.currency, i.effects, i.location, i.moved_on as "movedOn", i.payroll_id as "payrollId",
        ${payableConditions.IS_DUE} as "isDue", ${payableConditions.DUE_ON} as "expectedOn", i.obstacle is not null as "isBlocked",
        whole.payment_date as "paidOn", o.id as "orderId", o.requested_on as "requestedOn"
      from payable i ${payableConditions.WITH_LIST}
      left join payroll whole on whole.business_id = i.business_id and whole.id = i.payroll_id
      left join orders o on o.business_id = i.business_id and o.payroll_id = i.payroll_id
        and not o.status = any(${[...statusesOf('REJECTED')]}::text[])
      where ${payableConditions.visible(businessId)} and i.payee_id = ${supplierId} order by i.issue_date, i.id`,
  )

const statedInvoice = (row: TypeOf<typeof ReceivedRow>, local: Currency, today: CivilDate): OpenInvoice => {
  const { amount, currency, documentAmount, dueOn, effects, expectedOn, folio, isDue, issuedOn } = row
  const rest =
    currency === undefined || documentAmount === undefined
      ? money<Currency>(local, amount)
      : money<Currency>(currency, documentAmount)
  return {
    folio,
    on: issuedOn,
    dueDate: dueOn,
    rest,
    expected: isDue ? rest : zero(rest.currency),
    expectedOn,
    changes: changesOfReceived(effects, rest.currency),
    closing: closingOf(row, today),
  }
}

/** A payroll whose money was sent closes its invoices on its day, or today where that is to come. */
const closingOf = (row: TypeOf<typeof ReceivedRow>, today: CivilDate): StatedClosing => {
  const { effects, isBlocked, issuedOn, location, movedOn, orderId, paidOn, payrollId, requestedOn } = row
  const on = movedOn ?? issuedOn
  if (location === 'archived') return { kind: 'ARCHIVED', on }
  if (location === 'paid') return { kind: payrollId === undefined ? 'DECLARED_PAID' : 'PAYROLL', on, payrollId }
  if (isBlocked || location === 'inbox') return { kind: 'NOT_OWED', on: endedOn(effects) ?? issuedOn }
  if (orderId !== undefined) return { kind: 'ORDER', on: requestedOn ?? today, orderId, payrollId }
  return { kind: 'PAYROLL', on: paidOn === undefined || paidOn > today ? today : paidOn, payrollId }
}

const SupplierRow = rowCodec('StatedSupplierRow', { name: text, identifier: text })
const ReceivedRow = rowCodec('StatedReceivedRow', {
  folio: text,
  issuedOn: date,
  dueOn: date,
  amount: integer,
  documentAmount: nullable(integer),
  currency: nullable(currencyCode),
  ...EFFECTS,
  location: oneOf(['inbox', 'scheduled', 'paid', 'archived'] as const),
  movedOn: nullable(date),
  payrollId: nullable(id<'Payroll'>()),
  isDue: boolean,
  expectedOn: nullable(date),
  isBlocked: boolean,
  paidOn: nullable(date),
  orderId: nullable(id<'Order'>()),
  requestedOn: nullable(date),
})

import * as E from 'fp-ts/Either'
import type { Calendar } from '#domain/calendar/calendar.ts'
import { addDaysWithin, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, Id } from '#domain/kernel/id.ts'
import { estimatedPaymentDate, orDefaultTerm, type PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { bankCalendarOf } from '../calendar/index.ts'
import { date, id, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'

/** Counted from the reception where it is known, else from the issue. */
export const paymentDateOf = (
  calendar: Calendar,
  { issueDate, receivedOn }: { readonly issueDate: CivilDate; readonly receivedOn: CivilDate | undefined },
  agreed: PaymentTerm | undefined,
): CivilDate => {
  const from = receivedOn ?? issueDate
  const term = orDefaultTerm(agreed)
  return E.getOrElse(() => addDaysWithin(from, term))(estimatedPaymentDate(from, term, calendar))
}

const UndatedRow = rowCodec('UndatedRow', { id: id<'Payable'>(), dated_from: date })

/** After the term of a supplier changed: its invoices in the inbox, except those with a day of the user's. */
export const estimatePaymentDates = async (
  tx: Queries,
  { country, id: businessId }: { readonly country: Country; readonly id: BusinessId },
  supplierId: SupplierId,
  term: PaymentTerm,
): Promise<void> => {
  const found = await rows(
    tx,
    UndatedRow,
    sql`select id, coalesce(received_on, issue_date) as dated_from from payable
      where business_id = ${businessId} and supplier_id = ${supplierId} and location = 'inbox' and not has_chosen_date`,
  )
  const calendar = await bankCalendarOf(tx, country)
  const dated = found.map(({ dated_from: issueDate, id: payableId }) => ({
    payableId,
    paymentDate: paymentDateOf(calendar, { issueDate, receivedOn: undefined }, term),
  }))
  await execute(
    tx,
    sql`update payable set payment_date = estimated.payment_date, version = version + 1
      from unnest(${dated.map(({ payableId }): Id<'Payable'> => payableId)}::bigint[],
        ${dated.map(({ paymentDate }) => paymentDate)}::date[]) as estimated (id, payment_date)
      where payable.id = estimated.id and payable.payment_date <> estimated.payment_date`,
  )
}

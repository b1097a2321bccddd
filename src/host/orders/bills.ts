import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Id, OrderId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { BILL_TYPES, type BillType } from '#wire/bills.codec.ts'
import { date, id, integer, oneOf, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'

/** Issues the bills of the interest and of the digital advisory of an order, once; there is none for a charge of zero. */
export const issueBills = (tx: Queries, orderId: OrderId, on: CivilDate): Promise<void> =>
  execute(
    tx,
    sql`insert into bill (order_id, type, amount, issued_on)
      select o.id, charge.type, charge.amount, ${on}::date
      from orders o
      cross join lateral (values (1, 'interest', o.interest), (2, 'advisory', o.operation_cost)) as charge (place, type, amount)
      where o.id = ${orderId} and charge.amount > 0
      order by charge.place
      on conflict do nothing`,
  )

export interface Bill {
  readonly id: Id<'Bill'>
  readonly type: BillType
  readonly amount: Money
  readonly issuedOn: CivilDate
}

/** In the order in which they were issued. */
export const billsOf = async (queries: Queries, country: Country, orderId: OrderId): Promise<ReadonlyArray<Bill>> => {
  const found = await rows(
    queries,
    BillRow,
    sql`select id, type, amount, issued_on as "issuedOn" from bill where order_id = ${orderId} order by id`,
  )
  return found.map(({ amount, ...bill }) => ({ ...bill, amount: money(profileOf(country).currency, amount) }))
}

const BillRow = rowCodec('BillRow', { id: id<'Bill'>(), type: oneOf(BILL_TYPES), amount: integer, issuedOn: date })

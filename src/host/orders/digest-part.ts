import type { BusinessId, OrderId } from '#domain/kernel/id.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { id } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'

/** Makes the part of a digest about the orders of a company: those that were paid in the time, oldest first. */
export const makePaidOrdersPart =
  () =>
  (
    queries: Queries,
    businessId: BusinessId,
    { since, until }: { readonly since: Date; readonly until: Date },
  ): Promise<ReadonlyArray<OrderId>> =>
    values(
      queries,
      id<'Order'>(),
      sql`select o.id from orders o where o.business_id = ${businessId} and o.status = any(${PAID}::text[])
        and exists (select from order_status s where s.business_id = ${businessId} and s.order_id = o.id
          and s.status = any(${PAID}::text[]) and s.changed_at > ${since} and s.changed_at <= ${until})
        order by o.id`,
    )

const PAID = [...statusesOf('PAID')]

import { type Unavailability, unavailabilityOf } from '#domain/financing/exclusion.ts'
import type { FinancingType } from '#domain/financing/invoice.ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { boolean, id, rowCodec, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { isAwaitingApproval } from './claimed-invoices.ts'
import { REMOVED } from './invoice-store.ts'

/**
 * Which of the business's invoices (`i`) are available under each type. Both require a financeable invoice that was not collected, in no
 * active order and in none that waits for other members; early payment also a payer with an agreement.
 */
export const availableFor = (type: FinancingType, businessId: BusinessId): Sql =>
  sql`i.business_id = ${businessId} and ${isAvailable(type, businessId)}`

/** Those that its documents state and that are not available under the type: each is in one of both lists. */
export const excludedFor = (type: FinancingType, businessId: BusinessId): Sql =>
  sql`i.business_id = ${businessId} and not i.reasons && array[${REMOVED}]::text[]
    and not (${isAvailable(type, businessId)})`

/** The active order of the invoice `i`; null without one. */
export const orderOfInvoice = (businessId: BusinessId): Sql => sql`(select taken.order_id ${activeLine(businessId)})`

/** Whether the invoice `i` is in an active order. */
export const isOrdered = (businessId: BusinessId): Sql => sql`exists (select ${activeLine(businessId)})`

/** The business stands in it as a value: compared with that of `i`, the planner could read the lines of all businesses at once. */
const activeLine = (businessId: BusinessId): Sql =>
  sql`from order_invoice taken where taken.business_id = ${businessId} and taken.invoice_id = i.id and taken.active`

/** Whether the payer of the invoice `i` has an agreement of early payment. */
export const hasAgreement = (businessId: BusinessId): Sql =>
  sql`i.payer_identifier in (select payer.identifier from early_payment_payer payer
    join business b on b.country = payer.country where b.id = ${businessId})`

/** Whether the company said of the invoice `i` that its payer paid it. */
export const isCollected = (businessId: BusinessId): Sql =>
  sql`exists (select from cash_expected mark
    where mark.business_id = ${businessId} and mark.invoice_id = i.id and mark.state = 'COLLECTED')`

const isAvailable = (type: FinancingType, businessId: BusinessId): Sql =>
  sql`i.financeable
    and not ${isOrdered(businessId)}
    and not ${isCollected(businessId)}
    and not ${isAwaitingApproval(businessId)}
    ${OF_TYPE[type](businessId)}`

/** Returns those of the invoices that are not available, each with its most decisive reason. */
export const unavailableAmong = async (
  queries: Queries,
  businessId: BusinessId,
  type: FinancingType,
  ids: ReadonlyArray<InvoiceId>,
): Promise<ReadonlyArray<{ readonly id: InvoiceId; readonly reason: Unavailability }>> => {
  const found = await rows(
    queries,
    UnavailableRow,
    sql`select i.id, i.reasons,
        ${isOrdered(businessId)} as "isOrdered", ${isCollected(businessId)} as "isCollected",
        ${isAwaitingApproval(businessId)} as "isAwaitingApproval"
      from invoice i
      where i.business_id = ${businessId} and i.id = any(${ids}::bigint[]) and not (${availableFor(type, businessId)})
      order by i.id`,
  )
  return found.map(({ id, ...facts }) => ({ id, reason: unavailabilityOf(facts) }))
}

const UnavailableRow = rowCodec('UnavailableRow', {
  id: id<'Invoice'>(),
  reasons: texts,
  isOrdered: boolean,
  isCollected: boolean,
  isAwaitingApproval: boolean,
})

const OF_TYPE: Readonly<Record<FinancingType, (businessId: BusinessId) => Sql>> = {
  DIRECT_FINANCING: () => sql``,
  EARLY_PAYMENT: (businessId) => sql`and ${hasAgreement(businessId)}`,
}

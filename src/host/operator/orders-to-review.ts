import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { statusesOf } from '#domain/orders/tracker.ts'
import { date, id, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import { payableSignatures, stoppedLines } from '../orders/index.ts'
import { SIGNATURE, signatureFrom } from '../tax-authority/sign/index.ts'
import { command } from './command.ts'
import type { Needs } from './operator-services.ts'

/**
 * Orders in review that somebody must look at, and orders before their transfer with invoices that changed since the request, oldest
 * first. Of each invoice without a verified signature: what it was worth at the time of the order, and now.
 */
export const orderReviewList = command({
  name: 'order:review-list',
  summary: 'Muestra las operaciones con facturas sin firma verificada o que cambiaron después de pedirse.',
  args: {},
  notes: [
    'De cada factura: cómo estaba su firma al pedirse la operación y cómo está ahora. Sale de la lista con order:advance.',
    'Una factura que cambió se muestra hasta la transferencia; con ella, order:approve y order:transfer se detienen.',
  ],
  run: async ({ database, financier }: Needs<'database' | 'financier'>) => {
    const unverified = await rows(database, ReviewRow, UNVERIFIED)
    const stopped = await stoppedLines.stoppedLinesOfAll(database, BEFORE_TRANSFER, financier)
    const orders = await ordersOf(database, [...new Set([...unverified, ...stopped].map(({ orderId }) => orderId))])
    if (orders.length === 0) return E.right(['No hay operaciones por revisar.'])
    return E.right(
      orders.flatMap((order) => {
        const unsigned = unverified.filter(({ orderId }) => orderId === order.id)
        const changed = stopped.filter(({ orderId }) => orderId === order.id)
        return [
          `Operación ${order.id} · ${order.name} (${order.identifier}) · ${order.requested_on} · ${countOf(unsigned.length)}`,
          ...(order.reason === undefined ? [] : [`  ${order.reason}`]),
          ...unsigned.map(signatureLine),
          ...(changed.length === 0 ? [] : [`  Cambiaron: ${stoppedLines.linesText(changed)}`]),
        ]
      }),
    )
  },
})

const BEFORE_TRANSFER = (['IN_REVIEW', 'PENDING_DOCUMENTS', 'APPROVED'] as const).flatMap((state) => [
  ...statusesOf(state),
])

const ReviewRow = rowCodec('ReviewRow', {
  orderId: id<'Order'>(),
  folio: text,
  ordered_as: SIGNATURE.signature,
  ...SIGNATURE,
})
const OrderRow = rowCodec('OrderToReviewRow', {
  id: id<'Order'>(),
  requested_on: date,
  name: text,
  identifier: text,
  reason: nullable(text),
})

/** Signatures matter until an order leaves the state IN_REVIEW. */
const UNVERIFIED = sql`
select o.id as "orderId", i.folio, line.signature as ordered_as, i.signature, i.signature_reason
from orders o
join order_invoice line on line.order_id = o.id and line.signature <> 'VERIFIED'
join lateral (
  select id, folio, signature, signature_reason from invoice where id = line.invoice_id
  union all ${payableSignatures.SIGNED_PAYABLES} where i.id = line.payable_id
) i on true
where o.needs_review and o.status = 'IN_REVIEW'
order by o.id, line.position`

/** These, and those that are marked for review for another cause; why they came to review again. */
const ordersOf = (queries: Queries, ids: ReadonlyArray<OrderId>) =>
  rows(
    queries,
    OrderRow,
    sql`select o.id, o.requested_on, b.name, b.identifier, case when o.status = 'IN_REVIEW' then (
        select reason from order_status where order_id = o.id order by id desc limit 1) end as reason
      from orders o join business b on b.id = o.business_id
      where o.id = any(${ids}::bigint[]) or (o.needs_review and o.status = 'IN_REVIEW') order by o.id`,
  )

const countOf = (unsigned: number): string =>
  unsigned === 0 ? 'firmas verificadas' : `${unsigned} ${unsigned === 1 ? 'factura' : 'facturas'} sin firma verificada`

const signatureLine = ({
  folio,
  ordered_as: then,
  signature,
  signature_reason: reason,
}: TypeOf<typeof ReviewRow>): string =>
  `  ${folio}  ${then}; ahora ${payableSignatures.reasonText(signatureFrom(signature, reason))}`

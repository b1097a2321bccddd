import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import { date, id, rowCodec, text } from '../database/columns.ts'
import { rows, sql } from '../database/sql.ts'
import { SIGNATURE, signatureFrom } from '../financing/invoice-row.ts'
import { reasonText, SIGNED_PAYABLES } from '../orders/signatures.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Orders with unverified signatures at the time of the order, oldest first. */
export const ordersToReview = async ({ database }: Pick<OperatorServices, 'database'>): Promise<CommandResult> => {
  const found = await rows(database, ReviewRow, SELECT)
  if (found.length === 0) return E.right(['No hay operaciones por revisar.'])
  const ids = [...new Set(found.map(({ order }) => order))]
  return E.right(ids.flatMap((id) => linesOf(found.filter(({ order }) => order === id))))
}

const ReviewRow = rowCodec('ReviewRow', {
  order: id<'Order'>(),
  requested_on: date,
  name: text,
  identifier: text,
  folio: text,
  ordered_as: SIGNATURE.signature,
  ...SIGNATURE,
})

/** An order leaves the list with its state IN_REVIEW. */
const SELECT = sql`
select o.id as "order", o.requested_on, b.name, b.identifier, i.folio, line.signature as ordered_as, i.signature, i.signature_reason
from orders o
join business b on b.id = o.business_id
join order_invoice line on line.order_id = o.id and line.signature <> 'VERIFIED'
join lateral (
  select id, folio, signature, signature_reason from invoice where id = line.invoice_id
  union all ${SIGNED_PAYABLES} where i.id = line.payable_id
) i on true
where o.needs_review and o.status = 'IN_REVIEW'
order by o.id, line.position`

const linesOf = (invoices: ReadonlyArray<TypeOf<typeof ReviewRow>>): ReadonlyArray<string> => {
  const [first] = invoices
  if (first === undefined) return []
  const count = `${invoices.length} ${invoices.length === 1 ? 'factura' : 'facturas'} sin firma verificada`
  return [
    `Operación ${first.order} · ${first.name} (${first.identifier}) · ${first.requested_on} · ${count}`,
    ...invoices.map(
      ({ folio, signature, signature_reason: reason, ordered_as: then }) =>
        `  ${folio}  ${then}; ahora ${reasonText(signatureFrom(signature, reason))}`,
    ),
  ]
}

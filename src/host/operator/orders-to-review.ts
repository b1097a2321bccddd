import * as E from 'fp-ts/Either'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { signatureFrom } from '../financing/invoice-row.ts'
import type { Signature, UncheckedReason } from '#domain/financing/signature.ts'
import { reasonText } from '../orders/signatures.ts'
import type { CommandResult, OperatorServices } from './operator-commands.ts'

/** Orders with invoices whose signature was not verified when they were ordered, the oldest first. */
export const ordersToReview = async ({ database }: Pick<OperatorServices, 'database'>): Promise<CommandResult> => {
  const rows = await database.query<Row>(SELECT)
  if (rows.length === 0) return E.right(['No hay operaciones por revisar.'])
  const ids = [...new Set(rows.map(({ order_id }) => order_id))]
  return E.right(ids.flatMap((id) => linesOf(rows.filter(({ order_id }) => order_id === id))))
}

interface Row {
  readonly order_id: number
  readonly requested_on: CivilDate
  readonly name: string
  readonly identifier: string
  readonly folio: string
  readonly then: Signature['status']
  readonly now: Signature['status']
  readonly reason: UncheckedReason | null
}

/** An order leaves the list with its state IN_REVIEW. */
const SELECT = `
select o.id as order_id, o.requested_on, b.name, b.identifier, i.folio, line.signature as then, i.signature as now, i.signature_reason as reason
from orders o
join business b on b.id = o.business_id
join order_invoice line on line.order_id = o.id and line.signature <> 'VERIFIED'
join invoice i on i.id = line.invoice_id
where o.needs_review and o.status = 'IN_REVIEW'
order by o.id, line.position`

const linesOf = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => {
  const [first] = rows
  if (first === undefined) return []
  const count = `${rows.length} ${rows.length === 1 ? 'factura' : 'facturas'} sin firma verificada`
  return [
    `Operación ${first.order_id} · ${first.name} (${first.identifier}) · ${first.requested_on} · ${count}`,
    ...rows.map(
      ({ folio, now, reason, then }) => `  ${folio}  ${then}; ahora ${reasonText(signatureFrom(now, reason))}`,
    ),
  ]
}

import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import type { DocumentEffect } from '#domain/tax-documents/effect.ts'
import { orderReviewList } from '#host/operator/orders-to-review.ts'
import { actOnOrder } from '#host/orders/change-status.ts'
import { makeFollowChanges } from '#host/orders/follow-changes.ts'
import type { ChangedInvoice } from '#host/tax-authority/changed-invoice.ts'
import type { InvoiceChange } from '#host/tax-authority/invoice-change.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aHost, date, type AHost, type Company } from '#test/host/server/a-host.ts'
import { anOrder } from '#test/host/wallet/a-transferred-order.ts'

const ISSUER = '76086428-5'
let host: AHost
let company: Company
beforeAll(async () => {
  host = await aHost()
  company = await readyForTransfers(host, await host.company('CL', ISSUER, 'ana@empresa.cl'))
})
afterAll(() => host.close())

interface FirstInvoice {
  readonly key: string
  readonly folio: string
}

const firstInvoiceOf = async (orderId: OrderId): Promise<FirstInvoice> => {
  const [row] = await host.database.query<{ key: string; folio: string }>(
    `select i.key, i.folio from order_invoice l join invoice i on i.id = l.invoice_id
      where l.order_id = $1 and l.position = 0`,
    [orderId],
  )
  return row ?? { key: '', folio: '' }
}

const noteOf = (proof: DocumentEffect['proof']): DocumentEffect => ({
  effect: 'DEBITS',
  document: '56-9',
  folio: '9',
  by: { id: ISSUER, name: 'Empresa' },
  on: date('2026-11-19'),
  proof,
})

type Change = Pick<InvoiceChange, 'after' | 'before' | 'because' | 'field'>

/** A refresh does this once documents changed the first invoice of the order. */
const follow = async (orderId: OrderId, change: Change): Promise<void> => {
  const { follows, invoice } = { follows: makeFollowChanges(host.services), invoice: await firstInvoiceOf(orderId) }
  const changes: ReadonlyArray<ChangedInvoice> = [[{ ...invoice, ...change }]]
  await host.database.transaction(async (tx) => {
    const followed = await follows.begin(tx, { id: company.businessId, ...ownerOf(company) }, [invoice.key])
    await followed(changes)
  })
}

const ownerOf = ({ country, identifier }: Company) => ({ country, identifier })

const RAISED = { field: 'AMOUNT', before: '100', after: '200' } as const
const FREED = { field: 'STATE', before: 'ALREADY_ASSIGNED', after: '' } as const

const stateOf = async (orderId: OrderId): Promise<unknown> =>
  (
    await host.database.query<{ status: string; needs_review: boolean }>(
      'select status, needs_review from orders where id = $1',
      [orderId],
    )
  )[0]

/** An order whose signatures are verified, so that nothing else asks for a person. */
const aVerifiedOrder = async (): Promise<OrderId> => {
  const orderId = await anOrder(host, company, 1)
  await host.database.query('update orders set needs_review = false where id = $1', [orderId])
  await host.database.query(`update order_invoice set signature = 'VERIFIED' where order_id = $1`, [orderId])
  return orderId
}

const reviewedLine = async (orderId: OrderId): Promise<string | undefined> => {
  const lines = await orderReviewList.run(host.services, {})
  return (E.isRight(lines) ? lines.right.join('\n') : '')
    .split('Operación ')
    .find((one) => one.startsWith(`${orderId} `))
}

describe('an invoice that a document frees or raises without proof', () => {
  it.each([
    ['a debit note raises it', { ...RAISED, because: undefined }],
    ['a cession back frees it', { ...FREED, because: undefined }],
  ])('has an order in review marked for a person: %s', async (_case, change) => {
    const orderId = await aVerifiedOrder()
    await follow(orderId, change)
    expect(await stateOf(orderId)).toEqual({ status: 'IN_REVIEW', needs_review: true })
    const { folio } = await firstInvoiceOf(orderId)
    expect(await reviewedLine(orderId)).toContain(`Un documento sin comprobar cambió la factura ${folio}`)
  })

  it.each(['requestDocuments', 'approve'] as const)('brings an order back to review after %s', async (action) => {
    const orderId = await aVerifiedOrder()
    await actOnOrder(host.services, orderId, action)
    await follow(orderId, { ...RAISED, because: noteOf('NONE') })
    expect(await stateOf(orderId)).toEqual({ status: 'IN_REVIEW', needs_review: true })
    expect(await reviewedLine(orderId)).toContain('Un documento sin comprobar')
  })

  it('is told to the company where the status changes', async () => {
    const orderId = await aVerifiedOrder()
    await actOnOrder(host.services, orderId, 'approve')
    await follow(orderId, { ...RAISED, because: undefined })
    await follow(orderId, { ...FREED, because: undefined })
    const told = await host.database.query(
      `select detail->>'status' as status from notification where kind = 'OrderStatusChanged'
        and detail->>'orderId' = $1 and user_id = $2 order by id`,
      [orderId, company.userId],
    )
    expect(told).toEqual([{ status: 'APPROVED' }, { status: 'IN_REVIEW' }])
  })

  it.each([
    ['its signature verifies', { ...RAISED, because: noteOf('VERIFIED') }],
    ['it is in the archive of the authority', { ...RAISED, because: noteOf('AUTHORITY') }],
    ['less is owed', { field: 'AMOUNT', before: '200', after: '100', because: noteOf('NONE') } as const],
    ['it is stopped', { field: 'STATE', before: '', after: 'CLAIMED', because: noteOf('NONE') } as const],
  ])('but not where %s', async (_case, change) => {
    const orderId = await aVerifiedOrder()
    await actOnOrder(host.services, orderId, 'approve')
    await follow(orderId, change)
    expect(await stateOf(orderId)).toEqual({ status: 'APPROVED', needs_review: false })
  })

  it('leaves a transferred order alone', async () => {
    const orderId = await aVerifiedOrder()
    await actOnOrder(host.services, orderId, 'approve')
    await actOnOrder(host.services, orderId, 'transfer')
    await follow(orderId, { ...FREED, because: undefined })
    expect(await stateOf(orderId)).toEqual({ status: 'TRANSFERRED', needs_review: false })
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Orders } from '#application/orders/orders.port.ts'
import type { OrderId } from '#domain/kernel/id.ts'

/** An `Orders` implementation with at least two orders. */
export interface OrdersSubject {
  readonly orders: Orders
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

export const ordersContract = (name: string, make: () => Promise<OrdersSubject>): void => {
  const within = async (use: (orders: Orders) => Promise<void>): Promise<void> => {
    const { orders, stop } = await make()
    try {
      await use(orders)
    } finally {
      await stop()
    }
  }

  describe(`Orders: ${name}`, () => {
    it('are listed newest first, page by page', () =>
      within(async (orders) => {
        const [first, second] = [right(await orders.page(1, 1)()), right(await orders.page(2, 1)())]
        expect(first.totalRows).toBe(second.totalRows)
        expect(Number(first.rows[0]?.id)).toBeGreaterThan(Number(second.rows[0]?.id))
      }))

    it('have consistent details, and invoices', () =>
      within(async (orders) => {
        const [summary] = right(await orders.page(1, 1)()).rows
        const id = summary?.id ?? expect.fail('no order')
        expect(right(await orders.detail(id)())).toMatchObject({ id, status: summary?.status, total: summary?.total })
        expect(right(await orders.invoices(id, 1, 20)()).rows.length).toBeGreaterThan(0)
      }))

    it('are not found when missing', () =>
      within(async (orders) => {
        const id = '999999999999999' as OrderId
        expect(await orders.detail(id)()).toMatchObject({ left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } })
        expect(await orders.invoices(id, 1, 20)()).toMatchObject({
          left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' },
        })
      }))
  })
}

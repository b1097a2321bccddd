import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { OrderLine, OrderRequest } from '#domain/financing/order-request.ts'
import type { Orders } from '#application/orders/orders.port.ts'

/** A submissions, the orders it places, and at least three lines with invoices that can be financed and good dates. */
export interface OrderDeskSubject {
  readonly submissions: OrderSubmissions
  /** Left out where placed orders cannot be read back. */
  readonly orders?: Orders
  readonly lines: ReadonlyArray<OrderLine>
  readonly stop: () => Promise<void>
}

const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? Reflect.get(Object(answer.left), 'code') : 'none'

export const orderDeskContract = (name: string, make: () => Promise<OrderDeskSubject>): void => {
  const within = async (use: (subject: OrderDeskSubject, request: OrderRequest) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject, { type: 'DIRECT_FINANCING', lines: subject.lines.slice(0, 2), preselected: [] })
    } finally {
      await subject.stop()
    }
  }

  describe(`OrderDesk: ${name}`, () => {
    it('simulates each line, to the last unit', () =>
      within(async ({ submissions, lines }) => {
        const answer = await submissions.simulate('DIRECT_FINANCING', lines)()
        const simulation = E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
        const { transfer, retention, interest, operationCost, creditNotes, orderDiscounts, invoiceDiscounts, total } =
          simulation
        const parts = [transfer, retention, interest, operationCost, creditNotes, orderDiscounts, invoiceDiscounts]
        expect(parts.reduce((sum, { minor }) => sum + minor, 0)).toBe(total.minor)
        const idsOf = (all: ReadonlyArray<{ readonly invoiceId: string }>) =>
          all.map(({ invoiceId }) => invoiceId).toSorted()
        expect(idsOf(simulation.invoices)).toEqual(idsOf(lines))
      }))

    it('places one order for one intent, however often it is sent', () =>
      within(async ({ submissions, orders }, request) => {
        const again = submissions.create(request, KEYS[0])
        const answers = [await again(), await again(), await again()]
        expect(answers.every(E.isRight)).toBe(true)
        expect(new Set(answers.map((answer) => E.isRight(answer) && answer.right)).size).toBe(1)
        if (orders !== undefined) expect(await orders.page(1, 20)()).toMatchObject({ right: { totalRows: 1 } })
      }))

    it('refuses one intent for two orders', () =>
      within(async ({ submissions, lines }, request) => {
        await submissions.create(request, KEYS[0])()
        expect(codeOf(await submissions.create({ ...request, lines: lines.slice(2, 3) }, KEYS[0])())).toBe(
          'ERROR_IDEMPOTENCY_MISMATCH',
        )
      }))

    it('has an invoice in one order only', () =>
      within(async ({ submissions }, request) => {
        await submissions.create(request, KEYS[0])()
        expect(codeOf(await submissions.create(request, KEYS[1])())).toBe('ERROR_INVOICE_NOT_AVAILABLE')
      }))

    it('names the invoices that cannot be had, to who counts and to who orders, and no other', () =>
      within(async ({ submissions, lines }, request) => {
        await submissions.create({ ...request, lines: lines.slice(1, 2) }, KEYS[0])()
        const named = {
          left: { code: 'ERROR_INVOICE_NOT_AVAILABLE', invoices: lines.slice(1, 2).map(({ invoiceId }) => invoiceId) },
        }
        expect(await submissions.simulate('DIRECT_FINANCING', lines)()).toMatchObject(named)
        expect(await submissions.create({ ...request, lines }, KEYS[1])()).toMatchObject(named)
      }))

    it('takes the request for the papers of an order', () =>
      within(async ({ submissions }, request) => {
        const order = await submissions.create(request, KEYS[0])()
        expect(E.isRight(order) && E.isRight(await submissions.requestDocuments(order.right)())).toBe(true)
      }))
  })
}

const KEYS = ['6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e01', '6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e02'] as const

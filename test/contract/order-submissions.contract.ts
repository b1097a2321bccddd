import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OrderSubmissions } from '#application/financing/order-submissions.port.ts'
import type { OrderLine, OrderRequest } from '#domain/financing/order-request.ts'
import { isPending } from '#domain/team/pending.ts'
import { money } from '#domain/kernel/money.ts'
import type { Orders } from '#application/orders/orders.port.ts'
import { ALL_ORDERS } from '#test/support/samples/orders.ts'

/** An `OrderSubmissions` implementation, its orders, and at least three financeable lines with valid dates. */
export interface OrderSubmissionsSubject {
  readonly submissions: OrderSubmissions
  /** Absent where placed orders cannot be read. */
  readonly orders?: Orders
  readonly lines: ReadonlyArray<OrderLine>
  /** The documents of the company are read again from now on. */
  readonly readAgain: () => Promise<void>
  /** Another member has to authorise every order from now on. */
  readonly askOthers: () => Promise<void>
  readonly stop: () => Promise<void>
}

const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? Reflect.get(Object(answer.left), 'code') : 'none'

export const orderSubmissionsContract = (name: string, make: () => Promise<OrderSubmissionsSubject>): void => {
  const within = async (
    use: (subject: OrderSubmissionsSubject, request: OrderRequest) => Promise<void>,
  ): Promise<void> => {
    const subject = await make()
    try {
      await use(subject, { type: 'DIRECT_FINANCING', lines: subject.lines.slice(0, 2), preselected: [] })
    } finally {
      await subject.stop()
    }
  }

  describe(`OrderSubmissions: ${name}`, () => {
    it('simulate each line, to the last unit', () =>
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

    it('simulate no order without lines', () =>
      within(async ({ submissions }) => {
        expect(codeOf(await submissions.simulate('DIRECT_FINANCING', [])())).toBe('ERROR_ORDER_EMPTY')
      }))

    it('place one order for one intent, however often it is sent', () =>
      within(async ({ submissions, orders }, request) => {
        const again = submissions.create(request, KEYS[0])
        const answers = [await again(), await again(), await again()]
        expect(answers.every(E.isRight)).toBe(true)
        expect(new Set(answers.map((answer) => E.isRight(answer) && answer.right)).size).toBe(1)
        if (orders !== undefined) expect(await orders.page(ALL_ORDERS)()).toMatchObject({ right: { totalRows: 1 } })
      }))

    it('reject one intent for two orders', () =>
      within(async ({ submissions, lines }, request) => {
        await submissions.create(request, KEYS[0])()
        expect(codeOf(await submissions.create({ ...request, lines: lines.slice(2, 3) }, KEYS[0])())).toBe(
          'ERROR_IDEMPOTENCY_MISMATCH',
        )
      }))

    it('accept an invoice in one order only', () =>
      within(async ({ submissions }, request) => {
        await submissions.create(request, KEYS[0])()
        expect(codeOf(await submissions.create(request, KEYS[1])())).toBe('ERROR_INVOICE_NOT_AVAILABLE')
      }))

    it('reject another transfer than the one that was read, with both, and place the order with that of now', () =>
      within(async ({ submissions }, request) => {
        const simulated = await submissions.simulate(request.type, request.lines)()
        const { transfer } = E.isRight(simulated) ? simulated.right : expect.fail(JSON.stringify(simulated.left))
        const read = money(transfer.currency, transfer.minor - 1)
        expect(await submissions.create(request, KEYS[0], read)()).toMatchObject({
          left: { code: 'ERROR_INVOICE_CHANGED', changed: { before: read, after: transfer } },
        })
        expect(E.isRight(await submissions.create(request, KEYS[1], transfer)())).toBe(true)
      }))

    it('list exactly the unavailable invoices, for simulations and orders', () =>
      within(async ({ submissions, lines }, request) => {
        await submissions.create({ ...request, lines: lines.slice(1, 2) }, KEYS[0])()
        const named = {
          left: { code: 'ERROR_INVOICE_NOT_AVAILABLE', invoices: lines.slice(1, 2).map(({ invoiceId }) => invoiceId) },
        }
        expect(await submissions.simulate('DIRECT_FINANCING', lines)()).toMatchObject(named)
        expect(await submissions.create({ ...request, lines }, KEYS[1])()).toMatchObject(named)
      }))

    it('place no order while the documents are read again, and that of the same intent before', () =>
      within(async ({ submissions, readAgain }, request) => {
        const placed = await submissions.create({ ...request, lines: request.lines.slice(0, 1) }, KEYS[0])()
        await readAgain()
        expect(codeOf(await submissions.create({ ...request, lines: request.lines.slice(1) }, KEYS[1])())).toBe(
          'ERROR_DOCUMENTS_READ_AGAIN',
        )
        expect(await submissions.create({ ...request, lines: request.lines.slice(0, 1) }, KEYS[0])()).toEqual(placed)
      }))

    it('ask others of the company once for one intent, who then have its invoices until they decide', () =>
      within(async ({ askOthers, submissions, orders }, request) => {
        await askOthers()
        const asked = await submissions.create(request, KEYS[0])()
        expect(asked).toMatchObject({ right: { _tag: 'Pending', approval: { act: 'ORDER', needed: 1, given: 0 } } })
        expect(await submissions.create(request, KEYS[0])()).toEqual(asked)
        expect(await submissions.create(request, KEYS[1])()).toMatchObject({
          left: {
            code: 'ERROR_APPROVAL_PENDING',
            invoices: request.lines.map(({ invoiceId }) => invoiceId),
          },
        })
        expect(codeOf(await submissions.simulate(request.type, request.lines)())).toBe('ERROR_INVOICE_NOT_AVAILABLE')
        if (orders !== undefined) expect(await orders.page(ALL_ORDERS)()).toMatchObject({ right: { totalRows: 0 } })
      }))

    it('accept the request for the documents of an order', () =>
      within(async ({ submissions }, request) => {
        const order = await submissions.create(request, KEYS[0])()
        const placed = E.isRight(order) && !isPending(order.right) ? order.right : expect.fail('no order')
        expect(E.isRight(await submissions.requestDocuments(placed)())).toBe(true)
      }))
  })
}

const KEYS = ['6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e01', '6f1c2b5e-0f4e-4b52-9a55-0d0f3a1c7e02'] as const

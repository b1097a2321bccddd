import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Payables } from '#application/payables/payables.port.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { firstPayablesOf } from './first-payables.ts'

/** A `Payables` implementation with one received invoice, whose supplier ceded it by a document that nothing proves. */
export interface AssigneesSubject {
  readonly payables: Payables
  /** Brings the invoices in line with the documents, which the host does after each confirmation. */
  readonly refresh: () => Promise<void>
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const rejected = (code: string) => ({ left: { _tag: 'Rejected', code } })
const MISSING = '999999999999999' as PayableId
const ASKED = { channel: 'PHONE', person: 'Ana Soto' } as const

export const assigneesContract = (name: string, make: () => Promise<AssigneesSubject>): void => {
  const within = async (use: (payables: Payables, refresh: () => Promise<void>) => Promise<void>): Promise<void> => {
    const { payables, refresh, stop } = await make()
    try {
      await use(payables, refresh)
    } finally {
      await stop()
    }
  }
  const theInvoice = async (payables: Payables) => {
    const [invoice] = right(await payables.page(firstPayablesOf('inbox'))()).rows
    const { assignee, unconfirmedCession: cession } = invoice ?? {}
    if (invoice === undefined || assignee === undefined || cession === undefined) return expect.fail('no cession')
    const seen = { assignor: cession.assignor.identifier, assignee: assignee.identifier, on: cession.on }
    return { invoice, seen }
  }

  describe(`Assignees of invoices: ${name}`, () => {
    it('wait with their cession until the user asked the supplier, and are paid then', () =>
      within(async (payables, refresh) => {
        const { invoice, seen } = await theInvoice(payables)
        expect(invoice.obstacle).toBe('PAYEE_IN_DOUBT')
        expect(invoice.unconfirmedCession?.assignor.identifier).toBe(invoice.supplier.identifier)
        const confirmed = right(await payables.confirmAssignee(invoice.id, seen, ASKED)())
        expect([confirmed.id, confirmed.assignee]).toEqual([invoice.id, invoice.assignee])
        await refresh()
        expect(right(await payables.page(firstPayablesOf('inbox'))()).rows).toMatchObject([
          { id: invoice.id, obstacle: undefined, assignee: invoice.assignee },
        ])
      }))

    it('confirmed again stay as they are', () =>
      within(async (payables) => {
        const { invoice, seen } = await theInvoice(payables)
        const confirmed = right(await payables.confirmAssignee(invoice.id, seen, ASKED)())
        expect(right(await payables.confirmAssignee(invoice.id, seen, ASKED)())).toEqual(confirmed)
      }))

    it('are not confirmed by another cession than the user saw, nor for an unknown invoice', () =>
      within(async (payables) => {
        const { invoice, seen } = await theInvoice(payables)
        const other = { ...seen, assignee: '60803000-K' }
        expect(await payables.confirmAssignee(invoice.id, other, ASKED)()).toMatchObject(rejected('ERROR_CONFLICT'))
        const earlier = { ...seen, assignor: seen.assignee }
        expect(await payables.confirmAssignee(invoice.id, earlier, ASKED)()).toMatchObject(rejected('ERROR_CONFLICT'))
        expect(await payables.confirmAssignee(MISSING, seen, ASKED)()).toMatchObject(rejected('ERROR_NOT_FOUND'))
        expect((await theInvoice(payables)).invoice).toEqual(invoice)
      }))
  })
}

import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { creditLineSet } from '#host/operator/set-credit-line.ts'
import { actOnOrder } from '#host/orders/change-status.ts'
import { payOrder } from '#host/orders/pay-order.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'
import { readyForTransfers } from '#test/host/orders/ready-for-transfers.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

const COMMANDS = 300
/** Each sequence has a company and a test of its own, because it takes seconds. */
const COMPANIES = ['61000001-K', '61000002-K']
const at = fc.nat({ max: 25 })
const command = fc.oneof(
  fc.record({ schedule: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 3 }) }),
  fc.record({ finance: at }),
  fc.record({ finance: at }),
  fc.record({ staff: fc.constantFrom('approve', 'transfer', 'reject'), at }),
  fc.record({ staff: fc.constantFrom('approve', 'transfer'), at }),
  fc.record({ delete: at }),
  fc.record({ repay: at, part: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined }) }),
  fc.record({ credit: fc.integer({ min: 100_000, max: 900_000 }), used: fc.nat({ max: 100_000 }) }),
)

type Command = typeof command extends fc.Arbitrary<infer A> ? A : never

/** The facts of a list that a test knows without asking the host. */
interface Known {
  readonly id: number
  readonly folio: string
  /** The repaid sum: thirty days at 2,8 %, rounded by invoice, and 500. */
  readonly total: number
  state: 'ready' | 'requested' | 'approved' | 'funded' | 'closed'
  order: OrderId | undefined
  owed: number
}

const totalOf = (amounts: ReadonlyArray<number>): number =>
  amounts.reduce((sum, amount) => sum + amount + Math.round((amount * 28) / 1_000), 500)

describe('after any sequence of 300 requests, decisions and repayments', () => {
  it.each(COMPANIES)('the credit line of %s and each rejection agree with what happened', async (taxId) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }),
        async (commands) => {
          const mine = await readyForTransfers(host, await host.company('CL', taxId, `credit${taxId}@empresa.cl`))
          const { businessId, token } = mine
          const known: Array<Known> = []
          let invoices = 0
          let balance = 0
          const ask = (call: string, body?: object) => {
            const [method = '', path = ''] = call.split(' ')
            const headers = { 'idempotency-key': crypto.randomUUID() }
            return host.request(`${method} /api/payment/business/${businessId}/${path}`, {
              token,
              headers,
              ...(body === undefined ? {} : { body }),
            })
          }
          const schedule = async (amounts: ReadonlyArray<number>) => {
            const first = invoices
            invoices += amounts.length
            const ids = await storePayables(
              host,
              mine,
              amounts.map((minor, place) => aReceivedInvoice('CL', first + place, { amount: money('CLP', minor) })),
            )
            const body = { name: 'Facturas', paymentDate: '2026-11-30', invoiceIds: ids.map(Number) }
            const { id } = (await ask('POST payroll', body)).body as { readonly id: number }
            const folio = String(100 + first)
            known.push({ id, folio, total: totalOf(amounts), state: 'ready', order: undefined, owed: 0 })
          }
          await schedule([1_000])
          await storeTransferAccounts(host, mine)
          const act = async (given: Command): Promise<void> => {
            if ('schedule' in given) return schedule(given.schedule)
            if ('credit' in given) {
              balance = given.credit - given.used
              const line = { credit: given.credit, balance }
              const company = { country: 'CL', identifier: taxId } as const
              const set = await creditLineSet.run(host.services, { taxId: company, ...line })
              expect(E.isRight(set)).toBe(true)
              return
            }
            const index =
              'finance' in given
                ? given.finance
                : 'delete' in given
                  ? given.delete
                  : 'repay' in given
                    ? given.repay
                    : given.at
            const list = known[index]
            if (list === undefined) return
            if ('finance' in given) {
              const claimed = known.filter(({ state }) => state === 'requested' || state === 'approved')
              const free = balance - claimed.reduce((sum, { total }) => sum + total, 0)
              const isAllowed = list.state === 'ready' && list.total <= free
              const { body, status } = await ask(`PUT payroll/${list.id}/request-financing`, {
                expirationDate: '2026-12-30T00:00:00.000Z',
              })
              expect([list.state, status === 200]).toEqual([list.state, isAllowed])
              if (!isAllowed) return
              Object.assign(list, { state: 'requested', order: String((body as { orderId: number }).orderId) })
            } else if ('delete' in given) {
              if (list.state === 'closed') return
              const isAllowed = list.state === 'requested' || list.state === 'approved'
              const { status } = await ask(`DELETE payroll/${list.id}`)
              expect([list.state, status === 200]).toEqual([list.state, isAllowed])
              if (isAllowed) list.state = 'closed'
            } else if ('staff' in given && list.order !== undefined) {
              const done = await actOnOrder(host.services, list.order, given.staff, 'Sin cupo.')
              const from = { approve: ['requested'], transfer: ['approved'], reject: ['requested', 'approved'] }[
                given.staff
              ]
              expect([given.staff, list.state, E.isRight(done)]).toEqual([
                given.staff,
                list.state,
                from.includes(list.state),
              ])
              if (E.isLeft(done)) return
              list.state = ({ approve: 'approved', transfer: 'funded', reject: 'closed' } as const)[given.staff]
              if (given.staff !== 'transfer') return
              list.owed = list.total
              balance -= list.total
            } else if ('repay' in given && list.order !== undefined) {
              const instead = given.part === undefined ? { folio: undefined } : { folio: list.folio }
              const paid = await payOrder(host.services, {
                orderId: list.order,
                daysLate: undefined,
                amount: given.part,
                ...instead,
              })
              if (E.isLeft(paid)) return
              expect(list.state).toBe('funded')
              const amount = given.part ?? list.owed
              expect(paid.right.paid.minor).toBe(amount)
              list.owed -= amount
              balance += amount
              expect([list.owed, paid.right.status === 'PAID']).toEqual([list.owed, list.owed === 0])
            }
          }
          for (const given of commands) {
            await act(given)
            const line = (await ask('GET account/credit-line')).body as { readonly balance: number }
            expect(line.balance).toBe(balance)
          }
        },
      ),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

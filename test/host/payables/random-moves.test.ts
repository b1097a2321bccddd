import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money.ts'
import { PAYMENT_OBSTACLES, type PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'
import { aReceivedInvoice, storePayables } from './a-payable.ts'

let host: AHost
/** Each run has a company of its own: its keys must not meet those of another run. */
let companies = 0
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

type Place = 'inbox' | 'paid' | 'archived'

/** What a test knows of an invoice without asking the host. */
interface Known {
  place: Place
  amount: number
  obstacle: PaymentObstacle | undefined
  isLate: boolean
}

const INVOICES = 30
const COMMANDS = 300
const TODAY = '2026-11-20'

const command = fc.oneof(
  fc.record({
    move: fc.constantFrom('archive', 'pay', 'restore'),
    of: fc.uniqueArray(fc.nat({ max: INVOICES - 1 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    document: fc.nat({ max: INVOICES - 1 }),
    amount: fc.nat({ max: 10_000 }),
    obstacle: fc.option(fc.constantFrom(...PAYMENT_OBSTACLES), { nil: undefined, freq: 2 }),
  }),
)

const FROM: Readonly<Record<'archive' | 'pay' | 'restore', ReadonlyArray<Place>>> = {
  archive: ['inbox'],
  pay: ['inbox'],
  restore: ['paid', 'archived'],
}
const TO = { archive: 'archived', pay: 'paid', restore: 'inbox' } as const

const sumOf = (known: ReadonlyArray<Known>, isCounted: (one: Known) => boolean): number =>
  known.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0)
const isOwed = ({ obstacle, place }: Known): boolean => place === 'inbox' && obstacle === undefined

describe('after any sequence of 300 moves and changed documents', () => {
  it('each invoice is in one list, and lists, counts and sums agree with what happened', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }),
        async (commands) => {
          companies += 1
          const mine = await host.company('CL', `${60_000_000 + companies}-K`, `random${companies}@empresa.cl`)
          const path = (rest: string) => `/api/payment/business/${mine.businessId}/${rest}`
          const { token } = mine
          const invoiceOf = (at: number, { amount, obstacle }: Pick<Known, 'amount' | 'obstacle'>) =>
            aReceivedInvoice('CL', at * 4, { key: `received-${at}`, amount: money('CLP', amount), obstacle })
          const known = Array.from({ length: INVOICES }, (_, at): Known => {
            return { place: 'inbox', amount: 1_000 + at, obstacle: undefined, isLate: false }
          })
          const ids = await storePayables(
            host,
            mine,
            known.map((one, at) => invoiceOf(at, one)),
          )
          const get = async <A>(rest: string) => (await host.ask(`GET ${path(rest)}`, { token })).body as A
          const listed = await get<{ data: ReadonlyArray<{ id: number; paymentDetail: { paymentDate: string } }> }>(
            'invoice?option=inbox&page=1&size=100',
          )
          for (const { id, paymentDetail } of listed.data) {
            const one = known[ids.indexOf(String(id) as never)]
            if (one !== undefined) one.isLate = paymentDetail.paymentDate < TODAY
          }
          for (const [at, given] of commands.entries()) {
            if ('document' in given) {
              const one = known[given.document] ?? expect.fail('no invoice')
              Object.assign(one, { amount: given.amount, obstacle: given.obstacle })
              await storePayables(host, mine, [invoiceOf(given.document, one)])
              continue
            }
            const chosen = given.of.map((index) => known[index] ?? expect.fail('no invoice'))
            const canMove = chosen.every(({ place }) => FROM[given.move].includes(place))
            const answer = await host.ask(`PUT ${path(`invoice/${given.move}`)}`, {
              token,
              headers: { 'idempotency-key': `command-${at}` },
              body: { archivedAt: TODAY, paidAt: TODAY, invoiceIds: given.of.map((index) => Number(ids[index])) },
            })
            expect(answer.status).toBe(canMove ? 200 : 409)
            if (canMove) for (const one of chosen) one.place = TO[given.move]
          }
          const places = (place: Place) => known.filter((one) => one.place === place).length
          expect(await get('stats')).toEqual({
            pending: sumOf(known, (one) => isOwed(one) && !one.isLate),
            scheduled: 0,
            delayed: sumOf(known, (one) => isOwed(one) && one.isLate),
            paid: sumOf(known, ({ place }) => place === 'paid'),
            counts: { inbox: places('inbox'), paid: places('paid'), archived: places('archived') },
          })
          for (const place of ['inbox', 'paid', 'archived'] as const) {
            const page = await get<{ data: ReadonlyArray<{ id: number }>; totalAmount: number }>(
              `invoice?option=${place}&page=1&size=100`,
            )
            expect(page.data.map(({ id }) => String(id)).toSorted()).toEqual(
              ids.filter((_, index) => known[index]?.place === place).toSorted(),
            )
            expect(page.totalAmount).toBe(sumOf(known, (one) => one.place === place))
          }
        },
      ),
      { numRuns: 3 },
    )
  })
})

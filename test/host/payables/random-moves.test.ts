import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { PAYMENT_OBSTACLES, type PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import { aHost, type AHost } from '#test/host/server/a-host.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import { aReceivedInvoice, storePayables, storeTransferAccounts } from './a-payable.ts'

let host: AHost
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())

type Place = 'inbox' | 'scheduled' | 'paid' | 'archived'

/** The facts of an invoice that a test knows without asking the host. */
interface Known {
  place: Place
  amount: number
  obstacle: PaymentObstacle | undefined
  /** Days since its reception; undefined where that is unknown. */
  readonly received: number | undefined
  isUnanswered: boolean
  isDeferred: boolean
  /** Until it is due; negative when it is late. */
  days: number
  /** The payroll of a scheduled or paid invoice. */
  payroll: number | undefined
}

/** The days of each bucket. */
const DUE = [
  ['LONG_OVERDUE', -Infinity, -31],
  ['OVERDUE', -30, -1],
  ['WITHIN_7', 0, 7],
  ['WITHIN_15', 8, 15],
  ['WITHIN_30', 16, 30],
  ['LATER', 31, Infinity],
] as const
const DAY_MS = 86_400_000
const INVOICES = 30
const COMMANDS = 300
/** Each sequence has a company and a test of its own, because it takes seconds. */
const COMPANIES = ['60000001-K', '60000002-K', '60000003-K']
const TODAY = '2026-11-20' as CivilDate
/** Until payrolls are due, on the 30th. */
const LIST_DAYS = 10

const command = fc.oneof(
  fc.record({
    move: fc.constantFrom('archive', 'pay', 'restore'),
    of: fc.uniqueArray(fc.nat({ max: INVOICES - 1 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    schedule: fc.uniqueArray(fc.nat({ max: INVOICES - 1 }), { minLength: 1, maxLength: 6 }),
  }),
  fc.record({ payroll: fc.nat({ max: 20 }), step: fc.constantFrom('payDirectly', 'delete') }),
  fc.record({
    document: fc.nat({ max: INVOICES - 1 }),
    amount: fc.nat({ max: 10_000 }),
    obstacle: fc.option(fc.constantFrom(...PAYMENT_OBSTACLES), { nil: undefined, freq: 2 }),
    isUnanswered: fc.boolean(),
    isDeferred: fc.boolean(),
  }),
)

/** The invoices that each notice counts, in the order of the host. */
const NOTICES: ReadonlyArray<readonly [name: string, list: Place, isNoticed: (one: Known) => boolean]> = [
  ['CLAIMABLE', 'inbox', (one) => isOwed(one) && one.isUnanswered && (one.received ?? Infinity) <= 8],
  ['CANCELLED', 'inbox', ({ obstacle, place }) => place === 'inbox' && obstacle === 'CANCELLED'],
  ['WITHOUT_RECEIPT', 'paid', (one) => one.place === 'paid' && one.isDeferred && one.obstacle === undefined],
  ['PAID_CANCELLED', 'paid', ({ obstacle, place }) => place === 'paid' && obstacle === 'CANCELLED'],
]

/** The places from which all invoices of one move may come. */
const FROM: Readonly<Record<'archive' | 'pay' | 'restore', ReadonlyArray<ReadonlyArray<Place>>>> = {
  archive: [['inbox']],
  pay: [['inbox']],
  restore: [['paid', 'archived'], ['scheduled']],
}
const TO = { archive: 'archived', pay: 'paid', restore: 'inbox' } as const

const sumOf = (known: ReadonlyArray<Known>, isCounted: (one: Known) => boolean): number =>
  known.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0)
/** Every third invoice has one; eight of the ten can still be claimed. */
const receivedDaysAgo = (at: number): number | undefined => (at % 3 === 0 ? at / 3 + 1 : undefined)
/** Every second invoice is of a supplier without a bank account. */
const hasAccount = (at: number): boolean => at % 2 === 0
const nativa = { name: 'Nativa SpA', identifier: identifierOf('Nativa SpA') }
const isOwed = ({ obstacle, place }: Known): boolean => place === 'inbox' && obstacle === undefined
const isScheduled = ({ obstacle, place }: Known): boolean => place === 'scheduled' && obstacle === undefined

describe('after any sequence of 300 moves and changed documents', () => {
  it.each(COMPANIES)('of %s each invoice is in one list, and lists, counts and sums agree', async (identifier) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }),
        async (commands) => {
          const mine = await host.company('CL', identifier, `random${identifier}@empresa.cl`)
          const path = (rest: string) => `/api/payment/business/${mine.businessId}/${rest}`
          const { token } = mine
          const invoiceOf = (at: number, { amount, isDeferred, isUnanswered, obstacle, received }: Known) =>
            aReceivedInvoice('CL', at * 4, {
              receivedOn: received === undefined ? undefined : addDays(TODAY, -received),
              isUnanswered,
              isDeferred,
              key: `received-${at}`,
              amount: money('CLP', amount),
              obstacle,
              ...(hasAccount(at) ? {} : { supplier: nativa, payee: nativa }),
            })
          const known = Array.from({ length: INVOICES }, (_, at): Known => {
            const facts = { obstacle: undefined, received: receivedDaysAgo(at), isUnanswered: false, isDeferred: false }
            return { place: 'inbox', amount: 1_000 + at, days: 0, payroll: undefined, ...facts }
          })
          const ids = await storePayables(
            host,
            mine,
            known.map((one, at) => invoiceOf(at, one)),
          )
          await storeTransferAccounts(host, mine, [nativa.identifier])
          const payrolls: Array<{ readonly id: number; isOpen: boolean; isDeleted: boolean }> = []
          const get = async <A>(rest: string) => (await host.request(`GET ${path(rest)}`, { token })).body as A
          const listed = await get<{ data: ReadonlyArray<{ id: number; paymentDetail: { paymentDate: string } }> }>(
            'invoice?option=inbox&page=1&size=100',
          )
          for (const { id, paymentDetail } of listed.data) {
            const one = known[ids.indexOf(String(id) as never)]
            if (one !== undefined) one.days = (Date.parse(paymentDetail.paymentDate) - Date.parse(TODAY)) / DAY_MS
          }
          for (const [at, given] of commands.entries()) {
            if ('document' in given) {
              const one = known[given.document] ?? expect.fail('no invoice')
              const { amount, isDeferred, isUnanswered, obstacle } = given
              Object.assign(one, { amount, isDeferred, isUnanswered, obstacle })
              await storePayables(host, mine, [invoiceOf(given.document, one)])
              continue
            }
            const key = { 'idempotency-key': `command-${at}` }
            if ('schedule' in given) {
              const wanted = given.schedule.map((index) => known[index] ?? expect.fail('no invoice'))
              const body = {
                name: 'Facturas',
                paymentDate: '2026-11-30',
                invoiceIds: given.schedule.map((index) => Number(ids[index])),
              }
              const answer = await host.request(`POST ${path('payroll')}`, { token, headers: key, body })
              expect(answer.status).toBe(wanted.every(isOwed) ? 200 : 409)
              if (answer.status !== 200) continue
              const { id } = answer.body as { readonly id: number }
              payrolls.push({ id, isOpen: true, isDeleted: false })
              for (const one of wanted) Object.assign(one, { place: 'scheduled', payroll: id })
              continue
            }
            if ('step' in given) {
              const payroll = payrolls[given.payroll]
              if (payroll === undefined || payroll.isDeleted) continue
              const of = known.filter((one) => one.payroll === payroll.id)
              const isComplete = of.every((one) => hasAccount(known.indexOf(one)))
              const isPaying = given.step === 'payDirectly'
              const call = isPaying
                ? `PUT ${path('payroll/request-payment')}`
                : `DELETE ${path(`payroll/${payroll.id}`)}`
              const body = { payrollIds: [payroll.id], paid: true, method: 'DIRECT' }
              const answer = await host.request(call, { token, headers: key, ...(isPaying ? { body } : {}) })
              const canPay = isComplete && of.length > 0 && of.every(({ obstacle }) => obstacle === undefined)
              const isAllowed = payroll.isOpen && (isPaying ? canPay : !isComplete)
              expect([given.step, answer.status]).toEqual([given.step, isAllowed ? 200 : 409])
              if (!isAllowed) continue
              Object.assign(payroll, { isOpen: false, isDeleted: !isPaying })
              for (const one of of)
                Object.assign(one, isPaying ? { place: 'paid' } : { place: 'inbox', payroll: undefined })
              continue
            }
            const chosen = given.of.map((index) => known[index] ?? expect.fail('no invoice'))
            const canMove = FROM[given.move].some((from) => chosen.every(({ place }) => from.includes(place)))
            const answer = await host.request(`PUT ${path(`invoice/${given.move}`)}`, {
              token,
              headers: key,
              body: { archivedAt: TODAY, paidAt: TODAY, invoiceIds: given.of.map((index) => Number(ids[index])) },
            })
            expect(answer.status).toBe(canMove ? 200 : 409)
            if (canMove) for (const one of chosen) Object.assign(one, { place: TO[given.move], payroll: undefined })
          }
          const places = (place: Place) => known.filter((one) => one.place === place).length
          const pesos = (matching: (one: Known) => boolean) => [{ amount: sumOf(known, matching), currency: 'CLP' }]
          const counted = (matching: (one: Known) => boolean) => ({
            invoices: known.filter(matching).length,
            amount: sumOf(known, matching),
            totals: pesos(matching),
          })
          const sums = {
            pending: (one: Known) => isOwed(one) || isScheduled(one),
            scheduled: isScheduled,
            delayed: (one: Known) => isOwed(one) && one.days < 0,
            paid: ({ place }: Known) => place === 'paid',
          }
          expect(await get('stats')).toEqual({
            ...Object.fromEntries(Object.entries(sums).map(([name, matching]) => [name, sumOf(known, matching)])),
            totals: Object.fromEntries(Object.entries(sums).map(([name, matching]) => [name, pesos(matching)])),
            due: DUE.map(([bucket, first, last]) => {
              const isDue = (days: number) => first <= days && days <= last
              const inbox = known.filter((one) => isOwed(one) && isDue(one.days))
              const listed = known.filter((one) => isScheduled(one) && isDue(LIST_DAYS))
              const days = [...inbox.map((one) => one.days), ...listed.map(() => LIST_DAYS)]
              return {
                bucket,
                ...counted((one) => [...inbox, ...listed].includes(one)),
                invoices: inbox.length,
                payrolls: new Set(listed.map(({ payroll }) => payroll)).size,
                scheduledTotals: pesos((one) => listed.includes(one)),
                ...(days.length > 0 ? { firstDate: addDays(TODAY, Math.min(...days)) } : {}),
              }
            }),
            notices: NOTICES.map(([notice, , isNoticed]) => ({ notice, ...counted(isNoticed) })),
            counts: {
              inbox: places('inbox'),
              scheduled: places('scheduled'),
              paid: places('paid'),
              archived: places('archived'),
            },
          })
          const open = await get<{ data: ReadonlyArray<{ id: number; totalInvoices: number; summedAmount: number }> }>(
            'payroll?page=1&size=100&option=not-paid',
          )
          expect(open.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
            [
              ...new Set(known.flatMap(({ payroll, place }) => (place === 'scheduled' ? (payroll ?? []) : []))),
            ].toSorted((a, b) => a - b),
          )
          expect(open.data.reduce((sum, { totalInvoices }) => sum + totalInvoices, 0)).toBe(places('scheduled'))
          expect(open.data.reduce((sum, { summedAmount }) => sum + summedAmount, 0)).toBe(
            sumOf(known, ({ obstacle, place }) => place === 'scheduled' && obstacle === undefined),
          )
          for (const [bucket, first, last] of DUE) {
            const lists = await get<{ data: ReadonlyArray<{ id: number; owedTotals: ReadonlyArray<unknown> }> }>(
              `payroll?page=1&size=100&option=not-paid&due=${bucket}`,
            )
            const owing = new Set(known.flatMap((one) => (isScheduled(one) ? (one.payroll ?? []) : [])))
            expect(lists.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
              first <= LIST_DAYS && LIST_DAYS <= last ? [...owing].toSorted((a, b) => a - b) : [],
            )
            for (const { id, owedTotals } of lists.data)
              expect(owedTotals).toEqual(
                pesos((one) => isScheduled(one) && one.payroll === id).filter(({ amount }) => amount > 0),
              )
            const page = await get<{ data: ReadonlyArray<{ id: number }> }>(
              `invoice?option=inbox&page=1&size=100&due=${bucket}`,
            )
            const isDue = (one: Known | undefined) =>
              one !== undefined && isOwed(one) && first <= one.days && one.days <= last
            expect(page.data.map(({ id }) => String(id)).toSorted()).toEqual(
              ids.filter((_, index) => isDue(known[index])).toSorted(),
            )
          }
          for (const [notice, list, isNoticed] of NOTICES) {
            const page = await get<{ data: ReadonlyArray<{ id: number }> }>(
              `invoice?option=${list}&page=1&size=100&notice=${notice}`,
            )
            expect(page.data.map(({ id }) => String(id)).toSorted()).toEqual(
              ids.filter((_, index) => known.filter(isNoticed).includes(known[index] as Known)).toSorted(),
            )
          }
          for (const place of ['inbox', 'paid', 'archived'] as const) {
            const page = await get<{ data: ReadonlyArray<{ id: number }>; totalAmount: number }>(
              `invoice?option=${place}&page=1&size=100`,
            )
            expect(page.data.map(({ id }) => String(id)).toSorted()).toEqual(
              ids.filter((_, index) => known[index]?.place === place).toSorted(),
            )
            expect(page.totalAmount).toBe(sumOf(known, (one) => one.place === place))
          }
          for (const [payable, isListed] of [
            ['yes', isOwed],
            ['no', (one: Known) => one.place === 'inbox' && !isOwed(one)],
          ] as const) {
            const page = await get<{ data: ReadonlyArray<{ id: number }> }>(
              `invoice?option=inbox&page=1&size=100&payable=${payable}`,
            )
            expect(page.data.map(({ id }) => String(id)).toSorted()).toEqual(
              ids.filter((_, index) => known.filter(isListed).includes(known[index] as Known)).toSorted(),
            )
          }
        },
      ),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Payables } from '#application/payables/payables.port.ts'
import type { PayrollDetail, Payrolls } from '#application/payables/payrolls.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { inForce } from '#test/support/in-force.ts'
import { firstPayablesOf } from './first-payables.ts'

/**
 * A `Payrolls` implementation with three invoices of `Papelera Austral`, of 1,000, 1,001 and 1,002 pesos, on 20 November
 * 2026. The supplier and the financier have an account; that of the supplier was never paid.
 */
export interface PayrollsSubject {
  readonly payrolls: Payrolls
  readonly payables: Payables
  /** From then on another member authorises payments. */
  readonly guard: () => Promise<void>
  /** That member authorises the payment that waits. */
  readonly approve: (id: PayrollId) => Promise<void>
  readonly stop: () => Promise<void>
}

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const rejected = (code: string) => ({ left: { _tag: 'Rejected', code } })
const NAME = 'Facturas del 30 de noviembre'
const MISSING = '999999999999999' as PayrollId

export const payrollsContract = (name: string, make: () => Promise<PayrollsSubject>): void => {
  const within = async (use: (subject: PayrollsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }
  const inbox = async (payables: Payables): Promise<ReadonlyArray<PayableId>> => {
    return right(await payables.page(firstPayablesOf('inbox'))())
      .rows.toSorted((one, other) => (one.folio < other.folio ? -1 : 1))
      .map(({ id }) => id)
  }
  const created = async ({ payables, payrolls }: PayrollsSubject, count = 2) => {
    const invoiceIds = (await inbox(payables)).slice(0, count)
    const request = { name: NAME, paymentDate: '2026-11-30' as CivilDate, invoiceIds }
    return { request, payroll: right(await payrolls.create(request, 'k-1')()) }
  }

  const confirmed = async ({ payrolls }: PayrollsSubject, { id }: Pick<PayrollDetail, 'id'>): Promise<void> => {
    const [payee] = right(await payrolls.transfers(id)()).payees
    if (payee?.caution === undefined) return expect.fail('no payee')
    const seen = { id: payee.id, currency: payee.total.currency, version: payee.caution.version }
    right(await payrolls.confirmPayee(id, seen, { channel: 'PHONE', person: 'Luis Paz' }, 'k-confirm')())
  }

  describe(`Payrolls: ${name}`, () => {
    it('are made for several days at once, all of them or none', () =>
      within(async ({ payables, payrolls }) => {
        const [first, second, third] = await inbox(payables)
        if (first === undefined || second === undefined || third === undefined) return expect.fail('no invoices')
        const list = (day: string, ...invoiceIds: ReadonlyArray<PayableId>) => ({
          name: `Facturas del ${day}`,
          paymentDate: `2026-11-${day}` as CivilDate,
          invoiceIds,
        })
        const twice = [list('30', first), list('27', second, first)]
        expect(await payrolls.createAll(twice, 'k-1')()).toMatchObject(rejected('ERROR_PAYABLE_MOVED'))
        expect(right(await payrolls.page(1, 20)()).rows).toEqual([])
        expect(await inbox(payables)).toHaveLength(3)
        const lists = [list('30', first, third), list('27', second)]
        const made = right(await payrolls.createAll(lists, 'k-2')())
        expect(right(await payrolls.createAll(lists, 'k-2')()).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
        expect(made).toMatchObject([
          { name: 'Facturas del 30', paymentDate: '2026-11-30', invoices: 2 },
          { name: 'Facturas del 27', paymentDate: '2026-11-27', invoices: 1 },
        ])
        expect(await inbox(payables)).toEqual([])
      }))

    it('take invoices out of the inbox, once per key', () =>
      within(async (subject) => {
        const { payables, payrolls } = subject
        const { payroll, request } = await created(subject)
        expect(payroll).toMatchObject({
          name: NAME,
          paymentDate: '2026-11-30',
          status: 'SCHEDULED_READY_TO_PAY',
          invoices: 2,
          suppliers: 1,
          total: money('CLP', 2_001),
          hasBankAccount: true,
          notPayable: 0,
        })
        expect(right(await payrolls.create(request, 'k-1')())).toEqual(payroll)
        expect(await payrolls.create(request, 'k-2')()).toMatchObject(rejected('ERROR_PAYABLE_MOVED'))
        expect(await inbox(payables)).toHaveLength(1)
        expect(right(await payables.totals()())).toMatchObject({
          scheduled: [money('CLP', 2_001)],
          counts: { inbox: 1, scheduled: 2 },
        })
        expect(right(await payrolls.page(1, 20)())).toMatchObject({ rows: [payroll], totalRows: 1 })
        expect(right(await payrolls.payroll(payroll.id)())).toEqual(payroll)
        const { rows, totalAmount } = right(await payrolls.invoices(payroll.id, 1, 20)())
        expect(rows.map(({ folio, location, payrollName }) => [folio, location, payrollName]).toSorted()).toEqual([
          ['100', { _tag: 'Scheduled', payrollId: payroll.id }, NAME],
          ['101', { _tag: 'Scheduled', payrollId: payroll.id }, NAME],
        ])
        expect(totalAmount).toEqual(money('CLP', 2_001))
        expect(await payrolls.payroll(MISSING)()).toMatchObject(rejected('ERROR_NOT_FOUND'))
      }))

    it('are due on their own day, and owe there what the totals say', () =>
      within(async (subject) => {
        const { payables, payrolls } = subject
        const { payroll } = await created(subject)
        const { due, pending } = right(await payables.totals()())
        expect(pending).toEqual([money('CLP', 3_003)])
        expect(due.filter(({ lists }) => lists > 0)).toMatchObject([
          {
            bucket: 'WITHIN_15',
            invoices: 0,
            lists: 1,
            first: '2026-11-30',
            totals: payroll.owed,
            scheduled: payroll.owed,
          },
        ])
        expect(right(await payrolls.page(1, 20, { due: 'WITHIN_15' })()).rows).toEqual([payroll])
        expect(right(await payrolls.page(1, 20, { due: 'WITHIN_7' })()).totalRows).toBe(0)
      }))

    it('are found by name, payee, folio and amount, and by the status that is displayed', () =>
      within(async (subject) => {
        const { payrolls } = subject
        const { payroll } = await created(subject)
        for (const search of [NAME.toUpperCase(), 'papelera', '101', '2.001', '1.001'])
          expect(right(await payrolls.page(1, 20, { search })()).rows, search).toEqual([payroll])
        for (const search of ['no hay', '999', '5.555'])
          expect(right(await payrolls.page(1, 20, { search })()).totalRows, search).toBe(0)
        expect(right(await payrolls.page(1, 20, { status: 'SCHEDULED_READY_TO_PAY' })()).rows).toEqual([payroll])
        for (const status of ['INCOMPLETE_DATA', 'PAYMENT_PROBLEM'] as const)
          expect(right(await payrolls.page(1, 20, { status, search: '' })()).totalRows).toBe(0)
      }))

    it('give invoices back to the inbox, and take them again', () =>
      within(async (subject) => {
        const { payables, payrolls } = subject
        const { payroll, request } = await created(subject)
        right(await payables.restore(request.invoiceIds, 'k-2')())
        expect(await inbox(payables)).toHaveLength(3)
        expect(right(await payrolls.page(1, 20)()).totalRows).toBe(0)
        const back = right(await payrolls.addInvoices(payroll.id, request.invoiceIds, 'k-3')())
        expect(back).toEqual(payroll)
      }))

    it('show and pay no account before its payee was asked', () =>
      within(async (subject) => {
        const { payrolls } = subject
        const { payroll } = await created(subject)
        const payee = async () => right(await payrolls.transfers(payroll.id)()).payees[0] ?? expect.fail('no payee')
        const before = await payee()
        expect(before.account?.number).toMatch(/^···\d+$/)
        expect(before.caution).toMatchObject({ isUnconfirmed: true, confirmedBy: undefined, person: undefined })
        for (const request of ['DeclarePaid', 'PayLater', 'PaidDirectly'] as const)
          expect(await payrolls.requestPayment(payroll.id, request, `k-${request}`)()).toMatchObject(
            rejected('ERROR_PAYEE_UNCONFIRMED'),
          )
        const asked = { channel: 'IN_PERSON', person: 'Eva Rey' } as const
        const { currency } = before.total
        const stale = { id: before.id, currency, version: 99 }
        expect(await payrolls.confirmPayee(payroll.id, stale, asked, 'k-8')()).toMatchObject(rejected('ERROR_CONFLICT'))
        const seen = { id: before.id, currency, version: before.caution?.version ?? 0 }
        const after = right(await payrolls.confirmPayee(payroll.id, seen, asked, 'k-9')())
        expect(after.account?.number).toMatch(/^\d+$/)
        expect(after.caution).toMatchObject({ isUnconfirmed: false, confirmedOn: '2026-11-20', ...asked })
        expect(await payee()).toEqual(after)
        expect(inForce(right(await payrolls.requestPayment(payroll.id, 'PayLater', 'k-PayLater')())).status).toBe(
          'FUNDING_AWAITING',
        )
      }))

    it('are paid by a transfer that is announced and then declared', () =>
      within(async (subject) => {
        const { payrolls } = subject
        const { payroll } = await created(subject)
        await confirmed(subject, payroll)
        const transfers = right(await payrolls.transfers(payroll.id)())
        expect(transfers.account).toBeDefined()
        expect(transfers.payees).toMatchObject([
          { name: 'Papelera Austral', invoices: 2, total: money('CLP', 2_001), account: { bank: 'BancoEstado' } },
        ])
        expect(await payrolls.delete(payroll.id)()).toMatchObject(rejected('ERROR_PAYROLL_NOT_PAYABLE'))
        const announced = inForce(right(await payrolls.requestPayment(payroll.id, 'PayLater', 'k-2')()))
        expect(announced.status).toBe('FUNDING_AWAITING')
        const declared = inForce(right(await payrolls.requestPayment(payroll.id, 'DeclarePaid', 'k-3')()))
        expect(declared.status).toBe('PAYMENT_IN_PROCESS')
        expect(inForce(right(await payrolls.requestPayment(payroll.id, 'DeclarePaid', 'k-3')())).status).toBe(
          declared.status,
        )
        expect(await payrolls.requestPayment(payroll.id, 'DeclarePaid', 'k-4')()).toMatchObject(
          rejected('ERROR_PAYROLL_NOT_PAYABLE'),
        )
      }))

    it('are recorded as paid when the business paid its suppliers', () =>
      within(async (subject) => {
        const { payables, payrolls } = subject
        const { payroll } = await created(subject)
        await confirmed(subject, payroll)
        expect(inForce(right(await payrolls.requestPayment(payroll.id, 'PaidDirectly', 'k-2')())).status).toBe('PAID')
        expect(right(await payables.page(firstPayablesOf('paid'))()).rows).toMatchObject([
          { location: { _tag: 'Paid', on: '2026-11-20', payrollId: payroll.id }, payrollName: NAME },
          { location: { _tag: 'Paid', on: '2026-11-20', payrollId: payroll.id }, payrollName: NAME },
        ])
        expect(right(await payrolls.page(1, 20)()).totalRows).toBe(0)
      }))

    it('wait for others where these authorise payments, and are then paid by that method only', () =>
      within(async (subject) => {
        const { payrolls } = subject
        const { payroll } = await created(subject)
        const { id } = payroll
        await confirmed(subject, payroll)
        await subject.guard()
        const masked = { account: { number: expect.stringMatching(/^···/) as string } }
        expect(right(await payrolls.transfers(id)())).toMatchObject({
          guardedActs: ['PAY'],
          payees: [masked],
          ...masked,
        })
        const required = rejected('ERROR_APPROVAL_REQUIRED')
        expect(await payrolls.requestPayment(id, 'DeclarePaid', 'k-2')()).toMatchObject(required)
        const asked = right(await payrolls.requestPayment(id, 'AnnounceDirect', 'k-3')())
        expect(asked).toMatchObject({
          _tag: 'Pending',
          approval: { act: 'PAY', state: 'PENDING', needed: 1, given: 0 },
        })
        expect(right(await payrolls.requestPayment(id, 'AnnounceDirect', 'k-3')())).toEqual(asked)
        const waiting = right(await payrolls.page(1, 20, { status: 'AWAITING_APPROVAL' })()).rows
        expect(waiting).toMatchObject([{ id, status: 'SCHEDULED_READY_TO_PAY', approval: { act: 'PAY' } }])
        const pending = rejected('ERROR_APPROVAL_PENDING')
        expect(await payrolls.requestPayment(id, 'AnnounceDirect', 'k-4')()).toMatchObject(pending)
        expect(await payrolls.delete(id)()).toMatchObject(pending)
        await subject.approve(id)
        const authorised = right(await payrolls.payroll(id)())
        expect(authorised).toMatchObject({ status: 'FUNDING_AWAITING', authorisedMethod: 'DIRECT' })
        expect(authorised.approval).toBeUndefined()
        expect(await payrolls.requestPayment(id, 'DeclarePaid', 'k-5')()).toMatchObject(required)
        expect(inForce(right(await payrolls.requestPayment(id, 'PaidDirectly', 'k-6')())).status).toBe('PAID')
      }))

    it('tell what their financing costs, and are not financed without a credit line', () =>
      within(async (subject) => {
        const { payrolls } = subject
        const { payroll } = await created(subject)
        const repaid = addDays(payroll.paymentDate, 30)
        expect(right(await payrolls.priceFinancing(payroll.id, repaid)())).toMatchObject({
          transfer: money('CLP', 2_001),
          interest: money('CLP', 56),
          operationCost: money('CLP', 500),
          total: money('CLP', 2_557),
        })
        expect(await payrolls.requestFinancing(payroll.id, repaid, 'k-2')()).toMatchObject(
          rejected('ERROR_CREDIT_LINE_EXCEEDED'),
        )
        expect(right(await payrolls.payroll(payroll.id)()).status).toBe('SCHEDULED_READY_TO_PAY')
      }))

    it('are deleted after their transfer was announced: the invoices go back to the inbox', () =>
      within(async (subject) => {
        const { payables, payrolls } = subject
        const { payroll } = await created(subject)
        await confirmed(subject, payroll)
        inForce(right(await payrolls.requestPayment(payroll.id, 'PayLater', 'k-2')()))
        right(await payrolls.delete(payroll.id)())
        expect(await inbox(payables)).toHaveLength(3)
        expect(await payrolls.delete(payroll.id)()).toMatchObject(rejected('ERROR_NOT_FOUND'))
      }))
  })
}

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { PayableListName, Payables } from '#application/payables/payables.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { DUE_BUCKETS, type DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import { firstPayablesOf } from './first-payables.ts'

/** A `Payables` implementation with three invoices of `Papelera Austral`, of 1,000, 1,001 and 1,002 pesos, on 20 November 2026. */
export interface PayablesSubject {
  readonly payables: Payables
  /** The financier pays the invoice. */
  readonly pay: (id: PayableId) => Promise<void>
  /** The financier attaches the requested voucher, a PDF. */
  readonly attach: (id: PayableId) => Promise<void>
  /** One more invoice, `103`, of 50 dollars, which were 46,000 pesos, to be paid on the day of invoice `102`. */
  readonly oweDollars: () => Promise<void>
  readonly stop: () => Promise<void>
}

const TODAY = '2026-11-20' as CivilDate
const date = (text: string) => text as CivilDate
const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
const MOVED = { left: { _tag: 'Rejected', code: 'ERROR_PAYABLE_MOVED' } }
const NOT_FOUND = { left: { _tag: 'Rejected', code: 'ERROR_NOT_FOUND' } }
const MISSING = '999999999999999' as PayableId

export const payablesContract = (name: string, make: () => Promise<PayablesSubject>): void => {
  const within = async (use: (payables: Payables, subject: PayablesSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject.payables, subject)
    } finally {
      await subject.stop()
    }
  }
  const listOf = async (payables: Payables, list: PayableListName) =>
    right(await payables.page(firstPayablesOf(list))()).rows
  const foliosOf = async (payables: Payables, list: PayableListName) =>
    (await listOf(payables, list)).map(({ folio }) => folio).toSorted()

  describe(`Payables: ${name}`, () => {
    it('come page by page with the sum and the suppliers of all matches', () =>
      within(async (payables) => {
        const page = right(await payables.page({ ...firstPayablesOf('inbox'), page: 2, pageSize: 2 })())
        expect([page.rows.length, page.totalRows, page.totalAmount]).toEqual([1, 3, money('CLP', 3_003)])
        expect([...page.bySupplier.values()]).toEqual([3])
        const found = right(await payables.page({ ...firstPayablesOf('inbox'), search: '101' })())
        expect(found.rows.map(({ folio }) => folio)).toEqual(['101'])
        const sort = { field: 'amount', direction: 'desc' } as const
        const sorted = right(await payables.page({ ...firstPayablesOf('inbox'), sort })())
        expect(sorted.rows.map(({ amount }) => amount.minor)).toEqual([1_002, 1_001, 1_000])
      }))

    it('are summed up by currency, and dollars are in no sum of pesos', () =>
      within(async (payables, { oweDollars }) => {
        await oweDollars()
        const sums = [money('CLP', 3_003), money('USD', 5_000)]
        const page = right(await payables.page({ ...firstPayablesOf('inbox'), pageSize: 1 })())
        expect([page.totalRows, page.totals, page.totalAmount]).toEqual([4, sums, money('CLP', 49_003)])
        const found = right(await payables.page({ ...firstPayablesOf('inbox'), search: '103' })())
        expect(found.totals).toEqual([money('USD', 5_000)])
        const before = right(await payables.totals()())
        expect([before.pending, before.paid]).toEqual([sums, [money('CLP', 0)]])
        expect(before.due.filter(({ invoices }) => invoices > 0)).toMatchObject([
          { bucket: 'WITHIN_30', invoices: 4, totals: sums },
        ])
        right(
          await payables.markPaid(
            found.rows.map(({ id }) => id),
            TODAY,
            'k-60',
          )(),
        )
        const after = right(await payables.totals()())
        expect([after.pending, after.paid]).toEqual([[money('CLP', 3_003)], [money('USD', 5_000)]])
        expect(right(await payables.page({ ...firstPayablesOf('archived') })()).totals).toEqual([money('CLP', 0)])
      }))

    it('have a history also without the original of their document', () =>
      within(async (payables) => {
        const [one] = await listOf(payables, 'inbox')
        if (one === undefined) return expect.fail('no invoices')
        expect(right(await payables.detailOf(one.id)())).toEqual({
          content: undefined,
          contentFailed: false,
          history: [{ _tag: 'InvoiceIssued', on: one.issueDate }],
        })
        expect(await payables.xmlOf(one.id)()).toMatchObject(NOT_FOUND)
        expect(await payables.detailOf(MISSING)()).toMatchObject(NOT_FOUND)
      }))

    it('of different amounts are no duplicates of each other, and may be told apart again', () =>
      within(async (payables) => {
        const [one, other] = (await listOf(payables, 'inbox')).map(({ id }) => id)
        if (one === undefined || other === undefined) expect.fail('no invoices')
        expect(right(await payables.duplicatesOf(one)())).toEqual([])
        expect(right(await payables.markDistinct(one, [other])())).toMatchObject({
          id: one,
          isPossibleDuplicate: false,
        })
        expect(await payables.duplicatesOf(MISSING)()).toMatchObject(NOT_FOUND)
        expect(await payables.markDistinct(MISSING, [one])()).toMatchObject(NOT_FOUND)
      }))

    it('are listed the first to pay first, and those that were paid last first', () =>
      within(async (payables) => {
        const inbox = await listOf(payables, 'inbox')
        expect(inbox.map(({ folio }) => folio)).toEqual(['102', '101', '100'])
        const [one, other, last] = inbox.map(({ id }) => id)
        if (one === undefined || other === undefined || last === undefined) return expect.fail('no invoices')
        right(await payables.markPaid([one], date('2026-11-17'), 'k-30')())
        right(await payables.markPaid([other], date('2026-11-19'), 'k-31')())
        right(await payables.markPaid([last], date('2026-11-18'), 'k-32')())
        expect((await listOf(payables, 'paid')).map(({ id }) => id)).toEqual([other, last, one])
      }))

    it('are counted and filtered by when they are due', () =>
      within(async (payables) => {
        const due = async () => right(await payables.totals()()).due
        const inBucket = async (bucket: DueBucket) => {
          const page = right(await payables.page({ ...firstPayablesOf('inbox'), due: bucket })())
          expect(page.totalRows).toBe(page.rows.length)
          return page.rows.map(({ folio }) => folio)
        }
        const before = await due()
        expect(before.map(({ bucket }) => bucket)).toEqual(DUE_BUCKETS)
        expect(before.map(({ invoices }) => invoices)).toEqual([0, 0, 0, 0, 3, 0])
        const [first, second] = (await listOf(payables, 'inbox')).map(({ id }) => id)
        if (first === undefined || second === undefined) return expect.fail('no invoices')
        right(await payables.changeDate(first, 1, date('2026-11-27'))())
        right(await payables.changeDate(second, 1, date('2026-12-21'))())
        expect((await due()).map(({ invoices }) => invoices)).toEqual([0, 0, 1, 0, 1, 1])
        expect((await due()).map(({ totals }) => totals)).toEqual(
          [0, 0, 1_002, 0, 1_000, 1_001].map((minor) => [money('CLP', minor)]),
        )
        expect([await inBucket('WITHIN_7'), await inBucket('WITHIN_15'), await inBucket('LATER')]).toEqual([
          ['102'],
          [],
          ['101'],
        ])
        right(await payables.archive([first], TODAY, 'k-40')())
        expect(await inBucket('WITHIN_7')).toEqual([])
      }))

    it('have a voucher when the financier paid them: requested once, then downloaded', () =>
      within(async (payables, { attach, pay }) => {
        const [own, paid] = await listOf(payables, 'inbox')
        if (own === undefined || paid === undefined) return expect.fail('no invoices')
        right(await payables.markPaid([own.id], TODAY, 'k-20')())
        await pay(paid.id)
        const stateOf = async (id: PayableId) => (await listOf(payables, 'paid')).find((one) => one.id === id)?.voucher
        expect([await stateOf(own.id), await stateOf(paid.id)]).toEqual([undefined, 'REQUESTABLE'])
        expect(await payables.requestVoucher(own.id)()).toMatchObject({ left: { code: 'ERROR_VOUCHER_NOT_AVAILABLE' } })
        expect(await payables.requestVoucher(MISSING)()).toMatchObject(NOT_FOUND)
        expect(right(await payables.requestVoucher(paid.id)()).voucher).toBe('REQUESTED')
        expect(right(await payables.requestVoucher(paid.id)()).voucher).toBe('REQUESTED')
        expect(await payables.downloadVoucher(paid.id)()).toMatchObject(NOT_FOUND)
        await attach(paid.id)
        expect(await stateOf(paid.id)).toBe('ATTACHED')
        const { bytes, kind, name } = right(await payables.downloadVoucher(paid.id)())
        expect([name, kind, new TextDecoder().decode(bytes.subarray(0, 5))]).toEqual([
          'comprobante.pdf',
          'pdf',
          '%PDF-',
        ])
        right(await payables.restore([paid.id], 'k-21')())
        expect(await payables.downloadVoucher(paid.id)()).toMatchObject(NOT_FOUND)
      }))

    it('are archived, marked as paid and restored, once per key', () =>
      within(async (payables) => {
        const [one, other] = (await listOf(payables, 'inbox')).toSorted((a, b) => (a.folio < b.folio ? -1 : 1))
        if (one === undefined || other === undefined) return expect.fail('no invoices')
        right(await payables.archive([one.id], TODAY, 'k-1')())
        right(await payables.archive([one.id], TODAY, 'k-1')())
        right(await payables.markPaid([other.id], date('2026-11-18'), 'k-2')())
        expect((await listOf(payables, 'archived')).map(({ location }) => location)).toEqual([
          { _tag: 'Archived', on: TODAY },
        ])
        expect((await listOf(payables, 'paid')).map(({ location }) => location)).toEqual([
          { _tag: 'Paid', on: '2026-11-18', payrollId: undefined },
        ])
        const totals = right(await payables.totals()())
        expect([totals.counts, totals.paid]).toEqual([{ inbox: 1, scheduled: 0, paid: 1, archived: 1 }, [other.amount]])
        expect(right(await payables.totals(other.payeeId)())).toEqual(totals)
        right(await payables.restore([one.id, other.id], 'k-3')())
        expect(await foliosOf(payables, 'inbox')).toEqual(['100', '101', '102'])
      }))

    it('move all or none', () =>
      within(async (payables) => {
        const [one, other] = await listOf(payables, 'inbox')
        if (one === undefined || other === undefined) return expect.fail('no invoices')
        right(await payables.archive([one.id], TODAY, 'k-1')())
        expect(await payables.markPaid([other.id, one.id], TODAY, 'k-2')()).toMatchObject(MOVED)
        expect(await payables.archive([MISSING], TODAY, 'k-3')()).toMatchObject(NOT_FOUND)
        expect(await foliosOf(payables, 'paid')).toEqual([])
      }))

    it('have a date of payment that the user changes, to a business day of the next 365 days', () =>
      within(async (payables) => {
        const [one] = await listOf(payables, 'inbox')
        if (one === undefined) return expect.fail('no invoices')
        expect(right(await payables.changeDate(one.id, one.version, date('2026-12-30'))())).toEqual({
          ...one,
          paymentDate: '2026-12-30',
          version: one.version + 1,
        })
        expect(await payables.changeDate(one.id, one.version, date('2026-12-29'))()).toMatchObject({
          left: { _tag: 'Conflict', current: { id: one.id, paymentDate: '2026-12-30' } },
        })
        const rejected = [
          ['2026-11-19', 'ERROR_INVOICE_DATE_PAST'],
          ['2026-12-25', 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY'],
          ['2026-12-26', 'ERROR_INVOICE_DATE_NOT_BUSINESS_DAY'],
          ['2027-11-22', 'ERROR_INVOICE_DATE_TOO_FAR'],
        ] as const
        for (const [day, code] of rejected)
          expect(await payables.changeDate(one.id, one.version + 1, date(day))()).toMatchObject({ left: { code } })
        expect(await payables.changeDate(MISSING, 1, date('2026-12-30'))()).toMatchObject(NOT_FOUND)
      }))

    it('have no credit line until the financier gives one', () =>
      within(async (payables) => {
        expect(right(await payables.creditLine()())).toEqual({ credit: money('CLP', 0), balance: money('CLP', 0) })
      }))

    it('are configured once: what is older than the start date is hidden', () =>
      within(async (payables) => {
        expect(right(await payables.setup()())).toEqual({
          isDone: false,
          startDate: undefined,
          hidden: 0,
          oldest: undefined,
        })
        const [supplier] = right(await payables.suppliersSince(date('2026-10-31'))())
        expect(supplier).toMatchObject({ name: 'Papelera Austral', term: undefined })
        const suppliers = [{ identifier: supplier?.identifier ?? '', term: 30 as PaymentTerm }]
        const saved = right(await payables.saveSetup({ startDate: date('2026-10-31'), suppliers })())
        expect(saved).toEqual({ isDone: true, startDate: '2026-10-31', hidden: 1, oldest: '2026-10-30' })
        expect(right(await payables.setup()())).toEqual(saved)
        expect(await foliosOf(payables, 'inbox')).toEqual(['100', '101'])
        expect(right(await payables.suppliersSince(date('2026-10-31'))())).toMatchObject([{ term: 30 }])
        expect(right(await payables.totals()())).toMatchObject({ pending: [money('CLP', 2_001)], counts: { inbox: 2 } })
      }))
  })
}

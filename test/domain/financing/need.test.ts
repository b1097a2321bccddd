import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { collectionDate } from '#domain/financing/expected-dates.ts'
import { answerNeed, LEFT_OUT, type Need } from '#domain/financing/need.ts'
import { noticeOf } from '#domain/financing/invoice-notice.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { need } from '#domain/testing/proposals.ts'
import { sampleInvoice } from '#domain/testing/samples.ts'

const calendar = bankCalendar('CL')
const terms = standardTerms('CLP')
/** A Monday, so that money arrives on Wednesday 4. */
const today = '2026-03-02' as CivilDate
const day = (text: string) => text as CivilDate

/** 100,000 pesos each: 70,000 less 93 a day. */
const invoices = [
  sampleInvoice('1', { dueDate: day('2026-03-04') }),
  sampleInvoice('2', { dueDate: day('2026-03-04'), averageDaysLate: 2 }),
  sampleInvoice('3', { dueDate: day('2026-03-31'), isPossibleDuplicate: true }),
  sampleInvoice('4', { dueDate: day('2026-04-30') }),
  sampleInvoice('5', { dueDate: day('2026-02-20'), extra: 'PUE' }),
]

const plain: Need = {
  target: money('CLP', 900_000),
  arrival: undefined,
  until: undefined,
  included: [],
  payerShare: 100,
}

const answer = (changes: Partial<Need> = {}) =>
  answerNeed({ ...plain, ...changes }, { today, terms, invoices }, calendar)
const all = (changes: Partial<Need> = {}) => answer(changes).proposals[0]?.invoiceIds.toSorted()

describe('the invoices for a need', () => {
  it('have no notice, and are not expected to be paid before the money arrives', () => {
    expect([answer().arrival, all()]).toEqual(['2026-03-04', ['2', '4']])
  })

  it('have a notice where that is included', () => {
    expect(all({ included: ['NOTICED'] })).toEqual(['2', '3', '4'])
  })

  it('are paid before the money arrives where that is included', () => {
    expect(all({ included: ['COLLECTED_BEFORE'] })).toEqual(['1', '2', '4'])
    expect(all({ included: LEFT_OUT })).toEqual(['1', '2', '3', '4', '5'])
  })

  it('are fewer where the money is needed later', () => {
    expect(all({ arrival: day('2026-03-06') })).toEqual(['4'])
  })

  it('are paid on the last day of the need or later', () => {
    expect(all({ until: day('2026-04-30') })).toEqual(['4'])
    expect(all({ until: day('2026-05-04') })).toEqual([])
    expect(all({ included: LEFT_OUT, until: day('2026-03-31') })).toEqual(['3', '4'])
  })

  /** The third for 29 days: 70,000 - 2,707. The first for 2 days: 70,000 - 187. The fifth is left out twice. */
  it('say what each reason alone leaves out', () => {
    expect(answer().leftOut).toEqual([
      { reason: 'NOTICED', invoices: 1, advance: money('CLP', 67_293) },
      { reason: 'COLLECTED_BEFORE', invoices: 1, advance: money('CLP', 69_813) },
    ])
    expect(answer({ included: ['NOTICED'] }).leftOut.map(({ reason, invoices: count }) => [reason, count])).toEqual([
      ['COLLECTED_BEFORE', 2],
    ])
    expect(answer({ included: LEFT_OUT }).leftOut).toEqual([])
  })
})

describe('laws of a need', () => {
  const forEach = (check: (need: Need, invoices: ReadonlyArray<ReturnType<typeof sampleInvoice>>) => void): void =>
    fc.assert(fc.property(need('CLP', today), financeableInvoices('CLP', today), check))

  it('each proposed invoice meets every condition', () => {
    forEach((asked, known) => {
      const { arrival, proposals } = answerNeed(asked, { today, terms, invoices: known }, calendar)
      for (const id of proposals.flatMap(({ invoiceIds }) => invoiceIds)) {
        const invoice = known.find((one) => one.id === id) ?? expect.fail(id)
        const collected = collectionDate(invoice, calendar)
        expect(asked.included.includes('NOTICED') || noticeOf(invoice, today) === undefined).toBe(true)
        expect(asked.included.includes('COLLECTED_BEFORE') || collected > arrival).toBe(true)
        expect(asked.until === undefined || collected >= asked.until).toBe(true)
      }
    })
  })

  it('what a reason leaves out is what it adds once it is included', () => {
    forEach((asked, known) => {
      const supply = { today, terms, invoices: known }
      const beyond = { ...asked, target: money('CLP', 9_000_000_000_000), payerShare: 100 } as const
      const before = answerNeed(beyond, supply, calendar)
      for (const { advance, reason } of before.leftOut) {
        const after = answerNeed({ ...beyond, included: [...asked.included, reason] }, supply, calendar)
        const [less, more] = [before, after].map(({ proposals: [first] }) => first?.receives.minor ?? 0)
        if (less !== undefined && less > 0) expect((more ?? 0) - less).toBe(advance.minor)
      }
    })
  })
})

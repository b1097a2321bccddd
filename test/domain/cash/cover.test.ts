import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { balanceChanges, firstNegativeDay } from '#domain/cash/balance-changes.ts'
import { CASH_WEEKS, type CashWeek, spanOf } from '#domain/cash/cash-column.ts'
import type { CashItem } from '#domain/cash/cash-item.ts'
import { coverWeek } from '#domain/cash/cover.ts'
import { applyChanges, projectCash } from '#domain/cash/project-cash.ts'
import { receivableItem } from '#domain/cash/receivable-cash.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { financeableInvoices } from '#domain/testing/financing.ts'
import { sampleInvoice, sampleReceivable } from '#domain/testing/samples.ts'

/** A Monday: money arrives on Wednesday 4, and the first week ends on Sunday 8. */
const today = civilDate('2026-03-02')
const calendar = bankCalendar('CL')
const context = { today, calendar, country: 'CL' } as const
const terms = standardTerms('CLP')

const itemOf = ({ amount, averageDaysLate, creditNotes, dueDate, id }: FinanceableInvoice): ReadonlyArray<CashItem> => {
  const outstanding = money('CLP', amount.minor - creditNotes.minor)
  const item = receivableItem(sampleReceivable(id, { outstanding, averageDaysLate, dueDate }), today, calendar)
  return item === undefined ? [] : [item]
}

const payment = (pesos: number, on: string): CashItem => ({
  key: `PAYABLE ${on}`,
  kind: 'PAYABLE',
  direction: 'OUT',
  amount: money('CLP', pesos),
  expected: civilDate(on),
  reason: undefined,
})

/** 100,000 pesos each; the first two are expected in the second week, the third on 31 March. */
const invoices = [
  sampleInvoice('1', { dueDate: civilDate('2026-03-12') }),
  sampleInvoice('2', { dueDate: civilDate('2026-03-15') }),
  sampleInvoice('3'),
]
const items = [...invoices.flatMap(itemOf), payment(260_000, '2026-03-11')]

interface Changes {
  readonly items?: ReadonlyArray<CashItem>
  readonly invoices?: ReadonlyArray<FinanceableInvoice>
}

const cover = (week: CashWeek, opening = 100_000, changes: Changes = {}, includesNoticed = false) =>
  coverWeek(
    { week, type: 'DIRECT_FINANCING', includesNoticed },
    { openings: [money('CLP', opening)], items, invoices, terms, ...changes },
    context,
  )

describe('the cover of a week', () => {
  /** 100,000 + 100,000 of the first, as the second is paid on Monday 16, - 260,000. */
  it('needs what is missing at its end, from invoices that are expected after it', () => {
    const { arrival, need, proposals } = cover('W2')
    expect([need, arrival]).toEqual([money('CLP', 60_000), '2026-03-04'])
    const [lowest] = proposals
    expect(lowest?.lines).toEqual([{ invoiceId: '2', paymentDate: '2026-03-16' }])
    expect(lowest?.removed.map(({ key }) => key)).toEqual(['RECEIVABLE 2'])
  })

  /** 100,000 for 14 days at 2.8 %: 1,307; less 30,000 retained and 500 an order: 68,193. */
  it('brings the transfer on the day of a request of today, and the retention when its payer has paid', () => {
    expect(cover('W2').proposals[0]?.added.map(({ amount, expected, key }) => [key, amount.minor, expected])).toEqual([
      ['ORDER_TRANSFER NEW', 68_193, '2026-03-04'],
      ['RETENTION NEW 2', 30_000, '2026-03-17'],
    ])
  })

  it('needs nothing where the balance is not negative, or not known', () => {
    expect(cover('W1')).toMatchObject({ need: money('CLP', 0), proposals: [] })
    expect(
      coverWeek(
        { week: 'W2', type: 'DIRECT_FINANCING', includesNoticed: false },
        { openings: [], items, invoices, terms },
        context,
      ),
    ).toMatchObject({ need: money('CLP', 0), proposals: [] })
  })

  it('has no proposals where the money comes after its Sunday', () => {
    const friday = { ...context, today: civilDate('2026-03-06') }
    const facts = { openings: [money('CLP', -1)], items, invoices, terms }
    const { arrival, need, proposals } = coverWeek(
      { week: 'W1', type: 'DIRECT_FINANCING', includesNoticed: false },
      facts,
      friday,
    )
    expect([arrival, need.minor, proposals]).toEqual(['2026-03-10', 1, []])
  })

  it('leaves out an invoice that is not counted, and follows the day that the user typed', () => {
    const [, second, ...others] = items
    const typed = { ...second, expected: civilDate('2026-03-12') } as CashItem
    const [lowest] = cover('W2', 0, { items: [typed, ...others] }).proposals
    expect(lowest?.lines.map(({ invoiceId }) => invoiceId)).toEqual(['3'])
    const uncounted = items.map((one) => (one.key === 'RECEIVABLE 3' ? { ...one, reason: 'BY_USER' as const } : one))
    expect(cover('W2', 0, { items: uncounted }).proposals[0]?.lines.map(({ invoiceId }) => invoiceId)).toEqual(['2'])
  })
})

describe('invoices with a notice', () => {
  /** All but the first are left out; 100,000 for 10 days cost 933, for 14 days 1,307, for 29 days 2,707, and 30,000 are retained. */
  const noticed = invoices.map((one) => (one.id === '2' ? one : { ...one, isPossibleDuplicate: true }))

  it('are left out, and what they would add is said', () => {
    const { leftOut, proposals } = cover('W2', 0, { invoices: noticed })
    expect(proposals[0]).toMatchObject({ missing: money('CLP', 160_000 - 68_193), lines: [{ invoiceId: '2' }] })
    expect(leftOut).toEqual({ reason: 'NOTICED', invoices: 1, advance: money('CLP', 67_293) })
  })

  it('cover the week where they are included', () => {
    const { leftOut, proposals } = cover('W2', 0, { invoices: noticed }, true)
    expect(proposals[0]?.lines.map(({ invoiceId }) => invoiceId)).toEqual(['2', '3'])
    expect(leftOut).toBeUndefined()
  })
})

describe('laws of a cover', () => {
  const company = fc.record({
    invoices: financeableInvoices('CLP', today),
    week: fc.constantFrom(...CASH_WEEKS),
    opening: fc.integer({ min: -50_000_000, max: 50_000_000 }),
  })
  const forEach = (
    check: (
      found: ReturnType<typeof coverWeek>,
      facts: { readonly items: ReadonlyArray<CashItem>; readonly opening: number; readonly week: CashWeek },
      known: ReadonlyArray<FinanceableInvoice>,
    ) => void,
  ): void =>
    fc.assert(
      fc.property(company, ({ invoices: known, opening, week }) => {
        const own = known.flatMap(itemOf)
        const openings = [money('CLP', opening)]
        const facts = { openings, items: own, invoices: known, terms }
        check(
          coverWeek({ week, type: 'DIRECT_FINANCING', includesNoticed: false }, facts, context),
          { items: own, opening, week },
          known,
        )
      }),
    )
  const closings = (projection: ReturnType<typeof projectCash>, week: CashWeek): number =>
    projection.blocks[0]?.columns.find(({ column }) => column === week)?.balances?.closing.minor ?? 0

  it('a proposal receives, costs and retains what its calculation says', () => {
    forEach(({ proposals }) => {
      for (const { cost, figures, lines, receives } of proposals) {
        expect(figures === undefined).toBe(lines.length === 0)
        if (figures === undefined) continue
        expect([receives, cost.minor]).toEqual([figures.transfer, figures.interest.minor + figures.operationCost.minor])
      }
    })
  })

  it('the week closes with its balance and all that a proposal brings, which is not negative where nothing is missing', () => {
    forEach(({ need, proposals }, { items: own, opening, week }) => {
      const projection = projectCash([money('CLP', opening)], own, today)
      expect(need.minor).toBe(Math.max(0, -closings(projection, week)))
      for (const { added, missing, receives, removed } of proposals) {
        const closing = closings(applyChanges(projection, removed, added), week)
        expect(closing).toBe(closings(projection, week) + receives.minor)
        expect(closing >= 0).toBe(missing.minor === 0)
      }
    })
  })

  it('an invoice is expected after the week, once, and has one line', () => {
    forEach(({ proposals, week }) => {
      const { last } = spanOf(week, today)
      for (const { lines, removed } of proposals) {
        expect(removed.every(({ expected }) => expected !== undefined && expected > last)).toBe(true)
        expect(new Set(removed.map(({ key }) => key)).size).toBe(lines.length)
      }
    })
  })

  it('financing costs no more than its cost where payers pay on the day', () => {
    fc.assert(
      fc.property(company, ({ invoices: drawn, opening, week }) => {
        const known = drawn.map((one) => ({ ...one, averageDaysLate: undefined })).filter((one) => one.dueDate > today)
        const facts = { openings: [money('CLP', opening)], items: known.flatMap(itemOf), invoices: known, terms }
        const sum = (all: ReadonlyArray<CashItem>) => all.reduce((total, { amount }) => total + amount.minor, 0)
        for (const { added, cost, removed } of coverWeek(
          { week, type: 'DIRECT_FINANCING', includesNoticed: false },
          facts,
          context,
        ).proposals)
          expect(sum(removed) - sum(added)).toBe(cost.minor)
      }),
    )
  })
})

describe('the balances before and after a change', () => {
  const before = projectCash([money('CLP', 100_000)], items, today)

  it('are those of the weeks that change', () => {
    const moved = applyChanges(before, [payment(260_000, '2026-03-11')], [payment(260_000, '2026-03-18')])
    expect(balanceChanges(before.blocks[0], moved.blocks[0])).toEqual([
      { week: 'W2', before: money('CLP', -60_000), after: money('CLP', 200_000) },
    ])
    expect(balanceChanges(before.blocks[0], before.blocks[0])).toEqual([])
    expect(balanceChanges(projectCash([], items, today).blocks[0], undefined)).toEqual([])
  })

  it('are first negative on a day of the week, while its days are known', () => {
    expect(firstNegativeDay(before.blocks[0], 'W2', today)).toBe('2026-03-11')
    expect(firstNegativeDay(before.blocks[0], 'W1', today)).toBeUndefined()
    const late = projectCash([money('CLP', 0)], [payment(1, addDays(today, 40))], today)
    expect(firstNegativeDay(late.blocks[0], 'W6', today)).toBeUndefined()
  })
})

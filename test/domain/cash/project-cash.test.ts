import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASH_COLUMNS, CASH_WEEKS, columnOf, spanOf } from '#domain/cash/cash-column.ts'
import type { CashGroup, CashItem } from '#domain/cash/cash-item.ts'
import { applyChanges, projectCash } from '#domain/cash/project-cash.ts'
import type { CashBlock } from '#domain/cash/projection.ts'
import { cashSoon } from '#domain/cash/soon.ts'
import { addDays, type CivilDate, civilDate, isoWeekday } from '#domain/kernel/civil-date.ts'
import { type Currency, money } from '#domain/kernel/money.ts'
import { cashItems, cashOpenings } from '#domain/testing/cash.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const WEDNESDAY = civilDate('2026-12-02')

const item = (key: string, direction: CashItem['direction'], pesos: number, expected: string): CashItem => ({
  key,
  kind: 'FIXED',
  direction,
  amount: money('CLP', pesos),
  expected: civilDate(expected),
  reason: undefined,
})

/** A day with items around it, and balances. */
const company = calendarDate.chain((today) =>
  fc.record({ today: fc.constant(today), items: cashItems(today), openings: cashOpenings }),
)

const weeksOf = ({ columns }: CashBlock) => columns.filter(({ column }) => CASH_WEEKS.some((week) => week === column))

const totalOf = (items: ReadonlyArray<CashItem>, of: Currency): number =>
  items.reduce((total, { amount }) => (amount.currency === of ? total + amount.minor : total), 0)

describe('the columns of cash', () => {
  it('begin today, a Wednesday, with a week of five days, and end on a Sunday thirteen weeks later', () => {
    expect(spanOf('W1', WEDNESDAY)).toEqual({ first: '2026-12-02', last: '2026-12-06' })
    expect(spanOf('W2', WEDNESDAY)).toEqual({ first: '2026-12-07', last: '2026-12-13' })
    expect(spanOf('W13', WEDNESDAY).last).toBe('2027-02-28')
  })

  it('have one day in the first week of a Sunday', () => {
    expect(spanOf('W1', civilDate('2026-12-06'))).toEqual({ first: '2026-12-06', last: '2026-12-06' })
  })

  it('follow each other without a gap, and hold the days of their spans only', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: 0, max: 120 }), (today, days) => {
        const on = addDays(today, days)
        const column = columnOf({ expected: on, reason: undefined }, today)
        const holding = CASH_WEEKS.filter((week) => spanOf(week, today).first <= on && on <= spanOf(week, today).last)
        expect([column]).toEqual(holding.length === 0 ? ['LATER'] : holding)
        expect(isoWeekday(spanOf('W7', today).last)).toBe(7)
      }),
    )
  })
})

/** Items that differ in their keys and amounts only are one group. */
const grouped = (items: ReadonlyArray<CashItem>): ReadonlyArray<CashGroup> => {
  const groups = new Map<string, CashGroup>()
  for (const { amount, direction, expected, kind, reason } of items) {
    const one = { amount, direction, expected, kind, reason }
    const place = JSON.stringify([one.kind, one.direction, one.expected, one.reason, one.amount.currency])
    const known = groups.get(place)
    const minor = (known?.amount.minor ?? 0) + one.amount.minor
    groups.set(place, { ...one, amount: { ...one.amount, minor }, count: (known?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

describe('items that were added up by their day', () => {
  it('have the projection and the sums of the next days that the single items have', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        expect(projectCash(openings, grouped(items), today)).toEqual(projectCash(openings, items, today))
        expect(cashSoon(grouped(items), today)).toEqual(cashSoon(items, today))
      }),
    )
  })
})

describe('the projection of cash', () => {
  it('of $1.000.000 with $300.000 this week and -$1.500.000 in the next one is negative by $200.000, with the overdue paid by $300.000', () => {
    const items = [
      item('1', 'IN', 300_000, '2026-12-04'),
      item('2', 'OUT', 1_500_000, '2026-12-10'),
      item('3', 'OUT', 100_000, '2026-12-01'),
    ]
    const [block] = projectCash([money('CLP', 1_000_000)], items, WEDNESDAY).blocks
    const balances = block?.columns.map((column) => column.balances)
    expect(balances?.slice(0, 3)).toEqual([
      undefined,
      { closing: money('CLP', 1_300_000), closingIfOverduePaid: money('CLP', 1_200_000) },
      { closing: money('CLP', -200_000), closingIfOverduePaid: money('CLP', -300_000) },
    ])
  })

  it('has no balance without an opening, and none of zero in its place', () => {
    const [block] = projectCash([], [item('1', 'IN', 300_000, '2026-12-04')], WEDNESDAY).blocks
    expect(block?.opening).toBeUndefined()
    expect(block?.columns.every(({ balances }) => balances === undefined)).toBe(true)
  })

  it('is empty for a company without a balance and without items', () => {
    expect(projectCash([], [], WEDNESDAY).blocks).toEqual([])
  })

  it('closes each week with the opening, plus what came in, less what went out until its last day', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        for (const block of projectCash(openings, items, today).blocks) {
          const counted = items.filter(
            ({ amount, reason }) => amount.currency === block.currency && reason === undefined,
          )
          const signed = (until: CivilDate): number =>
            counted
              .filter(({ expected }) => expected !== undefined && expected >= today && expected <= until)
              .reduce((sum, { amount, direction }) => sum + (direction === 'IN' ? 1 : -1) * amount.minor, 0)
          const overdue = counted
            .filter(({ direction, expected }) => direction === 'OUT' && expected !== undefined && expected < today)
            .reduce((sum, { amount }) => sum + amount.minor, 0)
          const closings = weeksOf(block).map(({ balances }) => [
            balances?.closing.minor,
            balances?.closingIfOverduePaid.minor,
          ])
          expect(closings).toEqual(
            CASH_WEEKS.map((week) => {
              if (block.opening === undefined) return [undefined, undefined]
              const closing = block.opening.minor + signed(spanOf(week, today).last)
              return [closing, closing - overdue]
            }),
          )
        }
      }),
    )
  })

  it('has every item once: its columns add up to the items, in amount and in count', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        const { blocks } = projectCash(openings, items, today)
        const cells = blocks.flatMap(({ columns }) => columns.flatMap((column) => column.cells))
        expect(cells.reduce((count, cell) => count + cell.count, 0)).toBe(items.length)
        for (const { columns, currency } of blocks) {
          const sum = columns.reduce((total, column) => total + column.in.minor + column.out.minor, 0)
          expect(sum).toBe(totalOf(items, currency))
        }
      }),
    )
  })

  it('has a cell for each kind and direction that a column holds, equal to the sum of its items', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        for (const { columns, currency } of projectCash(openings, items, today).blocks)
          for (const { cells, column } of columns)
            for (const cell of cells) {
              const own = items.filter(
                (one) =>
                  one.kind === cell.kind &&
                  one.direction === cell.direction &&
                  one.amount.currency === currency &&
                  columnOf(one, today) === column,
              )
              expect([cell.amount.minor, cell.count]).toEqual([totalOf(own, currency), own.length])
            }
      }),
    )
  })

  it('is the same in whichever order the items are', () => {
    fc.assert(
      fc.property(company, fc.nat(), ({ items, openings, today }, turn) => {
        const at = items.length === 0 ? 0 : turn % items.length
        const turned = [...items.slice(at), ...items.slice(0, at)].toReversed()
        expect(projectCash(openings, turned, today)).toEqual(projectCash(openings, items, today))
      }),
    )
  })

  it('has the same sums and balances by days as by weeks, in the two weeks that the days cover', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        for (const block of projectCash(openings, items, today).blocks)
          for (const week of ['W1', 'W2'] as const) {
            const { first, last } = spanOf(week, today)
            const days = block.days.filter(({ date }) => date >= first && date <= last)
            const sums = block.columns.find(({ column }) => column === week)
            expect(days.reduce((total, day) => total + day.in.minor, 0)).toBe(sums?.in.minor)
            expect(days.reduce((total, day) => total + day.out.minor, 0)).toBe(sums?.out.minor)
            expect(days.at(-1)?.balances).toEqual(sums?.balances)
          }
      }),
    )
  })

  it('shows the columns after the weeks only where they hold something', () => {
    fc.assert(
      fc.property(company, ({ items, openings, today }) => {
        for (const { columns, currency } of projectCash(openings, items, today).blocks) {
          const held = new Set(
            items.filter(({ amount }) => amount.currency === currency).map((one) => columnOf(one, today)),
          )
          const always = new Set<string>(['OVERDUE', ...CASH_WEEKS])
          expect(columns.map(({ column }) => column)).toEqual(
            CASH_COLUMNS.filter((column) => always.has(column) || held.has(column)),
          )
        }
      }),
    )
  })

  it('adds no currency to another', () => {
    const dollars = { ...item('2', 'IN', 0, '2026-12-04'), amount: money('USD', 6_840) }
    const { blocks } = projectCash([money('CLP', 10)], [item('1', 'IN', 5, '2026-12-04'), dollars], WEDNESDAY)
    expect(blocks.map(({ columns, currency }) => [currency, columns[1]?.in.minor])).toEqual([
      ['CLP', 5],
      ['USD', 6_840],
    ])
  })
})

describe('a changed projection', () => {
  it('is that of the changed items, whatever is removed and added', () => {
    fc.assert(
      fc.property(
        company.chain((one) =>
          fc.record({
            today: fc.constant(one.today),
            openings: fc.constant(one.openings),
            items: fc.constant(one.items),
            removed: fc.subarray([...one.items]),
            added: cashItems(one.today),
          }),
        ),
        ({ added, items, openings, removed, today }) => {
          const left = items.filter((one) => !removed.includes(one))
          const changed = applyChanges(projectCash(openings, items, today), removed, added)
          expect(changed).toEqual(projectCash(openings, [...left, ...added], today))
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedSince } from '#domain/cash/since-opening.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { cashItems } from '#domain/testing/cash.ts'

const OPENED = civilDate('2026-03-02')
const tomorrow = { direction: 'IN', amount: money('CLP', 300_000), on: addDays(OPENED, 1) } as const

const moves = cashItems(OPENED).map((items) =>
  items.flatMap(({ amount, direction, expected }) =>
    expected === undefined ? [] : [{ amount, direction, on: expected }],
  ),
)

describe('the money that moved after an opening balance', () => {
  it('is none of its day or before it', () => {
    expect(
      movedSince(OPENED, [
        { ...tomorrow, on: OPENED },
        { ...tomorrow, on: addDays(OPENED, -1) },
      ]),
    ).toEqual([])
  })

  it('is added up by direction, each currency apart', () => {
    const paid = { ...tomorrow, direction: 'OUT', amount: money('CLP', 120_000) } as const
    const dollars = { ...tomorrow, amount: money('USD', 500) }
    expect(movedSince(OPENED, [tomorrow, paid, tomorrow, dollars])).toEqual([
      { currency: 'CLP', in: money('CLP', 600_000), out: money('CLP', 120_000) },
      { currency: 'USD', in: money('USD', 500), out: money('USD', 0) },
    ])
  })

  it('is the same in any order, and that of two parts together', () => {
    const sums = (all: ReturnType<typeof movedSince>) =>
      all.map((one) => [one.currency, one.in.minor, one.out.minor] as const).toSorted()
    fc.assert(
      fc.property(moves, fc.nat(40), (all, at) => {
        expect(sums(movedSince(OPENED, all.toReversed()))).toEqual(sums(movedSince(OPENED, all)))
        const parts = [...movedSince(OPENED, all.slice(0, at)), ...movedSince(OPENED, all.slice(at))]
        for (const { currency, in: into, out } of movedSince(OPENED, all)) {
          const own = parts.filter((one) => one.currency === currency)
          expect(own.reduce((total, one) => total + one.in.minor, 0)).toBe(into.minor)
          expect(own.reduce((total, one) => total + one.out.minor, 0)).toBe(out.minor)
        }
      }),
    )
  })
})

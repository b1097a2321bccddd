import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_EXPECTED_DAYS, validateCollectionMark } from '#domain/cash/collection-mark.ts'
import { MAX_OPENING_ACCOUNTS, openingTotals, validateOpening } from '#domain/cash/opening.ts'
import { addDays, civilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { cashOpening } from '#domain/testing/cash.ts'
import { collectionMark } from '#domain/testing/cash-facts.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const TODAY = civilDate('2026-03-02')
const account = { name: 'BCI', balance: money('CLP', 900) }

describe('an opening balance', () => {
  it('may be of today or earlier, negative, and of ten accounts', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => cashOpening('CLP', today).map((opening) => ({ opening, today }))),
        ({ opening, today }) => {
          expect(validateOpening(opening, { today })).toEqual({ _tag: 'Right', right: opening })
        },
      ),
    )
  })

  it('is rejected for tomorrow, with an eleventh account, and with an account without a name', () => {
    const rejected = (date: string, accounts: ReadonlyArray<typeof account>) =>
      validateOpening({ date: civilDate(date), accounts }, { today: TODAY })
    expect(rejected('2026-03-03', [account])).toEqual({ _tag: 'Left', left: { _tag: 'OpeningInFuture' } })
    expect(
      rejected(
        '2026-03-02',
        Array.from({ length: MAX_OPENING_ACCOUNTS + 1 }, () => account),
      ),
    ).toEqual({
      _tag: 'Left',
      left: { _tag: 'OpeningAccountsTooMany', maximum: MAX_OPENING_ACCOUNTS },
    })
    expect(rejected('2026-03-02', [account, { ...account, name: '' }])).toEqual({
      _tag: 'Left',
      left: { _tag: 'OpeningNameWrong', at: 1, error: { _tag: 'TextEmpty' } },
    })
  })

  it('adds up the accounts of each currency apart', () => {
    const dollars = { name: 'Dólares', balance: money('USD', 500) }
    expect(openingTotals([account, dollars, { name: 'Línea', balance: money('CLP', -200) }])).toEqual([
      money('CLP', 700),
      money('USD', 500),
    ])
    expect(openingTotals([])).toEqual([])
  })
})

describe('the mark of an issued invoice', () => {
  it('may have any day from today to a year from now', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => collectionMark(today).map((mark) => ({ mark, today }))),
        ({ mark, today }) => {
          expect(validateCollectionMark(mark, { today, isOrdered: false })).toEqual({ _tag: 'Right', right: mark })
        },
      ),
    )
  })

  it('is rejected with a day that passed, or later than a year', () => {
    const facts = { today: TODAY, isOrdered: false }
    expect(validateCollectionMark({ state: 'DATED', date: addDays(TODAY, -1) }, facts)).toEqual({
      _tag: 'Left',
      left: { _tag: 'ExpectedDatePast' },
    })
    expect(validateCollectionMark({ state: 'DATED', date: addDays(TODAY, MAX_EXPECTED_DAYS + 1) }, facts)).toEqual({
      _tag: 'Left',
      left: { _tag: 'ExpectedDateTooLate', last: addDays(TODAY, MAX_EXPECTED_DAYS) },
    })
  })

  it('of an invoice in an order cannot be that the company collected it, but may be a day', () => {
    const facts = { today: TODAY, isOrdered: true }
    expect(validateCollectionMark({ state: 'COLLECTED' }, facts)).toEqual({
      _tag: 'Left',
      left: { _tag: 'CollectedInOrder' },
    })
    expect(validateCollectionMark({ state: 'DATED', date: TODAY }, facts)._tag).toBe('Right')
  })
})

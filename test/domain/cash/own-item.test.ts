import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spanOf } from '#domain/cash/cash-column.ts'
import { MAX_OWN_ITEM_NAME_LENGTH, occurrencesOf, ownCashItems, validateOwnItem } from '#domain/cash/own-item.ts'
import { addDays, civilDate, dayOf, daysInMonth, monthOf, yearOf } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { ownItem, ownItemDraft } from '#domain/testing/cash.ts'
import { calendarDate } from '#domain/testing/kernel.ts'
import { sampleOwnItem } from '#domain/testing/samples.ts'

const YEAR = { first: civilDate('2026-01-01'), last: civilDate('2026-12-31') }
const TODAY = civilDate('2026-03-02')

const drawn = calendarDate.chain((today) => ownItemDraft('CLP', today).map((draft) => ({ draft, today })))

describe('the days of an own item', () => {
  it('of the 31st are the last days of the months that have none', () => {
    const rent = { cadence: 'MONTHLY', from: civilDate('2026-01-31'), until: civilDate('2026-05-30') } as const
    expect(occurrencesOf(rent, YEAR)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  })

  it('of 29 February are the 28th in a common year', () => {
    const licence = { cadence: 'YEARLY', from: civilDate('2024-02-29'), until: undefined } as const
    expect(occurrencesOf(licence, { first: civilDate('2025-01-01'), last: civilDate('2028-12-31') })).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it('are counted from its first day, every two weeks, on a Sunday too', () => {
    const wages = { cadence: 'BIWEEKLY', from: civilDate('2026-01-04'), until: undefined } as const
    const days = occurrencesOf(wages, { first: civilDate('2026-02-01'), last: civilDate('2026-03-01') })
    expect(days).toEqual(['2026-02-01', '2026-02-15', '2026-03-01'])
  })

  it('are one for an item of once, and none once it passed', () => {
    const once = { cadence: 'ONCE', from: civilDate('2026-03-05'), until: undefined } as const
    expect(occurrencesOf(once, YEAR)).toEqual(['2026-03-05'])
    expect(occurrencesOf(once, { first: civilDate('2026-03-06'), last: YEAR.last })).toEqual([])
  })

  it('are those that going through every day finds', () => {
    fc.assert(
      fc.property(drawn, fc.nat({ max: 400 }), ({ draft, today }, length) => {
        const span = { first: today, last: addDays(today, length) }
        const falls = (on: typeof today): boolean => {
          const days = Math.round((Date.parse(on) - Date.parse(draft.from)) / 86_400_000)
          const isLast = dayOf(on) === Math.min(dayOf(draft.from), daysInMonth(yearOf(on), monthOf(on)))
          if (days < 0 || (draft.until !== undefined && on > draft.until)) return false
          if (draft.cadence === 'ONCE') return days === 0
          if (draft.cadence === 'WEEKLY') return days % 7 === 0
          if (draft.cadence === 'BIWEEKLY') return days % 14 === 0
          return isLast && (draft.cadence === 'MONTHLY' || monthOf(on) === monthOf(draft.from))
        }
        const every = Array.from({ length: length + 1 }, (_, at) => addDays(today, at))
        expect(occurrencesOf(draft, span)).toEqual(every.filter(falls))
      }),
    )
  })
})

describe('the items of an own item', () => {
  it('are its days from today to the end of the thirteenth week, with a key of their own', () => {
    expect(ownCashItems(sampleOwnItem('7'), TODAY).map(({ key }) => key)).toEqual([
      'FIXED 7 2026-03-05',
      'FIXED 7 2026-04-05',
      'FIXED 7 2026-05-05',
    ])
    expect(ownCashItems(sampleOwnItem('7', { cadence: 'WEEKLY' }), TODAY)).toHaveLength(13)
  })

  it('have the amount and direction of the item, each on a day of the thirteen weeks', () => {
    fc.assert(
      fc.property(
        calendarDate.chain((today) => ownItem('CLP', today).map((one) => ({ one, today }))),
        ({ one, today }) => {
          const found = ownCashItems(one, today)
          expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
          for (const { amount, direction, expected, kind } of found) {
            expect([amount, direction, kind]).toEqual([one.amount, one.direction, 'FIXED'])
            expect(expected !== undefined && expected >= today && expected <= spanOf('W13', today).last).toBe(true)
          }
        },
      ),
    )
  })
})

describe('the draft of an own item', () => {
  it('is accepted with its name trimmed', () => {
    fc.assert(
      fc.property(drawn, ({ draft }) => {
        expect(validateOwnItem({ ...draft, name: ` ${draft.name} ` })).toEqual({ _tag: 'Right', right: draft })
      }),
    )
  })

  it('names every field that is wrong: a long name, no amount, an end before the beginning', () => {
    const name = 'x'.repeat(MAX_OWN_ITEM_NAME_LENGTH + 1)
    const wrong = sampleOwnItem('7', { name, amount: money('CLP', -1), until: civilDate('2026-03-04') })
    expect(validateOwnItem(wrong)).toEqual({
      _tag: 'Left',
      left: [
        { field: 'name', error: { _tag: 'TextTooLong', maximum: MAX_OWN_ITEM_NAME_LENGTH } },
        { field: 'amount', error: { _tag: 'AmountNotPositive' } },
        { field: 'until', error: { _tag: 'UntilBeforeFrom' } },
      ],
    })
  })

  it('may end on the day on which it begins', () => {
    expect(validateOwnItem(sampleOwnItem('7', { until: civilDate('2026-03-05') }))._tag).toBe('Right')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import {
  asksBeforeReplacing,
  certificateStateOf,
  REMINDER_DAYS,
  reminderOf,
} from '#domain/tax-credential/certificate.ts'
import { dateBetween } from '#domain/testing/kernel.ts'

const END = '2026-03-31' as CivilDate
/** Far enough from the ends of the calendar for the days around it. */
const validity = dateBetween('1901-01-01', '2198-12-31')
const stateOn = (today: string) => certificateStateOf({ validUntil: END }, today as CivilDate)

describe('the reminders of the end of a certificate', () => {
  it.each([
    ['2026-02-28', undefined],
    ['2026-03-01', 30],
    ['2026-03-23', 30],
    ['2026-03-24', 7],
    ['2026-03-29', 7],
    ['2026-03-30', 1],
    ['2026-03-31', 1],
    ['2026-04-15', 1],
  ] as const)('on %s: %s days', (today, days) => {
    expect(reminderOf(END, { today: today as CivilDate })).toBe(days)
  })

  it('come once each, in their order, as the days pass', () => {
    fc.assert(
      fc.property(validity, (end) => {
        const seen = Array.from({ length: 40 }, (_, at) => reminderOf(end, { today: addDays(end, at - 35) }))
        expect([...new Set(seen)]).toEqual([undefined, ...REMINDER_DAYS])
      }),
    )
  })
})

describe('the state of a certificate', () => {
  it('is valid until the last day, and ending in its last 30 days', () => {
    expect(stateOn('2026-02-28')).toEqual({ _tag: 'Valid' })
    expect(stateOn('2026-03-01')).toEqual({ _tag: 'Ending', daysLeft: 30 })
    expect(stateOn('2026-03-31')).toEqual({ _tag: 'Ending', daysLeft: 0 })
    expect(stateOn('2026-04-01')).toEqual({ _tag: 'Ended' })
  })

  it('is ending exactly while a reminder is due and a day is left', () => {
    fc.assert(
      fc.property(validity, fc.integer({ min: -60, max: 60 }), (validUntil, before) => {
        const today = addDays(validUntil, -before)
        const isEnding = before >= 0 && reminderOf(validUntil, { today }) !== undefined
        expect(certificateStateOf({ validUntil }, today)._tag === 'Ending').toBe(isEnding)
      }),
    )
  })
})

describe('a certificate that replaces another one', () => {
  const TODAY = '2026-03-11' as CivilDate
  const holders = ['BUSINESS', 'REPRESENTATIVE', 'OTHER', 'UNKNOWN'] as const

  it('is asked about while the one before is valid and nothing says that the new one is of the company', () => {
    const asks = (before: string | undefined) =>
      holders.filter((holder) =>
        asksBeforeReplacing(before === undefined ? undefined : { validUntil: before as CivilDate }, { holder }, TODAY),
      )
    expect(asks('2026-03-31')).toEqual(['OTHER', 'UNKNOWN'])
    expect(asks('2026-03-11')).toEqual(['OTHER', 'UNKNOWN'])
    expect(asks('2026-03-10')).toEqual([])
    expect(asks(undefined)).toEqual([])
  })

  it('is never asked about when it is of the company or of its representative', () => {
    fc.assert(
      fc.property(validity, fc.constantFrom('BUSINESS' as const, 'REPRESENTATIVE' as const), (validUntil, holder) => {
        expect(asksBeforeReplacing({ validUntil }, { holder }, TODAY)).toBe(false)
      }),
    )
  })
})

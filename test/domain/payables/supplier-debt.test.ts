import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayrollId } from '#domain/payables/payable-invoice.ts'
import { INBOX, type PayableState } from '#domain/payables/payable-state.ts'
import { statsOf } from '#domain/payables/payable-stats.ts'
import { debtOf } from '#domain/payables/supplier-debt.ts'
import { payableLocation } from '#domain/testing/payables.ts'

const TODAY = '2026-11-20' as CivilDate
const IN_LIST: PayableState = { _tag: 'Scheduled', payrollId: '7' as PayrollId }
const options = {
  currency: 'CLP',
  today: TODAY,
  listDates: new Map([['7' as PayrollId, '2026-11-25' as CivilDate]]),
} as const
const owed = (minor: number, daysFromToday: number, location: PayableState = INBOX) => ({
  amount: money('CLP', minor),
  obstacle: undefined,
  paymentDate: addDays(TODAY, daysFromToday),
  location,
})

describe('what is owed to a supplier', () => {
  it('is everything that is due or overdue, and paid next on the first day from today, be it that of a list', () => {
    expect(debtOf([owed(100, -1), owed(20, 10), owed(3, 40, IN_LIST)], options)).toEqual({
      owed: [money('CLP', 123)],
      overdue: [money('CLP', 100)],
      next: '2026-11-25',
    })
    expect(debtOf([owed(100, 0)], options)).toEqual({
      owed: [money('CLP', 100)],
      overdue: [money('CLP', 0)],
      next: TODAY,
    })
  })

  it('has no next payment when everything is overdue, archived or paid', () => {
    const archived: PayableState = { _tag: 'Archived', on: TODAY }
    expect(debtOf([owed(100, -1), owed(5, 3, archived)], options).next).toBeUndefined()
    expect(debtOf([], options)).toEqual({ owed: [money('CLP', 0)], overdue: [money('CLP', 0)], next: undefined })
  })

  it('adds up to the figures of all invoices, however they are divided among suppliers', () => {
    const invoice = fc.record({
      minor: fc.nat({ max: 1_000_000_000 }),
      days: fc.integer({ min: -400, max: 400 }),
      location: payableLocation,
      supplier: fc.nat({ max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(invoice), (list) => {
        const of = (supplier?: number) =>
          list
            .filter((one) => supplier === undefined || one.supplier === supplier)
            .map(({ days, location, minor }) => owed(minor, days, location))
        const debts = [0, 1, 2, 3].map((supplier) => debtOf(of(supplier), options))
        const sum = (part: 'overdue' | 'owed') => debts.reduce((total, debt) => total + (debt[part][0]?.minor ?? 0), 0)
        const { delayed, pending } = statsOf(of(), options)
        expect([sum('owed'), sum('overdue')]).toEqual([pending[0]?.minor, delayed[0]?.minor])
      }),
    )
  })
})

import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { bankCalendar, isBusinessDay } from '#domain/calendar/calendar.ts'
import { MAX_DAYS_AHEAD } from '#domain/financing/payment-date.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { type Money, money } from '#domain/kernel/money.ts'
import { defaultPayrollName, isNameTaken, parsePayrollName } from '#domain/payables/payroll-name.ts'
import { type PayrollRequest, payrollRequestOf, transfersOf } from '#domain/payables/payroll-request.ts'
import { calendarDate, civilDate } from '#domain/testing/kernel.ts'
import { payableIdOf } from '#domain/testing/payables.ts'

const CHILE = bankCalendar('CL')
const date = (text: string): CivilDate => text as CivilDate
const TODAY = date('2026-11-20')
const DRAFT: PayrollRequest = {
  name: ' Arriendos ',
  paymentDate: date('2026-11-23'),
  invoiceIds: [payableIdOf(0), payableIdOf(0)],
}

const owed = (n: number, identifier: string, amount: Money) => ({
  id: payableIdOf(n),
  supplier: { name: identifier, identifier, hasBankAccount: true },
  assignee: undefined,
  amount,
})

describe('the name of a payroll', () => {
  it('is the payment date until the user writes another (RAE: months in lower case)', () => {
    expect(defaultPayrollName(date('2025-09-05'))).toBe('Facturas del 05 de septiembre')
    expect(defaultPayrollName(date('2026-12-31'))).toBe('Facturas del 31 de diciembre')
  })

  it('is always valid', () => {
    fc.assert(
      fc.property(civilDate, (day) => {
        const name = defaultPayrollName(day)
        expect(parsePayrollName(name)).toEqual(E.right(name))
        expect(name).toMatch(/^Facturas del \d\d de [a-z]{4,10}$/)
      }),
    )
  })

  it('is not empty and has at most eighty characters', () => {
    expect(parsePayrollName('')).toEqual(E.left({ _tag: 'TextEmpty' }))
    expect(parsePayrollName('a'.repeat(80))).toEqual(E.right('a'.repeat(80)))
    expect(parsePayrollName('a'.repeat(81))).toEqual(E.left({ _tag: 'TextTooLong', maximum: 80 }))
  })

  it('is taken when another one normalises to the same text', () => {
    expect(isNameTaken(' NOMINA  de julio', ['Arriendos', 'Nómina de julio'])).toBe(true)
    expect(isNameTaken('Nómina de junio', ['Nómina de julio'])).toBe(false)
  })
})

describe('scheduling a payroll', () => {
  it('sends its name, its date and each invoice once', () => {
    expect(payrollRequestOf(DRAFT, TODAY, CHILE)).toEqual(
      E.right({ name: 'Arriendos', paymentDate: '2026-11-23', invoiceIds: [payableIdOf(0)] }),
    )
  })

  it('is rejected without invoices, without a name, and on a closed day (Ley 2.977: 8 December)', () => {
    expect(payrollRequestOf({ ...DRAFT, invoiceIds: [] }, TODAY, CHILE)).toEqual(
      E.left({ _tag: 'PayrollRequestEmpty' }),
    )
    expect(payrollRequestOf({ ...DRAFT, name: ' ' }, TODAY, CHILE)).toEqual(
      E.left({ _tag: 'PayrollRequestNameRejected', error: { _tag: 'TextBlank' } }),
    )
    expect(payrollRequestOf({ ...DRAFT, paymentDate: date('2026-12-08') }, TODAY, CHILE)).toEqual(
      E.left({
        _tag: 'PayrollRequestDateRejected',
        rejected: { _tag: 'PaymentDateHoliday', name: 'Inmaculada Concepción', suggestion: '2026-12-09' },
      }),
    )
    expect(payrollRequestOf({ ...DRAFT, paymentDate: date('2026-11-19') }, TODAY, CHILE)).toMatchObject(
      E.left({ rejected: { _tag: 'PaymentDatePast' } }),
    )
  })

  it('is accepted on the open days from today on, up to a year ahead', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -400, max: 400 }), (today, days) => {
        const paymentDate = addDays(today, days)
        const accepted = E.isRight(payrollRequestOf({ ...DRAFT, paymentDate }, today, CHILE))
        expect(accepted).toBe(days >= 0 && days <= MAX_DAYS_AHEAD && isBusinessDay(paymentDate, CHILE))
      }),
    )
  })
})

describe('the transfers of a payroll', () => {
  it('are one for each supplier and currency: three invoices, two transfers', () => {
    const transfers = transfersOf([
      owed(0, 'A', money('CLP', 100)),
      owed(1, 'B', money('CLP', 50)),
      owed(2, 'A', money('CLP', 7)),
    ])
    expect(transfers.map(({ payee, invoiceIds, total }) => [payee.identifier, invoiceIds.length, total.minor])).toEqual(
      [
        ['A', 2, 107],
        ['B', 1, 50],
      ],
    )
    expect(transfersOf([owed(0, 'A', money('MXN', 1)), owed(1, 'A', money('USD', 1))])).toHaveLength(2)
  })

  it('are in the currency of the documents, whatever they are worth in pesos', () => {
    const inDollars = { ...owed(0, 'A', money('MXN', 200_000)), documentAmount: money('USD', 10_000) }
    const transfers = transfersOf([inDollars, owed(1, 'A', money('MXN', 50_000)), { ...inDollars, id: payableIdOf(2) }])
    expect(transfers.map(({ payee, total }) => [payee.identifier, total])).toEqual([
      ['A', money('USD', 20_000)],
      ['A', money('MXN', 50_000)],
    ])
  })

  it('go to the assignee of an assigned invoice (Ley 19.983 art. 7)', () => {
    const assigned = { ...owed(0, 'A', money('CLP', 100)), assignee: { name: 'Factoring', identifier: 'F' } }
    const transfers = transfersOf([assigned, owed(1, 'A', money('CLP', 7))])
    expect(transfers.map(({ payee, total }) => [payee.identifier, payee.hasBankAccount, total.minor])).toEqual([
      ['F', true, 100],
      ['A', true, 7],
    ])
  })

  it('add up to the invoices and lose none', () => {
    const invoices = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.nat({ max: 1_000_000 })), { maxLength: 15 })
    fc.assert(
      fc.property(invoices, (list) => {
        const all = list.map(([identifier, minor], n) => owed(n, identifier, money('CLP', minor)))
        const transfers = transfersOf(all)
        expect(transfers.reduce((sum, { total }) => sum + total.minor, 0)).toBe(
          list.reduce((sum, [, minor]) => sum + minor, 0),
        )
        expect(transfers.flatMap(({ invoiceIds }) => invoiceIds).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(transfers).toHaveLength(new Set(list.map(([identifier]) => identifier)).size)
      }),
    )
  })
})

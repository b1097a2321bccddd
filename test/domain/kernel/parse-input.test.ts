import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import {
  formatLongDate,
  formatMoney,
  formatSentenceDate,
  formatShortDate,
  formatWeekdayDate,
} from '#domain/kernel/format.ts'
import { type Money, money } from '#domain/kernel/money.ts'
import { parseDateInput, parseMoneyInput } from '#domain/kernel/parse-input.ts'
import { anyMoney, calendarDate, country } from '#domain/testing/kernel.ts'
import { runs } from '#test/support/runs.ts'

const friday = '2026-11-20' as CivilDate

describe('parseMoneyInput', () => {
  it.each(['1.250.000', '1250000', '$1.250.000', ' $ 1250000 ', 'CLP 1.250.000', 'clp1250000', '1.250.000,00'])(
    'reads %j in Chile as 1,250,000 pesos',
    (text) => {
      expect(parseMoneyInput(text, 'CLP', 'CL')).toEqual(E.right(money('CLP', 1_250_000)))
    },
  )

  it.each(['$1.234.567.-', '1.234.567.-', '1 234 567', '$ 1 234 567', '1\u00A0234\u00A0567', '1\u202F234\u202F567'])(
    'reads %j in Chile as 1,234,567 pesos (invoices end in .-; ISO 80000-1 groups digits by small spaces)',
    (text) => {
      expect(parseMoneyInput(text, 'CLP', 'CL')).toEqual(E.right(money('CLP', 1_234_567)))
    },
  )

  it('reads an amount below one without its zero', () => {
    expect(parseMoneyInput('.50', 'MXN', 'MX')).toEqual(E.right(money('MXN', 50)))
    expect(parseMoneyInput('-$.5', 'MXN', 'MX')).toEqual(E.right(money('MXN', -50)))
    expect(parseMoneyInput(',50', 'USD', 'CL')).toEqual(E.right(money('USD', 50)))
    expect(parseMoneyInput('1 234.50', 'MXN', 'MX')).toEqual(E.right(money('MXN', 123_450)))
  })

  it.each(['1,250.5', '1250.50', '$1,250.50', 'MXN 1250.5', '1,250.500'])(
    'reads %j in Mexico as 1,250.50 pesos',
    (text) => {
      expect(parseMoneyInput(text, 'MXN', 'MX')).toEqual(E.right(money('MXN', 125_050)))
    },
  )

  it.each([
    ['CL', 'CLP', '1,250,000'],
    ['CL', 'CLP', '1,250'],
    ['CL', 'CLP', '1,250.50'],
    ['CL', 'CLP', '1.5'],
    ['CL', 'USD', '1,234'],
    ['CL', 'CLP', '0.090'],
    ['CL', 'USD', '.50'],
    ['MX', 'MXN', '1.250.000'],
    ['MX', 'MXN', '1.250'],
    ['MX', 'MXN', '1.250,50'],
    ['MX', 'MXN', '1,5'],
    ['MX', 'USD', '150.000'],
  ] as const)('reports in %s the ambiguous separator %s %s, without guessing', (of, currency, text) => {
    const decimalSeparator = of === 'CL' ? ',' : '.'
    expect(parseMoneyInput(text, currency, of)).toEqual(E.left({ _tag: 'MoneyInputOtherSeparator', decimalSeparator }))
  })

  it('offers the rounded amount for too many decimals', () => {
    const offer = (decimals: number, rounded: Money) => E.left({ _tag: 'MoneyInputTooPrecise', decimals, rounded })
    expect(parseMoneyInput('1.250,5', 'CLP', 'CL')).toEqual(offer(0, money('CLP', 1251)))
    expect(parseMoneyInput('-0,4', 'CLP', 'CL')).toEqual(offer(0, money('CLP', 0)))
    expect(parseMoneyInput('0.125', 'MXN', 'MX')).toEqual(offer(2, money('MXN', 13)))
    expect(parseMoneyInput('0.1249', 'MXN', 'MX')).toEqual(offer(2, money('MXN', 12)))
  })

  it('rejects another currency, an empty field, words and unsafe amounts', () => {
    expect(parseMoneyInput('US$5', 'MXN', 'MX')).toEqual(E.left({ _tag: 'MoneyInputOtherCurrency' }))
    expect(parseMoneyInput('MXN 5', 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputOtherCurrency' }))
    expect(parseMoneyInput('  ', 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputEmpty' }))
    for (const text of ['$', '12a', '1..2', '1.25.000', '.5', '5,', '1e3', '0x10', 'Infinity', '--5', '١٢٣', '1 00'])
      expect(parseMoneyInput(text, 'CLP', 'CL')).toMatchObject({ _tag: 'Left' })
    expect(parseMoneyInput('9007199254740991', 'CLP', 'CL')).toEqual(E.right(money('CLP', Number.MAX_SAFE_INTEGER)))
    expect(parseMoneyInput('9007199254740993', 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputTooLarge' }))
    expect(parseMoneyInput('9007199254740991,6', 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputTooLarge' }))
    expect(parseMoneyInput('90071992547409.93', 'MXN', 'MX')).toEqual(E.left({ _tag: 'MoneyInputTooLarge' }))
  })

  it('reports unreadable text', () => {
    for (const text of ['$', '12a', '1..2', '.', ',', '.-', '5-', '5,', '1e3', '--5', '12 34', '0 123'])
      expect(parseMoneyInput(text, 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputMalformed' }))
  })

  it('reads forty characters, blanks included, and not one more', () => {
    expect(parseMoneyInput('5'.padStart(40), 'CLP', 'CL')).toEqual(E.right(money('CLP', 5)))
    expect(parseMoneyInput('5'.padStart(41), 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputMalformed' }))
  })

  it('parses every formatted amount', () => {
    fc.assert(
      fc.property(anyMoney, country, (amount, of) => {
        fc.pre(Math.abs(amount.minor) < Number.MAX_SAFE_INTEGER)
        expect(parseMoneyInput(formatMoney(amount, of), amount.currency, of)).toEqual(E.right(amount))
      }),
    )
  })

  it('never parses one text as different amounts in the two countries', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789., -'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(texts, (text) => {
        const [inChile, inMexico] = [parseMoneyInput(text, 'USD', 'CL'), parseMoneyInput(text, 'USD', 'MX')]
        if (E.isRight(inChile) && E.isRight(inMexico)) expect(inChile).toEqual(inMexico)
      }),
      { numRuns: runs(5000) },
    )
  })
})

describe('parseDateInput on Friday 20 November 2026', () => {
  it.each([
    ['5/9', '2027-09-05'],
    ['20/11', '2026-11-20'],
    ['19/11', '2026-11-19'],
    ['21/10', '2026-10-21'],
    ['20/10', '2027-10-20'],
    ['19 de noviembre', '2026-11-19'],
    ['ayer', '2026-11-19'],
    ['05-09-25', '2025-09-05'],
    ['050925', '2025-09-05'],
    ['0509', '2027-09-05'],
    ['05092026', '2026-09-05'],
    ['5/9/2026', '2026-09-05'],
    ['5.9.26', '2026-09-05'],
    ['29/2', '2028-02-29'],
    ['hoy', '2026-11-20'],
    ['HOY', '2026-11-20'],
    ['mañana', '2026-11-21'],
    ['Manana', '2026-11-21'],
    ['+30', '2026-12-20'],
    ['+0', '2026-11-20'],
    ['lun', '2026-11-23'],
    ['lunes', '2026-11-23'],
    ['mie', '2026-11-25'],
    ['Mié', '2026-11-25'],
    ['vie', '2026-11-27'],
    ['sábado', '2026-11-21'],
    ['dom', '2026-11-22'],
    ['2026-09-05', '2026-09-05'],
    ['15 abril', '2027-04-15'],
    ['15 de abril', '2027-04-15'],
    ['15 abr', '2027-04-15'],
    ['15 Abril 2026', '2026-04-15'],
    ['5 de septiembre de 2026', '2026-09-05'],
    ['5  de septiembre del 2026', '2026-09-05'],
    ['29 feb', '2028-02-29'],
  ])('reads %s as %s', (text, expected) => {
    expect(parseDateInput(text, friday)).toEqual(E.right(expected))
  })

  it.each([
    '31 abril',
    '30 febrero 2028',
    '2026-02-30',
    '31/2',
    '30/02/2027',
    '32/1',
    '5/13',
    '00/00',
    '+9999',
    '29/2/2027',
    '5/9/1066',
  ])('reports that %s does not exist', (text) => {
    expect(parseDateInput(text, friday)).toEqual(E.left({ _tag: 'DateInputImpossible' }))
  })

  it.each([
    '30+',
    'x+30',
    '+30x',
    '+30 días',
    '+12345',
    'lu',
    'lunar',
    'anteayer',
    '5',
    '5/',
    '5/9-26',
    '5-9/26',
    '2026-9-5',
    'x2026-04-15',
    '2026-04-15x',
    '5/9/026',
    '-3',
    '+',
    '5 ab',
    '5 abriles',
    'x5 abril',
    'abril',
    '5 abril 26',
    '5 de',
  ])('does not read %j', (text) => {
    expect(parseDateInput(text, friday)).toEqual(E.left({ _tag: 'DateInputMalformed' }))
  })

  it('accepts up to ten years and a week ahead, within the range of dates', () => {
    expect(parseDateInput('+3660', friday)).toEqual(E.right('2036-11-27'))
    expect(parseDateInput('+3661', friday)).toEqual(E.left({ _tag: 'DateInputImpossible' }))
    expect(parseDateInput('+1', '2199-12-30' as CivilDate)).toEqual(E.right('2199-12-31'))
    expect(parseDateInput('+2', '2199-12-30' as CivilDate)).toEqual(E.left({ _tag: 'DateInputImpossible' }))
  })

  it('finds the next 29 February also across 2100, which is no leap year (Inter gravissimas)', () => {
    expect(parseDateInput('29/2', '2096-04-01' as CivilDate)).toEqual(E.right('2104-02-29'))
  })

  it('reads forty characters, blanks included, and not one more', () => {
    expect(parseDateInput('hoy'.padStart(40), friday)).toEqual(E.right(friday))
    expect(parseDateInput('hoy'.padStart(41), friday)).toEqual(E.left({ _tag: 'DateInputMalformed' }))
  })

  it('reports an empty field', () => {
    expect(parseDateInput(' ', friday)).toEqual(E.left({ _tag: 'DateInputEmpty' }))
  })
})

describe('the laws of typed dates', () => {
  it('parses every formatted date', () => {
    fc.assert(
      fc.property(calendarDate, calendarDate, (date, today) => {
        for (const shown of [formatShortDate(date), formatLongDate(date), date])
          expect(parseDateInput(shown, today)).toEqual(E.right(date))
        const inWords = formatSentenceDate(date)
        expect(parseDateInput(inWords, date)).toEqual(E.right(date))
      }),
    )
  })

  it('resolves a day and month to their first occurrence from the thirtieth day before today on', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -30, max: 334 }), (today, ahead) => {
        const date = addDays(today, ahead)
        expect(parseDateInput(`${date.slice(8)}/${date.slice(5, 7)}`, today)).toEqual(E.right(date))
      }),
    )
  })

  it('resolves a weekday to one of the next seven days', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: 1, max: 7 }), (today, ahead) => {
        const word = formatWeekdayDate(addDays(today, ahead)).slice(0, 3)
        expect(parseDateInput(word, today)).toEqual(E.right(addDays(today, ahead)))
      }),
    )
  })

  it('rejects long text unread', () => {
    const attacks = ['0', '1.', '1,000', ' ', '+1', 'lun', '5/', '́', '$']
    for (const attack of attacks) {
      const text = attack.repeat(Math.ceil(50_000 / attack.length))
      expect(parseDateInput(text, friday)).toEqual(E.left({ _tag: 'DateInputMalformed' }))
      expect(parseMoneyInput(text, 'CLP', 'CL')).toEqual(E.left({ _tag: 'MoneyInputMalformed' }))
    }
  })
})

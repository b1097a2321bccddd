import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import * as Format from '#domain/kernel/format.ts'
import { money } from '#domain/kernel/money.ts'
import { anyMoney, civilDate, country, moneyOf } from '#domain/testing/kernel.ts'

const LOCALES: Readonly<Record<Country, string>> = { CL: 'es-CL', MX: 'es-MX' }
const day = '2025-09-05' as CivilDate

describe('formatDecimal', () => {
  // SII, Formato DTE: QtyItem has up to six decimals. SAT, CFDI 4.0: t_Importe has up to six.
  it.each([
    ['1234.500', 'CL', '1.234,5'],
    ['1234.500', 'MX', '1,234.5'],
    ['45', 'CL', '45'],
    ['0.000000', 'MX', '0'],
    ['007.10', 'CL', '7,1'],
    ['1000000', 'MX', '1,000,000'],
    ['100', 'CL', '100'],
    ['-1', 'CL', '-1'],
    ['1e5', 'CL', '1e5'],
  ] as const)('writes %s in %s as %s', (stated, of, expected) => {
    expect(Format.formatDecimal(stated, of)).toBe(expected)
  })

  it('writes up to forty characters, and returns a longer text as it is', () => {
    expect(Format.formatDecimal(`1.${'0'.repeat(37)}2`, 'CL')).toBe(`1,${'0'.repeat(37)}2`)
    expect(Format.formatDecimal(`1.${'0'.repeat(38)}2`, 'CL')).toBe(`1.${'0'.repeat(38)}2`)
  })

  it('keeps the value of every decimal', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^\d{0,6}$/), country, (whole, fraction, of) => {
        const stated = fraction === '' ? String(whole) : `${whole}.${fraction}`
        const plain = of === 'CL' ? ['.', ','] : [',', '.']
        const [groups = '', mark = ''] = plain
        const read = Format.formatDecimal(stated, of).replaceAll(groups, '').replace(mark, '.')
        expect(Number(read)).toBe(Number(stated))
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each([
    ['CLP', 1_234_568, 'CL', '$1.234.568'],
    ['CLP', -1235, 'CL', '-$1.235'],
    ['CLP', 0, 'CL', '$0'],
    ['CLP', 1000, 'CL', '$1.000'],
    ['MXN', 123_456_789, 'MX', '$1,234,567.89'],
    ['MXN', -150_050, 'MX', '-$1,500.50'],
    ['MXN', 5, 'MX', '$0.05'],
    ['MXN', 0, 'MX', '$0.00'],
    ['USD', 123_400, 'CL', 'US$1.234,00'],
    ['USD', 123_400, 'MX', 'US$1,234.00'],
    ['USD', -1, 'MX', '-US$0.01'],
    ['MXN', 100, 'CL', 'MXN $1,00'],
    ['CLP', -1500, 'MX', '-CLP $1,500'],
  ] as const)('writes %s %i in %s as %s', (currency, minor, country, expected) => {
    expect(Format.formatMoney(money(currency, minor), country)).toBe(expected)
  })

  const own = fc.constantFrom(['CL', 'CLP', 0] as const, ['MX', 'MXN', 2] as const)

  it('agrees with the CLDR for non-negative amounts of the country’s currency', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 52 }), own, (minor, [of, currency, decimals]) => {
        const intl = new Intl.NumberFormat(LOCALES[of], { style: 'currency', currency })
        const decimal =
          decimals === 0 ? String(minor) : `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
        expect(Format.formatMoney(money(currency, minor), of)).toBe(intl.format(decimal as `${number}`))
      }),
    )
  })

  it('writes a negative amount as the positive one after a minus sign', () => {
    fc.assert(
      fc.property(moneyOf('CLP'), country, (amount, of) => {
        fc.pre(amount.minor > 0)
        expect(Format.formatMoney(money('CLP', -amount.minor), of)).toBe(`-${Format.formatMoney(amount, of)}`)
      }),
    )
  })

  it('writes different amounts differently', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, country, (a, b, of) => {
        const same = a.minor === b.minor && a.currency === b.currency
        expect(Format.formatMoney(a, of) === Format.formatMoney(b, of)).toBe(same)
      }),
    )
  })
})

describe('formatShortMoney', () => {
  it.each([
    ['CLP', 29_412_332, 'CL', '$29,4M'],
    ['CLP', 1_050_000, 'CL', '$1,1M'],
    ['CLP', 231_614_439, 'CL', '$231,6M'],
    ['CLP', 999_999, 'CL', '$999.999'],
    ['CLP', -4_312_000_000, 'CL', '-$4.312,0M'],
    ['MXN', 123_456_789, 'MX', '$1.2M'],
    ['USD', 684_000, 'CL', 'US$6.840,00'],
  ] as const)('writes %s %i in %s as %s', (currency, minor, of, expected) => {
    expect(Format.formatShortMoney(money(currency, minor), of)).toBe(expected)
  })

  it('is off by at most fifty thousand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_999_999_999 }), (minor) => {
        const millions = Number(
          Format.formatShortMoney(money('CLP', minor), 'CL').replaceAll(/[$.M]/g, '').replace(',', '.'),
        )
        expect(Math.abs(millions * 1_000_000 - minor)).toBeLessThanOrEqual(50_000)
      }),
    )
  })
})

describe('formatInteger and formatPercent', () => {
  it('groups four digits too, as the CLDR does for these countries', () => {
    expect(Format.formatInteger(1234, 'CL')).toBe('1.234')
    expect(Format.formatInteger(1234, 'MX')).toBe('1,234')
    fc.assert(
      fc.property(fc.maxSafeInteger(), country, (value, of) => {
        expect(Format.formatInteger(value, of)).toBe(new Intl.NumberFormat(LOCALES[of]).format(value))
      }),
    )
  })

  it('writes a rate with two decimals and an advance with none, without a space', () => {
    expect(Format.formatPercent(189, 'CL')).toBe('1,89%')
    expect(Format.formatPercent(280, 'MX')).toBe('2.80%')
    expect(Format.formatPercent(7000, 'CL', 0)).toBe('70%')
    expect(Format.formatPercent(7050, 'MX', 0)).toBe('71%')
    expect(Format.formatPercent(-5, 'MX')).toBe('-0.05%')
    expect(Format.formatPercent(-5, 'MX', 0)).toBe('0%')
  })
})

describe('dates in words', () => {
  it('writes 5 September 2025 in every form', () => {
    expect(Format.formatShortDate(day)).toBe('05/09/2025')
    expect(Format.formatLongDate(day)).toBe('05 septiembre 2025')
    expect(Format.formatSentenceDate(day)).toBe('5 de septiembre')
    expect(Format.formatWeekdayDate(day)).toBe('vie 05/09')
    expect(Format.formatFullDate(day)).toBe('vie 05/09/2025')
  })

  it('names months and weekdays as the CLDR does in Spanish', () => {
    const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' })
    const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' })
    fc.assert(
      fc.property(civilDate, (date) => {
        const utc = new Date(`${date}T00:00:00Z`)
        expect(Format.formatSentenceDate(date)).toBe(`${Number(date.slice(8))} de ${month.format(utc)}`)
        expect(Format.formatLongDate(date)).toBe(`${date.slice(8)} ${month.format(utc)} ${date.slice(0, 4)}`)
        expect(Format.formatWeekdayDate(date)).toBe(`${weekday.format(utc)} ${date.slice(8)}/${date.slice(5, 7)}`)
        const year = date.slice(0, 4) === '2026' ? '' : `/${date.slice(0, 4)}`
        const shown = Format.formatWeekdayDate(date, { today: '2026-11-20' as CivilDate })
        expect(shown).toBe(`${Format.formatWeekdayDate(date)}${year}`)
      }),
    )
  })
})

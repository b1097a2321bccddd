import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankCalendar } from '#domain/calendar/calendar.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { readPaymentTerms } from '#domain/tax-documents/payment-terms.ts'
import { hostileText } from '#domain/testing/hostile.ts'
import { calendarDate } from '#domain/testing/kernel.ts'

const ISSUED = '2026-10-15' as CivilDate
const CALENDAR = bankCalendar('MX')
const read = (text: string) => readPaymentTerms(text, ISSUED, CALENDAR)
const after = (days: number) => ({ _tag: 'DueOn', date: addDays(ISSUED, days), by: 'TERM' })

/* SAT, Anexo 20: CondicionesDePago is free text of up to 1,000 characters. SII: TermPagoGlosa. */
describe('the payment terms of a text', () => {
  it.each([
    'CREDITO60',
    'DIAS DE CREDITO: 60',
    '60 DFF',
    'Net 60 days',
    'SESENTA DIAS',
    '2/10 NET 60',
    '2% 10 DIAS, NETO 60 DIAS',
    '60 días, 2% en 10 días',
    'NO CONTADO, CREDITO 60 DIAS',
    '2% antes del 25/10/2026; neto 60 días',
    'Válido al 31/10/2026, crédito 60',
  ])('%s is sixty days', (text) => {
    expect(read(text)).toEqual(after(60))
  })

  it.each([
    '30',
    '30 D',
    '2/10, n/30',
    'TREINTA (30) DIAS',
    '5% A 8 DIAS; 30 NETO',
    '50% ANTICIPO, 50% A 30 DIAS',
    'ENTREGA EN 90 DIAS, CREDITO 30',
    'CONTADO 30 DIAS',
  ])('%s is thirty days', (text) => {
    expect(read(text)).toEqual(after(30))
  })

  it.each([
    ['30/60/90 DIAS', 90],
    ['90 (noventa) días', 90],
    ['Crédito a cuarenta y cinco días', 45],
    ['3 semanas', 21],
    ['NET15', 15],
    ['30, 60 y 90 días', 90],
  ])('%s is %i days', (text, days) => {
    expect(read(text)).toEqual(after(days))
  })

  it.each(['CONTADO', 'Pago inmediato', 'Contra entrega', 'Due on receipt', 'Pago anticipado', 'A la vista'])(
    '%s is at once',
    (text) => {
      expect(read(text)).toEqual(after(0))
    },
  )

  it('in months ends on the same day, and at the end of the month where the text says so', () => {
    expect(read('Crédito a 2 meses')).toEqual({ _tag: 'DueOn', date: '2026-12-15', by: 'TERM' })
    expect(read('30 DIAS FIN DE MES')).toEqual({ _tag: 'DueOn', date: '2026-11-30', by: 'TERM' })
    expect(readPaymentTerms('1 mes', '2027-01-31' as CivilDate, CALENDAR)).toMatchObject({ date: '2027-02-28' })
  })

  it('in business days are those of the bank calendar', () => {
    expect(read('10 días hábiles')).toEqual({ _tag: 'DueOn', date: '2026-10-29', by: 'TERM' })
  })

  it('is a date up to a year after the issue, the latest of several', () => {
    const november = { _tag: 'DueOn', date: '2026-11-30', by: 'DATE' }
    for (const text of ['Vence 30/11/2026', 'Vence el 2026-11-30', '15/11/2026 y 30 de noviembre de 2026'])
      expect(read(text)).toEqual(november)
    expect(read('Vence 30/11/2026, contrato del 01/02/2026 al 31/12/2028')).toEqual(november)
  })

  it.each(['99', '03', 'CREDITO', 'PPD', 'CONTRARECIBO', '500 DIAS', '30 DIAS 2% DE DESCUENTO'])(
    '%s is not understood',
    (text) => {
      expect(read(text)).toEqual({ _tag: 'NotUnderstood' })
    },
  )

  it('of a blank text are none', () => {
    expect([read(''), read(' \n\t ')]).toEqual([undefined, undefined])
  })
})

const SMALL = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
).split(' ')
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const HUNDREDS = ['', 'ciento', 'doscientos', 'trescientos']

/** A number up to 365 in Spanish words. */
const inWords = (value: number): string => {
  if (value === 100) return 'cien'
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const tens = TENS[Math.floor(rest / 10) - 3] ?? ''
  const below = rest < 30 ? SMALL[rest] : rest % 10 === 0 ? tens : `${tens} y ${SMALL[rest % 10]}`
  return hundreds === 0 ? (below ?? '') : rest === 0 ? (HUNDREDS[hundreds] ?? '') : `${HUNDREDS[hundreds]} ${below}`
}

const patterns = fc.constantFrom(
  (days: string) => `${days} días`,
  (days: string) => `Crédito a ${days} días`,
  (days: string) => `PLAZO: ${days}`,
  (days: string) => `2% a 8 días; neto ${days}`,
)

describe('the laws of payment terms', () => {
  it('are total, and never before the issue or more than a year after it and its month', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(3_000), fc.string({ maxLength: 3_000 })), calendarDate, (text, issueDate) => {
        const terms = readPaymentTerms(text, issueDate, CALENDAR)
        if (terms?._tag === 'DueOn') {
          expect(terms.date >= issueDate).toBe(true)
          expect(terms.date <= addDays(issueDate, 396)).toBe(true)
        }
      }),
    )
  })

  it('are blind to case, accents and the width of blanks', () => {
    fc.assert(
      fc.property(patterns, fc.nat({ max: 365 }), fc.constantFrom(' ', '  ', '\t', '\n '), (pattern, days, blank) => {
        const text = pattern(String(days))
        const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
        for (const same of [text.toUpperCase(), text.toLowerCase(), plain, text.replaceAll(' ', blank)])
          expect(read(same)).toEqual(read(text))
      }),
    )
  })

  it('say the same in words and in digits', () => {
    fc.assert(
      fc.property(patterns, fc.nat({ max: 365 }), (pattern, days) => {
        expect(read(pattern(inWords(days)))).toEqual(after(days))
        expect(read(pattern(String(days)))).toEqual(after(days))
      }),
    )
  })
})

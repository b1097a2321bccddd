import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyFiguresOf } from '#domain/financing/breakdown.ts'
import { latePayment } from '#domain/financing/late-payment.ts'
import { rateOfQuote, type Quote } from '#domain/financing/quote.ts'
import {
  bestScenarios,
  DAYS_LATE,
  freeLetter,
  SCENARIO_LETTERS,
  type ScenarioFigures,
  scenarioFiguresOf,
} from '#domain/financing/scenario.ts'
import { simulate } from '#domain/financing/simulate.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { comparedFigure, quote, scenario } from '#domain/testing/scenarios.ts'

const TODAY = '2026-03-04' as CivilDate
const clp = (minor: number) => money('CLP', minor)

/** One invoice of 1,000,000 pesos, or another amount, at 2.8 % a month, of which 30 % are retained. */
const paidOn = (paymentDate: string, pesos = 1_000_000): Quote => {
  const line = {
    invoiceId: '1' as InvoiceId,
    amount: clp(pesos),
    creditNotes: clp(0),
    paymentDate: paymentDate as CivilDate,
  }
  const prices = { rate: basisPoints(280), retention: basisPoints(3000) }
  const cart = { currency: 'CLP' as const, today: TODAY, operationCost: clp(0), lines: [{ ...line, ...prices }] }
  const simulation = E.getOrElseW(() => expect.fail('not simulated'))(simulate(cart))
  return { type: 'DIRECT_FINANCING', askedOn: TODAY, lines: [line], undated: [], simulation }
}

const figuresOf = (one: Quote): ScenarioFigures => scenarioFiguresOf(one) ?? expect.fail('no figures')

describe('a scenario', () => {
  it('has the dates, the cost and the interest of a delay of an operation', () => {
    expect(figuresOf(paidOn('2026-04-03'))).toMatchObject({
      invoices: 1,
      firstPayment: '2026-04-03',
      lastPayment: '2026-04-03',
      meanDays: 30,
      figures: { interest: clp(28_000), transfer: clp(672_000), retention: clp(300_000) },
      lateInterest: clp(9_800),
    })
    expect(figuresOf(paidOn('2026-05-04'))).toMatchObject({ meanDays: 61, figures: { interest: clp(56_933) } })
  })

  it('is none without invoices', () => {
    expect(scenarioFiguresOf({ ...paidOn('2026-04-03'), lines: [] })).toBeUndefined()
  })

  it('has the figures that the operation itself shows', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const kept = figuresOf(one)
        expect(keyFiguresOf(kept.figures)).toEqual(keyFiguresOf(one.simulation))
        expect(kept.rate).toEqual(rateOfQuote(one))
        expect(kept.lateInterest).toEqual(latePayment(one, DAYS_LATE).interest)
        expect(kept.invoices).toBe(one.lines.length)
        const dates = one.lines.map(({ paymentDate }) => paymentDate)
        expect(dates).toContain(kept.firstPayment)
        expect(dates).toContain(kept.lastPayment)
        expect(dates.every((date) => kept.firstPayment <= date && date <= kept.lastPayment)).toBe(true)
      }),
    )
  })
})

describe('the letter of a scenario', () => {
  it('is the first one that is free', () => {
    expect(freeLetter([])).toBe('A')
    expect(freeLetter(['A', 'C'])).toBe('B')
    expect(freeLetter(['C', 'B', 'A'])).toBeUndefined()
  })

  it('is never one that is taken', () => {
    fc.assert(
      fc.property(fc.subarray([...SCENARIO_LETTERS]), (taken) => {
        const letter = freeLetter(taken)
        expect(letter === undefined).toBe(taken.length === SCENARIO_LETTERS.length)
        expect(taken).not.toContain(letter)
      }),
    )
  })
})

describe('the best of several scenarios', () => {
  const [soon, late] = [figuresOf(paidOn('2026-04-03')), figuresOf(paidOn('2026-05-04'))]

  it('gives the most cash now, or costs the least', () => {
    expect(bestScenarios('receiveNow', [late, soon])).toEqual([soon])
    expect(bestScenarios('totalCost', [late, soon])).toEqual([soon])
  })

  // 28,000 on 672,000 in 30 days are 4.17 % a month; 56,933 on 643,067 in 61 days are 1.08853^(30/61) − 1 = 4.26 %.
  it('has the lowest rate of a month and of a year', () => {
    expect([soon.rate?.monthly, late.rate?.monthly]).toEqual([417, 426])
    expect(bestScenarios('monthlyRate', [late, soon])).toEqual([soon])
    expect(bestScenarios('annualRate', [late, soon])).toEqual([soon])
  })

  // 15 days at 2.8 % a month on the advanced 70 %: 9,800 for 1,000,000 and 19,600 for 2,000,000.
  it('owes the least interest for a delay', () => {
    const large = figuresOf(paidOn('2026-04-03', 2_000_000))
    expect([soon.lateInterest, large.lateInterest]).toEqual([clp(9_800), clp(19_600)])
    expect(bestScenarios('lateInterest', [large, soon])).toEqual([soon])
  })

  it('is none where all have the same value, and alone', () => {
    expect(bestScenarios('lateInterest', [soon, late])).toEqual([])
    expect(bestScenarios('totalCost', [soon])).toEqual([])
    expect(bestScenarios('totalCost', [])).toEqual([])
  })

  it('is not decided while one has no value', () => {
    const paidToday = figuresOf(paidOn('2026-03-04'))
    expect(paidToday.rate).toBeUndefined()
    expect(bestScenarios('monthlyRate', [soon, paidToday])).toEqual([])
    expect(bestScenarios('annualRate', [soon, paidToday])).toEqual([])
  })

  it('does not depend on their order, and is never better than another one of the best', () => {
    fc.assert(
      fc.property(comparedFigure, fc.array(scenario, { minLength: 2, maxLength: 3 }), (figure, scenarios) => {
        const best = bestScenarios(figure, scenarios)
        expect(new Set(bestScenarios(figure, scenarios.toReversed()))).toEqual(new Set(best))
        expect(best.length).toBeLessThan(scenarios.length)
        for (const other of scenarios.filter((one) => !best.includes(one)))
          for (const one of best) expect(bestScenarios(figure, [one, other])).toEqual([one])
      }),
    )
  })

  it('is the one with the most cash exactly where no other has more', () => {
    fc.assert(
      fc.property(fc.array(scenario, { minLength: 2, maxLength: 3 }), (scenarios) => {
        const most = Math.max(...scenarios.map(({ figures }) => figures.transfer.minor))
        const winners = scenarios.filter(({ figures }) => figures.transfer.minor === most)
        expect(bestScenarios('receiveNow', scenarios)).toEqual(winners.length === scenarios.length ? [] : winners)
      }),
    )
  })
})

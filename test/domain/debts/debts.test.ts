import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consultedDebtState } from '#domain/debts/consulted-debt.ts'
import { debtServiceState } from '#domain/debts/debt-service.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { civilDate, moneyOf } from '#domain/testing/kernel.ts'

const ON = '2026-10-05' as CivilDate
const OWED = money('MXN', 1_234_50)
const answers = fc.record({
  canConsult: fc.boolean(),
  total: fc.option(moneyOf('MXN'), { nil: undefined }),
  consultedOn: fc.option(civilDate, { nil: undefined }),
  isStale: fc.boolean(),
})

describe('the debt with other lenders', () => {
  it('is loading, not authorised, not consulted, or consulted with its date (LRSIC art. 28)', () => {
    expect(debtServiceState(undefined)).toEqual({ _tag: 'Loading' })
    expect(debtServiceState({ canConsult: false, total: OWED, consultedOn: ON, isStale: false })).toEqual({
      _tag: 'CannotConsult',
    })
    expect(debtServiceState({ canConsult: true, total: OWED, consultedOn: undefined, isStale: false })).toEqual({
      _tag: 'NotConsulted',
    })
    expect(debtServiceState({ canConsult: true, total: OWED, consultedOn: ON, isStale: false })).toEqual({
      _tag: 'Consulted',
      total: OWED,
      on: ON,
    })
  })

  it('is shown only with authorisation, and never as an invented zero', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const state = debtServiceState(answer)
        expect(state._tag === 'Consulted').toBe(answer.canConsult && answer.consultedOn !== undefined)
        expect(state._tag === 'CannotConsult').toBe(!answer.canConsult)
        if (state._tag === 'Consulted') expect(state.total).toEqual(answer.total)
      }),
    )
  })
})

describe('the debt with the treasury', () => {
  it('is owed, zero, or unknown (Código Tributario art. 53: amounts change, so the date belongs to the figure)', () => {
    const owed = money('CLP', 1)
    expect(consultedDebtState(undefined)).toEqual({ _tag: 'Loading' })
    expect(consultedDebtState({ total: owed, consultedOn: ON, isStale: false })).toEqual({
      _tag: 'Owed',
      total: owed,
      on: ON,
    })
    expect(consultedDebtState({ total: money('CLP', 0), consultedOn: ON, isStale: false })).toEqual({
      _tag: 'NoDebt',
      on: ON,
    })
    expect(consultedDebtState({ total: undefined, consultedOn: ON, isStale: false })).toEqual({
      _tag: 'NeverConsulted',
    })
    expect(consultedDebtState({ total: owed, consultedOn: undefined, isStale: false })).toEqual({
      _tag: 'NeverConsulted',
    })
  })

  it('is zero only with a figure and a date', () => {
    fc.assert(
      fc.property(answers, ({ total, consultedOn, isStale }) => {
        const state = consultedDebtState({ total, consultedOn, isStale })
        expect(state._tag === 'NoDebt').toBe(total !== undefined && consultedOn !== undefined && total.minor <= 0)
        expect(state._tag === 'Owed').toBe(total !== undefined && consultedOn !== undefined && total.minor > 0)
      }),
    )
  })
})

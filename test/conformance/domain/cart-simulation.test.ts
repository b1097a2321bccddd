import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { simulate } from '#domain/financing/simulate.ts'
import { standardTerms } from '#domain/financing/terms.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { type Currency, money, zero } from '#domain/kernel/money.ts'
import { hasSharedData, vectorsOf } from '../shared-data.ts'

interface Vector {
  readonly currency: Currency
  readonly invoices: ReadonlyArray<{
    readonly amountMinor: number
    readonly days: number
    readonly retentionMinor: number
    readonly interestMinor: number
  }>
  readonly operationCostMinor: number
  readonly totalMinor: number
  readonly retentionMinor: number
  readonly interestMinor: number
  readonly transferMinor: number
}

const TODAY = '2026-01-08' as CivilDate

const simulated = (vector: Vector, cost: number, invoices = vector.invoices) => {
  const { retention, monthlyRate: rate } = standardTerms(vector.currency)
  return simulate({
    currency: vector.currency,
    today: TODAY,
    operationCost: money(vector.currency, cost),
    lines: invoices.map(({ amountMinor, days }, at) => ({
      invoiceId: String(at + 1) as InvoiceId,
      amount: money(vector.currency, amountMinor),
      creditNotes: zero(vector.currency),
      paymentDate: addDays(TODAY, days),
      rate,
      retention,
    })),
  })
}

describe.runIf(hasSharedData)('cart simulations derived with exact fractions', () => {
  const vectors = hasSharedData
    ? vectorsOf<Vector>('cart-simulation').map((vector, at) => [at + 1, vector] as const)
    : []

  it('are present', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(16)
  })

  it.each(vectors)('number %i agrees in every figure, and in its error', (_, vector) => {
    const own = (minor: number) => money(vector.currency, minor)
    expect(standardTerms(vector.currency).operationCost).toEqual(own(vector.operationCostMinor))
    const simulation = simulated(vector, vector.operationCostMinor)
    if (vector.transferMinor < 0) {
      expect(simulation).toEqual(E.left({ _tag: 'SimulationNotFinanceable', transfer: own(vector.transferMinor) }))
      return
    }
    expect(simulation).toMatchObject(
      E.right({
        total: own(vector.totalMinor),
        retention: own(vector.retentionMinor),
        interest: own(vector.interestMinor),
        transfer: own(vector.transferMinor),
      }),
    )
  })

  it.each(vectors)('number %i agrees invoice by invoice', (_, vector) => {
    for (const invoice of vector.invoices) {
      const alone = simulated(vector, 0, [invoice])
      expect(alone).toMatchObject(
        E.right({
          retention: { minor: invoice.retentionMinor },
          interest: { minor: invoice.interestMinor },
        }),
      )
    }
  })
})

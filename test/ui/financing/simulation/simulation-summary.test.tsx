import { describe, expect, it } from 'vitest'
import type { Quote } from '#domain/financing/quote.ts'
import type { Simulation } from '#domain/financing/simulation.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { InvoiceId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import { basisPoints } from '#domain/kernel/rate.ts'
import { CalculationDrawer, type CalculationDrawerProps } from '#ui/financing/simulation/calculation-drawer.tsx'
import { SimulationSummary } from '#ui/financing/simulation/simulation-summary.tsx'
import type { SimulationSummaryProps } from '#ui/financing/simulation/simulation-summary.tsx'
import { markupOf, wordsOf } from '../../design/render.tsx'

const ignore = (): void => undefined

const peso = (minor: number) => money('CLP', minor)

/** A million with 30 % retained, 2.8 % of it as price and 500 for the operation. */
const simulation: Simulation = {
  total: peso(1_000_000),
  creditNotes: peso(0),
  retention: peso(300_000),
  retentionRate: basisPoints(3000),
  interest: peso(28_000),
  baseRate: basisPoints(280),
  operationCost: peso(500),
  orderDiscounts: peso(0),
  invoiceDiscounts: peso(0),
  transfer: peso(671_500),
  invoices: [{ invoiceId: '1' as InvoiceId, rate: basisPoints(280), retention: basisPoints(3000) }],
}

const quoted = (paymentDate: string, undated: ReadonlyArray<string> = []): Quote => ({
  type: 'DIRECT_FINANCING',
  askedOn: '2026-03-04' as CivilDate,
  lines: [
    {
      invoiceId: '1' as InvoiceId,
      amount: peso(1_000_000),
      creditNotes: peso(0),
      paymentDate: paymentDate as CivilDate,
    },
  ],
  undated: undated as ReadonlyArray<InvoiceId>,
  simulation,
})

/** Thirty days. */
const quote = quoted('2026-04-03')

const summary = (props: Partial<SimulationSummaryProps>): string =>
  markupOf(<SimulationSummary quote={quote} state="ready" onRetry={ignore} onSeeCalculation={ignore} {...props} />)

const calculation = (props: Partial<CalculationDrawerProps>): string =>
  markupOf(<CalculationDrawer quote={quote} usual={undefined} onClose={ignore} {...props} />)

describe('SimulationSummary', () => {
  it('starts with the three figures', () => {
    const words = wordsOf(summary({}))
    expect(words).toContain('Recibes ahora $671.500')
    expect(words).toContain('Recibes después $300.000')
    expect(words).toContain('Costo total $28.500 4,24% efectivo mensual (30 días)')
    expect(wordsOf(summary({ quote: quoted('2026-03-04') }))).toContain('Costo total $28.500 tasa 2,80% mensual')
  })

  it('states how many invoices the figures count, when some have no date', () => {
    expect(wordsOf(summary({ quote: quoted('2026-04-03', ['2', '3', '4', '5']) }))).toContain(
      'Recibes ahora $671.500 Con 1 de 5 facturas',
    )
    expect(wordsOf(summary({}))).not.toMatch(/de \d+ facturas?/)
  })

  it('retains the last good figures while it recalculates, with a notice', () => {
    const markup = summary({ state: 'recalculating' })
    expect(markup).toContain('aria-busy="true"')
    expect(wordsOf(markup)).toContain('Recalculando')
    expect(wordsOf(markup)).toContain('$671.500')
  })

  it('retains them when it fails, with a retry', () => {
    const words = wordsOf(summary({ state: 'failed', calculatedAt: '14:32' }))
    expect(words).toContain('No pudimos recalcular. Cifras de las 14:32.')
    expect(words).toContain('Reintentar')
    expect(words).toContain('$671.500')
  })

  it('shows an answer in place of figures, which no retry would change', () => {
    const failure = { sentence: 'Con estas fechas no recibirías dinero.' }
    const words = wordsOf(summary({ quote: undefined, state: 'rejected', failure }))
    expect(words).toContain('Con estas fechas no recibirías dinero. Recibes ahora —')
    expect(words).not.toContain('Reintentar')
    expect(words).not.toContain('Elige una fecha de pago')
  })

  it('shows a dash and the next step before there are figures', () => {
    const words = wordsOf(summary({ quote: undefined, state: 'idle' }))
    expect(words).toContain('Recibes ahora — Elige una fecha de pago y verás cuánto recibes.')
  })
})

describe('CalculationDrawer', () => {
  it('shows every line of the calculation, deductions with their sign', () => {
    const words = wordsOf(calculation({}))
    expect(words).toContain('Facturas Retención Dif. de precio Asesoría Recibes')
    expect(words).toContain('$1.000.000 -$300.000 -$28.000 -$500 $671.500')
    expect(words).toContain('Otros descuentos Ajustes acordados')
  })

  it('states what the operation costs in every form, and only in those that are known', () => {
    const words = wordsOf(calculation({}))
    expect(words).toContain('Tasa de la operación 2,80%')
    expect(words).toContain('Costo sobre tus facturas 2,85%')
    expect(words).toContain('Tasa efectiva mensual (30 días) 4,24%')
    expect(words).toContain('Tasa efectiva anual (365 días) 65,82%')
    expect(wordsOf(calculation({ quote: quoted('2026-03-04') }))).not.toContain('Tasa efectiva mensual')
  })

  it('shows what fifteen days of delay change, and what would be owed where nothing is retained', () => {
    const late = 'Interés por mora $9.800 Recibes después $290.200 Deberías $0 Costo total $38.300'
    expect(wordsOf(calculation({}))).toContain(late)
    const [invoice] = simulation.invoices
    const invoices = invoice === undefined ? [] : [{ ...invoice, retention: basisPoints(0) }]
    const retained = { ...simulation, retention: peso(0), transfer: peso(971_500), invoices }
    expect(wordsOf(calculation({ quote: { ...quote, simulation: retained } }))).toContain(
      'Interés por mora $14.000 Recibes después $0 Deberías $14.000 Costo total $42.500',
    )
  })

  it('shows first how the payers usually pay, and how many have no history', () => {
    const usual = { interest: peso(980), returned: peso(299_020), debt: peso(0), unknown: 2 }
    const words = wordsOf(calculation({ usual }))
    expect(words).toContain('Interés por mora $980 Recibes después $299.020 Deberías $0 Costo total $29.480')
    expect(words).toContain('2 sin historial: cuentan como pagadas a tiempo.')
    expect(wordsOf(calculation({ usual: { ...usual, unknown: 0 } }))).not.toContain('sin historial')
  })

  it('describes the chart in words', () => {
    expect(calculation({})).toContain(
      'aria-label="Gráfico en cascada. Monto de facturas: $1.000.000. Retención (excedentes): -$300.000.',
    )
  })

  it('hides amounts in the description of the chart while they are hidden', () => {
    const markup = markupOf(<CalculationDrawer quote={quote} usual={undefined} onClose={ignore} />, {
      amountsHidden: true,
    })
    expect(markup).toContain('Monto de facturas: Monto oculto')
    expect(markup).not.toMatch(/aria-label="[^"]*\$\d/)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trackerOf } from '#domain/orders/tracker.ts'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { OrderTracker } from '#ui/design/order-tracker.tsx'
import { markupOf, wordsOf } from './render.tsx'

const transferred = trackerOf('TRANSFERRED')

describe('OrderTracker', () => {
  it('says where the order is in both sizes', () => {
    expect(markupOf(<OrderTracker tracker={transferred} />)).toContain('aria-label="Paso 3 de 4: Transferido"')
    expect(markupOf(<OrderTracker tracker={transferred} size="small" />)).toContain('aria-label="Paso 3 de 4: Transferido"')
  })

  it('names each step and how it stands, so that colour says nothing alone', () => {
    const words = wordsOf(markupOf(<OrderTracker tracker={transferred} />))
    expect(words).toContain('Aprobado , completado')
    expect(words).toContain('Transferido , en curso')
    expect(words).toContain('Pagado , pendiente')
  })

  it('keeps only the current label in the small size', () => {
    expect(wordsOf(markupOf(<OrderTracker tracker={transferred} size="small" />))).toBe('Transferido')
  })

  it.each(ORDER_STATUSES)('of %s says a position and a label in both sizes alike', (status) => {
    const tracker = trackerOf(status)
    const position = `aria-label="Paso ${tracker.position} de 4: ${tracker.steps[tracker.position - 1]?.label ?? ''}"`
    expect(markupOf(<OrderTracker tracker={tracker} />)).toContain(position)
    expect(markupOf(<OrderTracker tracker={tracker} size="small" />)).toContain(position)
  })

  it('draws an order under way for a status nobody told us about', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!ORDER_STATUSES.some((known) => known === status))
        expect(wordsOf(markupOf(<OrderTracker tracker={trackerOf(status)} size="small" />))).toBe('En proceso')
      }),
      { numRuns: 20 },
    )
  })
})

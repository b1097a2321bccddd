import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trackerOf } from '#domain/orders/tracker.ts'
import { OrderTracker } from '#ui/orders/order-tracker.tsx'
import { markupOf, wordsOf } from '../design/render.tsx'

const transferred = trackerOf('TRANSFERRED')

describe('OrderTracker', () => {
  it('states the position in both sizes', () => {
    expect(markupOf(<OrderTracker tracker={transferred} />)).toContain('aria-label="Paso 3 de 4: Transferido"')
    expect(markupOf(<OrderTracker tracker={transferred} size="small" />)).toContain(
      'aria-label="Paso 3 de 4: Transferido"',
    )
  })

  it('labels each step with its state, so that colour is not the only cue', () => {
    const words = wordsOf(markupOf(<OrderTracker tracker={transferred} />))
    expect(words).toContain('Aprobado , completado')
    expect(words).toContain('Transferido , en curso')
    expect(words).toContain('Pagado , pendiente')
  })

  it('has only the current label in the small size', () => {
    expect(wordsOf(markupOf(<OrderTracker tracker={transferred} size="small" />))).toBe('Transferido')
  })

  it('renders an unknown status as in progress', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[A-Z_]+$/.test(text)),
        (status) => {
          const small = markupOf(<OrderTracker tracker={trackerOf(status)} size="small" />)
          expect(small).toContain('Paso 1 de 4: En proceso')
        },
      ),
      { numRuns: 30 },
    )
  })
})

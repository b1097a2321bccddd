import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderTracker } from '#ui/design/order-tracker.tsx'
import type { TrackerStepView } from '#ui/design/order-tracker.tsx'
import { markupOf, wordsOf } from './render.tsx'

const transferred: ReadonlyArray<TrackerStepView> = [
  { variant: 'completed', label: 'En revisión' },
  { variant: 'completed', label: 'Aprobado' },
  { variant: 'primary', label: 'Transferido' },
  { variant: 'disabled', label: 'Pagado' },
]

describe('OrderTracker', () => {
  it('says where the order is in both sizes', () => {
    expect(markupOf(<OrderTracker steps={transferred} />)).toContain('aria-label="Paso 3 de 4: Transferido"')
    expect(markupOf(<OrderTracker steps={transferred} size="small" />)).toContain('aria-label="Paso 3 de 4: Transferido"')
  })

  it('names each step and how it stands, so that colour says nothing alone', () => {
    const words = wordsOf(markupOf(<OrderTracker steps={transferred} />))
    expect(words).toContain('Aprobado , completado')
    expect(words).toContain('Transferido , en curso')
    expect(words).toContain('Pagado , pendiente')
  })

  it('keeps only the current label in the small size', () => {
    expect(wordsOf(markupOf(<OrderTracker steps={transferred} size="small" />))).toBe('Transferido')
  })

  it('is at the last step that is not disabled, or at the first', () => {
    const variant = fc.constantFrom('completed', 'primary', 'error', 'warning', 'disabled')
    fc.assert(
      fc.property(fc.array(variant, { minLength: 4, maxLength: 4 }), (variants) => {
        const steps = variants.map((each, at) => ({ variant: each, label: `paso-${at + 1}` }))
        const last = variants.reduce((found, each, at) => (each === 'disabled' ? found : at), 0)
        expect(markupOf(<OrderTracker steps={steps} size="small" />)).toContain(`Paso ${last + 1} de 4: paso-${last + 1}`)
      }),
      { numRuns: 30 },
    )
  })
})

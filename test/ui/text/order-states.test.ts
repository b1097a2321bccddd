import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#domain/kernel/country.ts'
import { ORDER_STATES } from '#domain/orders/tracker.ts'
import { orderSentence } from '#ui/text/order-states.ts'
import { trackerText } from '#ui/text/tracker.ts'

const situation = { task: undefined, documents: 0, isConfirming: false } as const

describe('what happens now with an order', () => {
  it('is said for every state, also for one that pays suppliers', () => {
    for (const country of COUNTRIES)
      for (const state of [...ORDER_STATES, 'UNKNOWN'] as const)
        for (const isConfirming of [false, true])
          expect(orderSentence({ ...situation, state, isConfirming }, country)).toMatch(/^\p{Lu}[^]+\.$/u)
  })

  it.each([
    [{ state: 'IN_REVIEW' as const }, 'Tu ejecutivo revisa las facturas; no tienes que hacer nada.'],
    [{ state: 'APPROVED' as const, task: 'SEND_DOCUMENTS' as const, documents: 1 }, 'Esperamos 1 documento tuyo.'],
    [
      { state: 'PENDING_DOCUMENTS' as const, task: 'SEND_DOCUMENTS' as const, documents: 2 },
      'Esperamos 2 documentos tuyos.',
    ],
    [
      { state: 'PENDING_DOCUMENTS' as const, task: 'ASK_FOR_DOCUMENTS' as const },
      'Faltan documentos para seguir. Pregúntanos cuáles son y cómo enviarlos.',
    ],
    [
      { state: 'PENDING_DOCUMENTS' as const },
      'Preparamos o revisamos los documentos de la operación; no tienes que hacer nada.',
    ],
  ])('is %j', (change, expected) => {
    expect(orderSentence({ ...situation, ...change }, 'MX')).toBe(expected)
  })

  it('is dated', () => {
    expect(trackerText.reached('05/09/2026', false)).toBe('05/09/2026')
    expect(trackerText.reached('05/09/2026', true)).toBe('desde el 05/09/2026')
    expect(trackerText.expected('06/09/2026')).toBe('Estimado 06/09/2026')
  })
})

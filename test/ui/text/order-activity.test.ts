import { describe, expect, it } from 'vitest'
import { orderActivityText } from '#ui/text/order-activity.ts'
import { ACTIVITY_ACTIONS } from '#wire/orders.codec.ts'

describe('the activity of an order', () => {
  it.each([
    ['STATUS_CHANGED', 'TRANSFERRED', 'Cambió el estado a «Transferido»'],
    ['STATUS_CHANGED', 'PENDING_DOCUMENTS', 'Cambió el estado a «Documentos»'],
    ['STATUS_CHANGED', undefined, 'Cambió el estado'],
    ['REQUESTED', undefined, 'Envió la solicitud'],
    ['SOMETHING_NEW', undefined, 'Hubo un cambio en la operación'],
  ])('%s to %s is a sentence', (action, status, expected) => {
    expect(orderActivityText.action(action, status)).toBe(expected)
  })

  it('says why a payment was corrected', () => {
    expect(orderActivityText.action('PAYMENT_CORRECTED', undefined, 'No llegó.')).toBe(
      'Corrigió un pago. Motivo: No llegó.',
    )
  })

  it('has a text for every action', () => {
    const neutral = orderActivityText.action('SOMETHING_NEW', undefined)
    expect(ACTIVITY_ACTIONS.filter((action) => orderActivityText.action(action, undefined) === neutral)).toEqual([])
  })

  it('names who acted, and the operator who acted on behalf of a user', () => {
    expect(orderActivityText.by('ana@empresa.cl', undefined)).toBe('ana@empresa.cl')
    expect(orderActivityText.by('operator', undefined)).toBe('Nuestro equipo')
    expect(orderActivityText.by('ana@empresa.cl', 'Olga')).toBe('Olga, de nuestro equipo, en nombre de ana@empresa.cl')
  })
})

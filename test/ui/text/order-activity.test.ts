import { describe, expect, it } from 'vitest'
import { civilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { orderActivityText } from '#ui/text/order-activity.ts'
import { ACTIVITY_ACTIONS } from '#wire/orders.codec.ts'

const textOf = (action: string): string => orderActivityText.action({ action, status: undefined }, 'CL')

describe('the activity of an order', () => {
  it.each([
    ['STATUS_CHANGED', 'TRANSFERRED', 'Cambió el estado a «Transferido»'],
    ['STATUS_CHANGED', 'PENDING_DOCUMENTS', 'Cambió el estado a «Documentos»'],
    ['STATUS_CHANGED', undefined, 'Cambió el estado'],
    ['REQUESTED', undefined, 'Envió la solicitud'],
    ['SOMETHING_NEW', undefined, 'Hubo un cambio en la operación'],
  ])('%s to %s is a sentence', (action, status, expected) => {
    expect(orderActivityText.action({ action, status }, 'CL')).toBe(expected)
  })

  it('says why a payment was corrected', () => {
    expect(
      orderActivityText.action({ action: 'PAYMENT_CORRECTED', status: undefined, reason: 'No llegó.' }, 'CL'),
    ).toBe('Corrigió un pago. Motivo: No llegó.')
  })

  it('names the payer, the amount, the invoice and the rest of a payment', () => {
    const payment = { folio: '4558', amount: money('CLP', 5_000_000), on: civilDate('2026-11-05') }
    const paid = { action: 'PAYMENT_RECEIVED', status: undefined }
    expect(
      orderActivityText.action(
        { ...paid, payment: { ...payment, payer: 'Ñuble', due: money('CLP', 1_200_000) } },
        'CL',
      ),
    ).toBe('Ñuble pagó $5.000.000 de la factura 4558 el 05/11/2026; quedan $1.200.000')
    expect(orderActivityText.action({ ...paid, payment: { ...payment, due: money('CLP', 0) } }, 'CL')).toBe(
      'Pagaste $5.000.000 de la factura 4558 el 05/11/2026; quedó pagada',
    )
  })

  it('has a text for every action', () => {
    const neutral = textOf('SOMETHING_NEW')
    expect(ACTIVITY_ACTIONS.filter((action) => textOf(action) === neutral)).toEqual([])
  })

  it('names who acted, and the operator who acted on behalf of a user', () => {
    expect(orderActivityText.by('ana@empresa.cl', undefined)).toBe('ana@empresa.cl')
    expect(orderActivityText.by('operator', undefined)).toBe('Nuestro equipo')
    expect(orderActivityText.by('ana@empresa.cl', 'Olga')).toBe('Olga, de nuestro equipo, en nombre de ana@empresa.cl')
  })
})

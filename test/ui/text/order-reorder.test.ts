import { describe, expect, it } from 'vitest'
import { reorderText } from '#ui/text/order-reorder.ts'

describe('what of a rejected order can be requested again', () => {
  it.each([
    [1, [], 'Puedes volver a solicitar su factura, con su fecha de pago.'],
    [3, [], 'Puedes volver a solicitar todas sus facturas, con sus fechas de pago.'],
    [
      2,
      ['ORDERED', 'PAID', 'ORDERED'],
      'Puedes volver a solicitar 2 de sus 5 facturas. 2 están en otra solicitud y 1 ya está pagada.',
    ],
    [0, ['SOMETHING_NEW'], 'Ninguna de sus facturas se puede volver a solicitar. 1 ya no se puede financiar.'],
  ])('is said for %d and %j', (count, reasons, expected) => {
    expect(reorderText.available(count, reasons, 'CL')).toBe(expected)
  })

  it.each([
    [{ invoices: 2, gone: 0, reasons: [] }, 'Trajimos 2 facturas de la operación 12.'],
    [
      { invoices: 1, gone: 1, reasons: ['CANCELLED'] },
      'Trajimos 1 factura de la operación 12. 1 está cancelada y 1 ya no se puede financiar.',
    ],
    [{ invoices: 0, gone: 2, reasons: [] }, 'No trajimos facturas de la operación 12. 2 ya no se pueden financiar.'],
  ])('is repeated after %j', (brought, expected) => {
    expect(reorderText.brought({ order: '12', ...brought }, 'CL')).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import type { NotificationEvent } from '#application/notifications/notification-history.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { OrderId } from '#domain/kernel/id.ts'
import { dayText, notificationEventText } from '#ui/text/history.ts'

const order = '1042' as OrderId
const changedTo = (status: string) =>
  ({ _tag: 'OrderStatusChanged', order, status, amount: undefined, reason: undefined }) as const
const payerPaid = { _tag: 'PayerPaid', order, amount: '$5.000.000', folio: undefined } as const
const corrected = {
  _tag: 'PaymentCorrected',
  order,
  amount: '$150.000',
  folio: '812',
  rightAmount: undefined,
  rightFolio: undefined,
  paidOn: undefined,
  status: 'TRANSFERRED',
  reason: 'No llegó.',
} as const
const added = {
  _tag: 'AccountChanged',
  change: 'ADDED',
  count: undefined,
  person: 'Ana Soto',
  operator: undefined,
  title: undefined,
  bank: 'BBVA',
  number: '1904',
  before: undefined,
} as const
const day = (text: string) => text as CivilDate

describe('a notification', () => {
  it.each<readonly [NotificationEvent, string]>([
    [{ _tag: 'InvoicesReady', count: 1 }, 'Tus facturas están listas: leímos 1 documento.'],
    [{ _tag: 'InvoicesReady', count: 1284 }, 'Tus facturas están listas: leímos 1.284 documentos.'],
    [{ _tag: 'InvoicesReady', count: undefined }, 'Tus facturas están listas.'],
    [{ _tag: 'InvoicesReady', count: 0 }, 'Tus facturas están listas.'],
    [
      { ...added, title: 'Aceros, S.A. de C.V.' },
      'Ana Soto agregó la cuenta terminada en 1904 de BBVA, de tu proveedor Aceros, S.A. de C.V.',
    ],
    [{ ...added, count: 40 }, 'Ana Soto agregó 40 cuentas de tus proveedores con un archivo.'],
    [{ _tag: 'InvoicesArrived', count: 1 }, 'Hay 1 factura nueva.'],
    [{ _tag: 'InvoicesArrived', count: 12 }, 'Hay 12 facturas nuevas.'],
    [{ _tag: 'OrderReceived', order }, 'Recibimos tu solicitud de la operación 1042.'],
    [changedTo('APPROVED'), 'Aprobamos tu operación 1042.'],
    [
      { ...corrected, debt: '$44.020' },
      'Corregimos un pago de $150.000 de la factura 812 de la operación 1042: lo quitamos. Su estado es ahora Transferido. Tu empresa debe ahora $44.020: se descuenta de tus próximas devoluciones. Motivo: No llegó.',
    ],
    [changedTo('PENDING_DOCUMENTS'), 'Revisamos los documentos de tu operación 1042.'],
    [{ ...changedTo('TRANSFERRED'), amount: '$1.697.755' }, 'Transferimos $1.697.755 de tu operación 1042.'],
    [{ ...changedTo('REJECTED'), reason: 'Sin cupo' }, 'No aprobamos tu operación 1042. Motivo: Sin cupo'],
    [changedTo('SOMETHING_NEW'), 'Cambió el estado de tu operación 1042.'],
    [{ ...changedTo('APPROVED'), order: undefined, status: undefined }, 'Cambió el estado de una de tus operaciones.'],
    [
      corrected,
      'Corregimos un pago de $150.000 de la factura 812 de la operación 1042: lo quitamos. Su estado es ahora Transferido. Motivo: No llegó.',
    ],
    [
      { ...corrected, rightAmount: '$60.000', paidOn: day('2026-12-01'), rightFolio: '813', status: undefined },
      'Corregimos un pago de $150.000 de la factura 812 de la operación 1042: son $60.000 del 01/12/2026 de la factura 813. Motivo: No llegó.',
    ],
    [
      { ...corrected, order: undefined, amount: undefined, folio: undefined, status: undefined, reason: undefined },
      'Corregimos un pago: lo quitamos.',
    ],
    [
      { ...payerPaid, payer: 'PAPELERA SPA', folio: '4558', paidOn: day('2026-11-05'), due: '$1.200.000' },
      'PAPELERA SPA pagó $5.000.000 de la factura 4558 de la operación 1042 el 05/11/2026; quedan $1.200.000.',
    ],
    [
      { ...payerPaid, payer: 'PAPELERA SPA', folio: '4558', paidOn: day('2026-11-05') },
      'PAPELERA SPA pagó $5.000.000 de la factura 4558 de la operación 1042 el 05/11/2026; quedó pagada.',
    ],
    [{ ...payerPaid, count: 3 }, 'Tus clientes pagaron $5.000.000 de 3 facturas de la operación 1042.'],
    [{ ...payerPaid, folio: '4558' }, 'Tu cliente pagó la factura 4558 de la operación 1042: $5.000.000.'],
    [{ _tag: 'AccessedByOperator', operator: 'Olga Díaz' }, 'Olga Díaz entró a tu cuenta para ayudarte.'],
    [{ _tag: 'AccessedByOperator', operator: undefined }, 'Alguien de nuestro equipo entró a tu cuenta para ayudarte.'],
    [
      { _tag: 'BusinessClaimLost', identifier: '76086428-5' },
      'Otra persona demostró que la empresa 76.086.428-5 es suya. Tu cuenta ya no la incluye.',
    ],
    [
      { _tag: 'BusinessClaimLost', identifier: undefined },
      'Otra persona demostró que la empresa que registraste es suya. Tu cuenta ya no la incluye.',
    ],
    [
      { _tag: 'CertificateEnding', validUntil: '2026-12-12' as CivilDate },
      'Tu certificado digital vence el 12/12/2026. Registra uno nuevo.',
    ],
    [
      { _tag: 'ApprovalRequested', act: 'OWN_ACCOUNT', person: 'Ana Soto', operator: undefined },
      'Ana Soto pide autorizar un cambio de las cuentas de la empresa.',
    ],
    [
      { _tag: 'ApprovalRequested', act: 'OTHER', person: 'Ana Soto', operator: 'Olga Díaz' },
      'Olga Díaz, de nuestro equipo, pide en nombre de Ana Soto autorizar un cambio.',
    ],
    [
      { _tag: 'ApprovalDecided', act: 'SUPPLIER_ACCOUNT', status: 'REJECTED', person: 'Luis Paz', reason: 'No' },
      'Luis Paz rechazó tu solicitud: un cambio de las cuentas de proveedores. El motivo: No',
    ],
    [
      { _tag: 'ApprovalDecided', act: 'SUPPLIER_ACCOUNT', status: 'EXPIRED', person: undefined, reason: undefined },
      'Venció tu solicitud: un cambio de las cuentas de proveedores.',
    ],
    [{ _tag: 'DocumentApproved', title: 'Acta constitutiva' }, 'Aprobamos tu documento: Acta constitutiva.'],
    [
      { _tag: 'DocumentRejected', title: 'Acta constitutiva', reason: 'Falta una página.' },
      'Rechazamos tu documento: Acta constitutiva. El motivo: Falta una página.',
    ],
    [{ _tag: 'DocumentRejected', title: undefined, reason: undefined }, 'Rechazamos tu documento.'],
    [
      { ...changedTo('RENEGOTIATION'), agreedDate: '2026-12-30' as CivilDate, agreedRate: '1,50%' },
      'Acordamos nuevas condiciones para tu operación 1042. Sus facturas sin pagar se pagan el 30/12/2026, con una tasa de 1,50% mensual.',
    ],
    [{ _tag: 'Unknown' }, 'Hubo una novedad en tu cuenta.'],
  ])('%j has a sentence', (event, sentence) => expect(notificationEventText(event, 'CL')).toBe(sentence))

  it('contains the authority of the country', () => {
    expect(notificationEventText({ _tag: 'InvoicesFailed' }, 'CL')).toContain('SII')
    expect(notificationEventText({ _tag: 'InvoicesFailed' }, 'MX')).toContain('SAT')
  })
})

describe('a day', () => {
  it('is named relative to today, and with its year when that differs', () => {
    const today = day('2026-03-01')
    expect(['2026-03-01', '2026-02-28', '2026-02-27', '2025-12-31'].map((text) => dayText(day(text), today))).toEqual([
      'Hoy',
      'Ayer',
      '27 de febrero',
      '31/12/2025',
    ])
  })
})

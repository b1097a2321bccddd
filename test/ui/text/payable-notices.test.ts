import { describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money } from '#domain/kernel/money.ts'
import { noticeText } from '#ui/text/payable-notices.ts'

const invoice = {
  folio: 'R9000',
  supplier: { name: 'Aceros', identifier: 'FLB080210Q12', hasBankAccount: true },
  amount: money('MXN', 76_000),
  confirmed: money('MXN', 0),
}
const inPart = { ...invoice, confirmed: money('MXN', 40_000) }
const PAID_ON = '2026-11-20' as CivilDate

describe('a payment without its receipt', () => {
  it('names the amount, and after receipts of a part what they cover and what is missing', () => {
    expect(noticeText.receiptDetail(invoice, 'MX')).toBe('Pagaste $760.00; Aceros aún no emite el complemento de pago.')
    expect(noticeText.receiptDetail(inPart, 'MX')).toBe(
      'Pagaste $1,160.00; los complementos de pago de Aceros cubren $400.00 y faltan $760.00.',
    )
  })

  it('is asked for with folio, amount and date', () => {
    expect(noticeText.message(invoice, PAID_ON, 'MX')).toBe(
      'Hola, pagamos la factura R9000 por $760.00 el 20/11/2026. ¿Nos compartes el complemento de pago (REP)? Gracias.',
    )
    expect(noticeText.message(inPart, PAID_ON, 'MX')).toBe(
      'Hola, terminamos de pagar la factura R9000 el 20/11/2026: $1,160.00 en total. Los complementos de pago (REP) cubren $400.00 y faltan $760.00. ¿Nos compartes el que falta? Gracias.',
    )
  })
})

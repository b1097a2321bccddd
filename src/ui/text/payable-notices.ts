import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { PayableNotice } from '#domain/payables/payable-notice.ts'
import { add } from '#domain/kernel/money.ts'
import { plural } from './plural.ts'

/** Remarks on received invoices on which the company should act. */
export const noticeText = {
  label: 'Por revisar',
  names: {
    CLAIMABLE: 'Por reclamar',
    CANCELLED: 'Canceladas',
    WITHOUT_RECEIPT: 'Sin complemento',
    PAID_CANCELLED: 'Pagadas y canceladas',
  } satisfies Record<PayableNotice, string>,
  /** Short, for a chip. */
  claim: (days: number): string =>
    days === 0 ? 'Último día para reclamar' : `${days} ${plural(days, 'día', 'días')} para reclamar`,
  claimDetail: (days: number): string =>
    days === 0
      ? 'Hoy es el último día para reclamar esta factura.'
      : `${plural(days, 'Te queda', 'Te quedan')} ${days} ${plural(days, 'día', 'días')} para reclamar esta factura.`,
  receipt: 'Falta REP',
  receiptDetail: (invoice: Pick<PayableInvoice, 'amount' | 'confirmed' | 'supplier'>, country: Country): string => {
    const { confirmed, missing, paid } = receiptParts(invoice, country)
    return invoice.confirmed.minor === 0
      ? `Pagaste ${paid}; ${invoice.supplier.name} aún no emite el complemento de pago.`
      : `Pagaste ${paid}; los complementos de pago de ${invoice.supplier.name} cubren ${confirmed} y faltan ${missing}.`
  },
  /** Begins with the words of the chip, which it names. */
  askReceipt: (folio: string): string => `Falta REP: pedir el complemento de pago de la factura ${folio}`,
  dialogTitle: 'Complemento de pago',
  /** Parts of an invoice may have been paid before the day on which it was paid in full. */
  message: (
    invoice: Pick<PayableInvoice, 'amount' | 'confirmed' | 'folio'>,
    on: CivilDate,
    country: Country,
  ): string => {
    const { confirmed, missing, paid } = receiptParts(invoice, country)
    return invoice.confirmed.minor === 0
      ? `Hola, pagamos la factura ${invoice.folio} por ${paid} el ${formatShortDate(on)}. ¿Nos compartes el complemento de pago (REP)? Gracias.`
      : `Hola, terminamos de pagar la factura ${invoice.folio} el ${formatShortDate(on)}: ${paid} en total. Los complementos de pago (REP) cubren ${confirmed} y faltan ${missing}. ¿Nos compartes el que falta? Gracias.`
  },
  messageLabel: 'Mensaje para tu proveedor',
  copyMessage: 'Copiar mensaje',
  close: 'Cerrar',
  legalDueDate: 'Plazo legal',
  legalDueDateDetail: (date: CivilDate): string =>
    `El plazo legal vence el ${formatShortDate(date)}: 30 días desde que se recibió la factura (Ley 21.131).`,
} as const

/** The paid sum, the part that the receipts cover, and the rest. */
const receiptParts = ({ amount, confirmed }: Pick<PayableInvoice, 'amount' | 'confirmed'>, country: Country) => ({
  paid: formatMoney(add(amount, confirmed), country),
  confirmed: formatMoney(confirmed, country),
  missing: formatMoney(amount, country),
})

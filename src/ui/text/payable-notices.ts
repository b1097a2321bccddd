import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import type { PayableNotice } from '#domain/payables/payable-notice.ts'
import { counted, plural } from './plural.ts'

/** What a company should act on among the invoices that it received. */
export const noticeText = {
  label: 'Por revisar',
  names: {
    CLAIMABLE: 'Aún puedes reclamar',
    CANCELLED: 'Canceladas',
    WITHOUT_RECEIPT: 'Pagadas sin complemento',
    PAID_CANCELLED: 'Pagadas y canceladas',
  } satisfies Record<PayableNotice, string>,
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  /** Short, for a chip. */
  claim: (days: number): string =>
    days === 0 ? 'Último día para reclamar' : `${days} ${plural(days, 'día', 'días')} para reclamar`,
  claimDetail: (days: number): string =>
    days === 0
      ? 'Hoy es el último día para reclamar esta factura.'
      : `${plural(days, 'Te queda', 'Te quedan')} ${days} ${plural(days, 'día', 'días')} para reclamar esta factura.`,
  receipt: 'Falta REP',
  receiptDetail: ({ amount, supplier }: Pick<PayableInvoice, 'amount' | 'supplier'>, country: Country): string =>
    `Pagaste ${formatMoney(amount, country)}; ${supplier.name} aún no emite el complemento de pago.`,
  /** Begins with the words of the chip, which it names. */
  askReceipt: (folio: string): string => `Falta REP: pedir el complemento de pago de la factura ${folio}`,
  dialogTitle: 'Complemento de pago',
  message: ({ amount, folio }: Pick<PayableInvoice, 'amount' | 'folio'>, on: CivilDate, country: Country): string =>
    `Hola, pagamos la factura ${folio} por ${formatMoney(amount, country)} el ${formatShortDate(on)}. ¿Nos compartes el complemento de pago (REP)? Gracias.`,
  messageLabel: 'Mensaje para tu proveedor',
  copyMessage: 'Copiar mensaje',
  close: 'Cerrar',
  legalDueDate: 'Plazo legal',
  legalDueDateDetail: (date: CivilDate): string =>
    `El plazo legal vence el ${formatShortDate(date)}: 30 días desde que se recibió la factura (Ley 21.131).`,
} as const

import type { Exclusion } from '#domain/financing/exclusion.ts'
import type { InvoiceNotice } from '#domain/financing/invoice-notice.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import { USUAL_DAYS_AFTER_DUE } from '#domain/financing/payment-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { DUPLICATE_DAYS } from '#domain/payables/duplicate.ts'
import { cartText } from './cart.ts'
import { pageTitles } from './pages.ts'

/** A chip, and what it means with what to do about it. */
export interface ChipText {
  readonly label: string
  readonly explanation: string
}

/** The chip of each notice. */
export const NOTICE_LABELS: Readonly<Record<InvoiceNotice, string>> = {
  POSSIBLE_DUPLICATE: '¿Duplicada?',
  PAID_IN_CASH: 'Efectivo',
  PAID_AT_ONCE: 'PUE',
  VERY_OLD: 'Antigua',
  LATE_PAYER: 'Paga tarde',
}

/** The remark on an invoice that can be financed. */
export const invoiceNoticeText = (
  notice: InvoiceNotice,
  invoice: Pick<FinanceableInvoice, 'averageDaysLate' | 'paidInvoices'>,
  country: Country,
): ChipText => NOTICES[notice](invoice, country)

type NoticeText = (...given: Parameters<typeof cartText.dates.usuallyLate>) => ChipText

const NOTICES: Readonly<Record<InvoiceNotice, NoticeText>> = {
  POSSIBLE_DUPLICATE: () => ({
    label: NOTICE_LABELS.POSSIBLE_DUPLICATE,
    explanation: `Otra factura a este cliente tiene el mismo monto y se emitió con ${DUPLICATE_DAYS} días de diferencia o menos. Antes de financiarla, revisa que corresponda a otra venta.`,
  }),
  PAID_IN_CASH: () => ({
    label: NOTICE_LABELS.PAID_IN_CASH,
    explanation:
      'La factura dice que se paga en una sola exhibición (PUE) y en efectivo. Si tu cliente ya la pagó, no la incluyas; si no, confirma con él la fecha de pago.',
  }),
  PAID_AT_ONCE: () => ({
    label: NOTICE_LABELS.PAID_AT_ONCE,
    explanation:
      'La factura dice que se paga en una sola exhibición (PUE), normalmente en el mes en que se emite. Antes de financiarla, confirma que tu cliente todavía no la paga.',
  }),
  VERY_OLD: () => ({
    label: NOTICE_LABELS.VERY_OLD,
    explanation: `Venció hace más de ${USUAL_DAYS_AFTER_DUE} días. Antes de financiarla, confirma con tu cliente cuándo la pagará.`,
  }),
  LATE_PAYER: (invoice, country) => ({
    label: NOTICE_LABELS.LATE_PAYER,
    explanation: `${cartText.dates.usuallyLate(invoice, country)}. Considéralo cuando elijas la fecha de pago.`,
  }),
}

/** Why an invoice cannot be financed. */
export const exclusionText = (reason: Exclusion, country: Country): ChipText => EXCLUSIONS[reason](country)

const EXCLUSIONS: Readonly<Record<Exclusion, (country: Country) => ChipText>> = {
  CANCELLED: (country) => ({
    label: 'Cancelada',
    explanation: `Está cancelada en el ${profileOf(country).taxAuthority}. Si la venta sigue en pie, emite otra factura.`,
  }),
  REPLACED: () => ({ label: 'Sustituida', explanation: 'Otra factura la sustituye: financia la nueva.' }),
  PAID: () => ({ label: 'Pagada', explanation: 'Tu cliente ya la pagó: no queda saldo por financiar.' }),
  FULLY_CREDITED: () => ({
    label: 'Sin saldo',
    explanation: 'Sus notas de crédito cubren todo el monto: no queda saldo por financiar.',
  }),
  ZERO_TOTAL: () => ({ label: 'Por $0', explanation: 'Es por $0: no hay nada que financiar.' }),
  CURRENCY_NOT_SUPPORTED: () => ({
    label: 'Otra moneda',
    explanation: 'Está en otra moneda: solo financiamos pesos y dólares.',
  }),
  NO_EXCHANGE_RATE: () => ({
    label: 'Sin tipo de cambio',
    explanation: 'Está en dólares y no dice el tipo de cambio, así que no sabemos cuánto vale en pesos.',
  }),
  ALREADY_ASSIGNED: () => ({
    label: 'Cedida',
    explanation: 'Ya fue cedida a otra empresa, que recibirá el pago. Financia otra factura de este cliente.',
  }),
  CLAIMED: (country) => ({
    label: 'Reclamada',
    explanation: `Tu cliente la reclamó en el ${profileOf(country).taxAuthority}. Resuélvelo con él; si corresponde, emite una nota de crédito y una factura nueva.`,
  }),
  IN_DOUBT: (country) => ({
    label: 'En duda',
    explanation: `Los documentos que la mencionan no dicen con certeza cuánto queda, a quién se debe o si sigue vigente. Revísalos en el ${profileOf(country).taxAuthority} y actualiza tus facturas.`,
  }),
  CASH_SALE: () => ({
    label: 'Al contado',
    explanation:
      'Se emitió al contado o sin costo, así que no hay un crédito que ceder. Si fue una venta a crédito, indícalo en la forma de pago cuando emitas la factura.',
  }),
  GENERIC_RECEIVER: (country) => ({
    label: 'Sin cliente',
    explanation: `Se emitió con un ${profileOf(country).taxIdLabel} genérico, así que no tiene un pagador. Para financiar una venta, factúrala con los datos fiscales de tu cliente.`,
  }),
  COLLECTED: () => ({
    label: 'Ya cobrada',
    explanation: 'Dijiste que ya la cobraste, así que no hay nada que financiar.',
  }),
  ORDERED: () => ({
    label: 'En operación',
    explanation: 'Ya está en una de tus operaciones. Si la rechazamos, la factura vuelve a estar disponible.',
  }),
  AWAITING_APPROVAL: () => ({
    label: 'Por autorizar',
    explanation:
      'Está en una solicitud que espera la autorización de otra persona de tu empresa. Si la rechaza o se retira, la factura vuelve a estar disponible.',
  }),
  NO_AGREEMENT: () => ({
    label: 'Sin convenio',
    explanation: `Tu cliente no tiene un convenio de pronto pago. Puedes financiarla en ${pageTitles.financing.DIRECT_FINANCING}.`,
  }),
}

/** The list of what cannot be financed. */
export const excludedText = {
  title: 'No financiables',
  fileTitle: 'Facturas no financiables',
  reason: 'Motivo',
  order: 'Operación',
  seeOrder: (order: string): string => `Ver la operación ${order}`,
  none: 'Todas tus facturas se pueden financiar',
} as const

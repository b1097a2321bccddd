import type { Country } from '#domain/kernel/country.ts'
import type { Charge, InvoicePayment, SentMoney } from '#domain/orders/order-settlement.ts'
import { formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { accountName } from './deposit.ts'

interface SettlementTerms {
  readonly interest: string
  readonly retained: string
  /** After "Quedan $X". */
  readonly inBalance: string
}

/** In Mexico "retención" reads as that of the income tax. */
const TERMS: Readonly<Record<Country, SettlementTerms>> = {
  CL: { interest: 'Interés por mora', retained: 'Retención', inBalance: 'en tus excedentes' },
  MX: { interest: 'Intereses moratorios', retained: 'Reserva', inBalance: 'de remanente por transferir' },
}

/** An account as a person recognises it. */
const accountOf = ({ account }: SentMoney): string =>
  account === undefined ? 'Cuenta no registrada' : accountName(account)

const invoiceOf = ({ folio, orderId }: Charge): string =>
  folio === undefined
    ? 'un pago de excedentes'
    : `la factura ${folio}${orderId === undefined ? '' : ` (orden ${orderId})`}`

/** Where the money of a transferred order is. */
export const settlementText = {
  title: 'Liquidación',
  totals: 'Totales de la liquidación',
  failed: 'No pudimos cargar la liquidación.',
  hint: 'Abre una factura para ver sus pagos y dónde quedó cada peso.',
  terms: (country: Country): SettlementTerms => TERMS[country],
  columns: {
    folio: 'Folio',
    payer: 'Pagador',
    supplier: 'Proveedor',
    paymentDate: 'Fecha de pago',
    settledOn: 'Pagada el',
    paid: 'Pagado',
    due: 'Por pagar',
    daysLate: 'Atraso',
    released: 'Devuelto',
    taken: 'Descontado',
    transferred: 'Transferido',
    debt: 'Deuda',
  },
  received: (sent: SentMoney, country: Country): string =>
    `Recibiste ${formatMoney(sent.amount, country)} el ${formatShortDate(sent.on)} · ${accountOf(sent)}`,
  cost: {
    total: (total: Money, country: Country): string => `Costo de la operación: ${formatMoney(total, country)}`,
    late: (late: Money, country: Country): string => `, con ${formatMoney(late, country)} por atrasos`,
    rate: (rate: string): string => `tasa ${rate} mensual (30 días)`,
  },
  /** "12/11 · BCI ···1234". */
  sent: (sent: SentMoney): string => `${formatShortDate(sent.on)} · ${accountOf(sent)}`,
  payment: ({ amount, on, paidBy }: InvoicePayment, country: Country): string =>
    `${formatShortDate(on)}: ${formatMoney(amount, country)}${paidBy === undefined ? '' : `, de ${paidBy}`}`,
  corrected: (on: InvoicePayment['on']): string => `corregido el ${formatShortDate(on)}`,
  noPayments: 'Aún no hay pagos.',
  payments: 'Pagos',
  money: 'Dónde quedó el dinero',
  perDay: (perDay: Money, country: Country): string =>
    `Mientras no se pague, ${TERMS[country].interest.toLowerCase()} de ${formatMoney(perDay, country)} por día.`,
  pending: (pending: Money, country: Country): string =>
    `${TERMS[country].retained} de ${formatMoney(pending, country)}: se devuelve cuando la factura esté pagada.`,
  transferred: (sent: SentMoney, country: Country): string =>
    `Transferimos ${formatMoney(sent.amount, country)} el ${settlementText.sent(sent)}.`,
  charged: (charge: Charge, country: Country): string =>
    `${formatMoney(charge.amount, country)} cubrieron la deuda de ${invoiceOf(charge)}.`,
  inBalance: (amount: Money, country: Country): string =>
    `Quedan ${formatMoney(amount, country)} ${TERMS[country].inBalance}.`,
  coveredBy: (charge: Charge, country: Country): string =>
    `La devolución de ${invoiceOf(charge)} cubrió ${formatMoney(charge.amount, country)} de su deuda.`,
  owed: (amount: Money, country: Country): string =>
    `Debes ${formatMoney(amount, country)}: se descuenta de tus próximas devoluciones.`,
} as const

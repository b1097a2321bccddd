import type { Country } from '#domain/kernel/country.ts'
import type { Charge, InvoicePayment, SentMoney, SettledLine } from '#domain/orders/order-settlement.ts'
import { formatMoney, formatPercent, formatShortDate } from '#domain/kernel/format.ts'
import type { Money } from '#domain/kernel/money.ts'
import { accountName } from './deposit.ts'

interface SettlementTerms {
  readonly interest: string
  readonly retained: string
  /** After "Quedan $X". */
  readonly inBalance: string
  /** The place of what was returned and not transferred. */
  readonly held: string
}

/** In Mexico "retención" reads as that of the income tax. */
const TERMS: Readonly<Record<Country, SettlementTerms>> = {
  CL: { interest: 'Interés por mora', retained: 'Retención', inBalance: 'en tus excedentes', held: 'En tu saldo' },
  MX: {
    interest: 'Intereses moratorios',
    retained: 'Reserva',
    inBalance: 'de remanente por transferir',
    held: 'Por transferir',
  },
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
  accountOf,
  failed: 'No pudimos cargar la liquidación.',
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
  /** "12/11 · BCI ···1234". */
  sent: (sent: SentMoney): string => `${formatShortDate(sent.on)} · ${accountOf(sent)}`,
  /** `percent`: the share of the invoice, in whole per cent. */
  payment: ({ amount, on, paidBy }: InvoicePayment, percent: number, own: string, country: Country): string => {
    const share = percent < 100 ? `, ${formatPercent(percent * 100, country, 0)} de la factura` : ''
    return `${formatShortDate(on)} · ${paidBy === undefined ? own : `${paidBy} pagó`} ${formatMoney(amount, country)}${share}`
  },
  /** A payment of the payer of the invoice: the operator recorded no other payer. */
  paidByPayer: 'Pagó',
  paidByCompany: 'Pagaste',
  corrected: (on: InvoicePayment['on']): string => `corregido el ${formatShortDate(on)}`,
  noPayments: 'Aún no hay pagos.',
  pastDue: ({ paymentDate, payments }: SettledLine): string => {
    const isPaid = payments.some(({ correctedOn, on }) => correctedOn === undefined && on <= paymentDate)
    return `${formatShortDate(paymentDate)} · Venció su fecha de pago${isPaid ? '' : ' sin pagos'}`
  },
  total: 'Total',
  card: {
    paymentDate: (day: string): string => `fecha ${day}`,
    settledOn: (day: string): string => `pagada el ${day}`,
    due: 'por pagar',
    paid: 'pagado',
    interest: (interest: Money, perDay: Money | undefined, country: Country): string =>
      `${TERMS[country].interest}${perDay === undefined ? '' : ' hasta hoy'} ${formatMoney(interest, country)}${
        perDay === undefined ? '' : ` · suma ${formatMoney(perDay, country)}/día`
      }`,
    released: (released: Money, taken: Money, country: Country): string =>
      `Devuelto ${formatMoney(released, country)}${taken.minor > 0 ? ` · descontado ${formatMoney(taken, country)}` : ''}`,
  },
  late: 'En mora',
  open: 'Por vencer',
  toDate: 'hasta hoy',
  perDay: (perDay: Money, isTaken: boolean, country: Country): string =>
    `Cada día más de atraso suma ${formatMoney(perDay, country)}${isTaken ? ` y sale de tu ${TERMS[country].retained.toLowerCase()}` : ''}.`,
  ifPaidToday: (returned: Money, country: Country): string =>
    `Si paga hoy te devolvemos ${formatMoney(returned, country)}.`,
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

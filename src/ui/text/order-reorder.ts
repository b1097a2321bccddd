import type { Unavailability } from '#domain/financing/exclusion.ts'
import type { Country } from '#domain/kernel/country.ts'
import { counted, countedReasons, plural } from './plural.ts'

interface Brought {
  readonly order: string
  readonly invoices: number
  readonly gone: number
  readonly reasons: ReadonlyArray<string>
}

/** Requesting the invoices of a rejected order again. */
export const reorderText = {
  action: 'Crear una nueva solicitud',
  failed: 'No pudimos revisar cuáles de sus facturas se pueden volver a solicitar.',
  none: 'Ninguna de sus facturas se puede volver a solicitar.',
  /** How many of the invoices can be requested again, and why the others cannot. */
  available: (count: number, reasons: ReadonlyArray<string>, country: Country): string => {
    const total = count + reasons.length
    if (count === 0) return `${reorderText.none} ${whyNot(reasons, country)}`
    const all = plural(total, 'Puedes volver a solicitar su factura', 'Puedes volver a solicitar todas sus facturas')
    if (reasons.length === 0) return `${all}, con ${plural(total, 'su fecha', 'sus fechas')} de pago.`
    return `Puedes volver a solicitar ${count} de sus ${counted(total, country, 'factura', 'facturas')}. ${whyNot(reasons, country)}`
  },
  /** After the invoices were selected. */
  brought: ({ gone, invoices, order, reasons }: Brought, country: Country): string => {
    const kept =
      invoices === 0
        ? `No trajimos facturas de la operación ${order}.`
        : `Trajimos ${counted(invoices, country, 'factura', 'facturas')} de la operación ${order}.`
    const others = [...reasons, ...Array.from({ length: gone }, () => UNKNOWN)]
    return others.length === 0 ? kept : `${kept} ${whyNot(others, country)}`
  },
} as const

const UNKNOWN = 'UNKNOWN'

const whyNot = (reasons: ReadonlyArray<string>, country: Country): string =>
  `${countedReasons(reasons, reorderReason, country)}.`

/** Singular and plural of a reason of the host. */
export const reorderReason = (reason: string): readonly [one: string, other: string] => REASONS.get(reason) ?? NEUTRAL

const NEUTRAL = ['ya no se puede financiar', 'ya no se pueden financiar'] as const

const WORDS: Readonly<Record<Unavailability, readonly [one: string, other: string]>> = {
  GONE: ['ya no está entre tus facturas', 'ya no están entre tus facturas'],
  ORDERED: ['está en otra solicitud', 'están en otra solicitud'],
  AWAITING_APPROVAL: ['está en una solicitud por autorizar', 'están en una solicitud por autorizar'],
  NO_AGREEMENT: ['es de un pagador sin Pronto pago', 'son de un pagador sin Pronto pago'],
  CANCELLED: ['está cancelada', 'están canceladas'],
  REPLACED: ['fue reemplazada por otra', 'fueron reemplazadas por otras'],
  PAID: ['ya está pagada', 'ya están pagadas'],
  FULLY_CREDITED: ['está anulada por notas de crédito', 'están anuladas por notas de crédito'],
  ZERO_TOTAL: ['es por $0', 'son por $0'],
  CURRENCY_NOT_SUPPORTED: ['está en otra moneda que pesos y dólares', 'están en otra moneda que pesos y dólares'],
  NO_EXCHANGE_RATE: ['no dice su tipo de cambio', 'no dicen su tipo de cambio'],
  ALREADY_ASSIGNED: ['ya está cedida', 'ya están cedidas'],
  CLAIMED: ['fue reclamada', 'fueron reclamadas'],
  IN_DOUBT: ['está en duda por otros documentos', 'están en duda por otros documentos'],
  CASH_SALE: ['se pagó al contado', 'se pagaron al contado'],
  COLLECTED: ['ya la cobraste', 'ya las cobraste'],
  GENERIC_RECEIVER: ['no dice quién debe pagarla', 'no dicen quién debe pagarlas'],
}

/** The reason of a newer host is none of these. */
const REASONS: ReadonlyMap<string, readonly [one: string, other: string]> = new Map(Object.entries(WORDS))

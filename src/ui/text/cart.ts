import { absurd } from 'fp-ts/function'
import type { SendObstacle } from '#application/financing/send-obstacle.ts'
import type { CartLine } from '#domain/financing/cart.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { DateCaution } from '#domain/financing/payment-date.ts'
import { type CivilDate, daysBetween, isoWeekday } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { Money } from '#domain/kernel/money.ts'
import { formatInteger, formatMoney } from '#domain/kernel/format.ts'
import { WEEKDAYS } from '#domain/labels/spanish-calendar.ts'
import { counted, plural } from './plural.ts'

/** The payment dates of an order, its sending and its result. Loaded after the table of invoices. */
export const cartText = {
  taxIncluded: 'Valor incluye IVA',
  /** Below a due date that passed. */
  ago: (days: number, country: Country): string => `hace ${counted(days, country, 'día', 'días')}`,
  /** Below the amount, where the advance has no column of its own. */
  rateAndAdvance: (rate: string, advance: string): string => `${rate} · anticipo ${advance}`,
  dates: {
    common: 'Fecha común',
    forSelected: (count: number, country: Country): string =>
      count === 1
        ? 'Fecha para la factura seleccionada'
        : `Fecha para las ${counted(count, country, '', 'seleccionadas')}`,
    forAll: (count: number, country: Country): string =>
      count === 1 ? 'Fecha para la factura' : `Fecha para las ${counted(count, country, '', 'facturas')}`,
    forUndated: (count: number, country: Country): string =>
      count === 1 ? 'Fecha para la factura sin fecha' : `Fecha para las ${counted(count, country, '', 'sin fecha')}`,
    includeDated: (count: number, country: Country): string =>
      count === 1
        ? 'Cambiar también la que tiene fecha'
        : `Cambiar también las ${formatInteger(count, country)} con fecha`,
    /** Beside the button that sends. */
    early: (count: number, country: Country): string =>
      `${counted(count, country, 'fecha', 'fechas')} antes de su vencimiento`,
    forInvoice: (folio: string): string => `Fecha de pago de la factura ${folio}`,
    undoFrom: (before: string | undefined): string => `antes ${before ?? 'sin fecha'}`,
    undo: 'deshacer',
    /** `jueves, en 23 días` */
    distance: (date: CivilDate, today: CivilDate): string =>
      `${WEEKDAYS[isoWeekday(date) - 1] ?? ''}, ${daysTo(daysBetween(today, date))}`,
    none: 'Falta la fecha',
    moved: (count: number, country: Country): string =>
      `Movimos ${counted(count, country, 'fecha', 'fechas')} al siguiente día hábil`,
    seeMoved: 'Ver',
    hideMoved: 'Ocultar',
    acceptMoved: 'Conservar',
    movedDate: (folio: string, from: string, to: string): string => `Factura ${folio}: ${from} → ${to}`,
    missingList: 'Facturas sin fecha:',
    goToInvoice: (folio: string): string => `Ir a la factura ${folio}`,
    more: (count: number, country: Country): string => `y ${formatInteger(count, country)} más`,
    caution: (caution: DateCaution, country: Country): string =>
      caution._tag === 'PaymentDateBeforeDueDate'
        ? `${counted(caution.days, country, 'día', 'días')} antes del vencimiento: confirma que tu cliente pagará ese día.`
        : `${counted(caution.days, country, 'día', 'días')} después del vencimiento: revisa que sea la fecha correcta.`,
    /** Not longer, because it stands in a hint below a date. */
    usuallyLate: (
      { averageDaysLate = 0, paidInvoices }: Pick<FinanceableInvoice, 'averageDaysLate' | 'paidInvoices'>,
      country: Country,
    ): string => {
      const late = `Suele pagar ${counted(averageDaysLate, country, 'día', 'días')} después`
      return paidInvoices === undefined
        ? late
        : `${late}, según ${counted(paidInvoices, country, 'factura pagada', 'facturas pagadas')}`
    },
    removeInvoice: (folio: string): string => `Quitar la factura ${folio}`,
  },
  /** The cost of each invoice. */
  costs: {
    days: 'Días',
    priceDifference: 'Dif. de precio',
    share: 'Asesoría y desc.',
    net: 'Neto',
    annualRate: 'Tasa anual',
  },
  removeDearest: (count: number, country: Country): string =>
    count === 1 ? 'Quitar la más cara' : `Quitar las ${formatInteger(count, country)} más caras`,
  /** Why the order cannot be sent. */
  obstacle: (obstacle: SendObstacle, country: Country): string => {
    switch (obstacle._tag) {
      case 'NoInvoices':
        return 'Tu solicitud no tiene facturas.'
      case 'CommonDateRejected':
        return 'La fecha que escribiste para tus facturas no se puede usar. Corrígela o bórrala.'
      case 'DatesMissing':
        return `${plural(obstacle.invoices, 'Falta', 'Faltan')} ${counted(obstacle.invoices, country, 'fecha', 'fechas')} por elegir.`
      case 'DatesRejected':
        return `Cambia ${counted(obstacle.invoices, country, 'fecha que ya no se puede usar', 'fechas que ya no se pueden usar')}.`
      case 'Unavailable':
        return `Quita ${counted(obstacle.invoices, country, 'factura que ya no se puede', 'facturas que ya no se pueden')} financiar.`
      case 'NotCalculated':
        return 'No pudimos calcular cuánto recibes. Reintenta el cálculo.'
      case 'SimulationRejected':
        return 'Cambia las facturas o sus fechas: así no hay nada que enviar.'
      case 'Calculating':
        return 'Estamos calculando cuánto recibes.'
      default:
        return absurd(obstacle)
    }
  },
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  total: 'Monto total',
  amount: 'Monto',
  send: 'Enviar solicitud',
  sendFor: 'Enviar solicitud por',
  sending: 'Enviando',
  receiveNow: 'Recibes ahora',
  noOtherCharges: '¡No te cobramos otros gastos!',
  noOtherChargesList: [
    'Sin comisión',
    'Sin costo de transferencia',
    'Sin costo de notificación',
    'Sin costo de cobranza',
  ],
  review: {
    title: (invoices: number, payers: number, country: Country): string =>
      `${counted(invoices, country, 'factura', 'facturas')} de ${counted(payers, country, 'pagador', 'pagadores')}`,
    back: 'Volver a las fechas',
    invoices: 'Facturas',
    total: 'Monto de facturas',
    late: 'Si pagan tarde',
    perDay: 'por día',
    lateDetail: {
      CL: 'si se atrasan todas; sale de tu retención',
      MX: 'si se atrasan todas; sale de tu reserva',
    } satisfies Readonly<Record<Country, string>>,
    change: 'Cambiar',
    stepsLabel: 'Qué sigue',
    steps: [
      { title: 'Envías', detail: 'Tu ejecutivo recibe la solicitud hoy' },
      { title: 'Se aprueba', detail: 'Confirmamos la tasa y te avisamos' },
      { title: 'Te depositamos', detail: 'Sigues cada factura en Operaciones' },
    ],
  },
  success: {
    title: '¡Hemos recibido tu solicitud!',
    detail: 'Un ejecutivo se pondrá en contacto contigo para completar la operación.',
    action: 'Listo',
    seeOrder: 'Ver mi operación',
    download: 'Descargar simulación',
    /** `14 de 9 pagadores` */
    invoices: (invoices: number, payers: number, country: Country): string =>
      `${formatInteger(invoices, country)} de ${counted(payers, country, 'pagador', 'pagadores')}`,
  },
  /** The receipt of an order that others of the company authorise first. */
  pending: {
    title: 'Enviada a autorización',
    detail: (needed: number): string =>
      needed === 1
        ? 'La recibiremos cuando otra persona de tu empresa la autorice. Te avisaremos.'
        : `La recibiremos cuando otras ${needed} personas de tu empresa la autoricen. Te avisaremos.`,
  },
  failure: {
    title: 'No se pudo enviar la solicitud',
    detail: 'Nuestro equipo de soporte se pondrá en contacto contigo.',
    kept: 'Tu selección y tus fechas siguen guardadas.',
    action: 'Contactar soporte',
  },
  /** The host would transfer another amount than the one that was read. */
  changed: {
    title: 'Cambió el monto de tu solicitud',
    sentence: (before: Money, after: Money, country: Country): string =>
      `Cambió el monto: de ${formatMoney(before, country)} a ${formatMoney(after, country)}. Revisa antes de enviar.`,
    review: 'Revisar',
  },
  resend: 'Reintentar envío',
  /** Unavailable invoices of the request. */
  unavailable: {
    sentence: (lines: ReadonlyArray<CartLine>, country: Country): string => {
      const named = lines.slice(0, MAX_NAMED).map(({ invoice: { folio, payer } }) => `${folio} (${payer.name})`)
      const others = lines.length - named.length
      const list = listed(others > 0 ? [...named, `${formatInteger(others, country)} más`] : named)
      return lines.length === 1
        ? `La factura ${list} ya no se puede financiar: está en otra solicitud o dejó de estar disponible.`
        : `Las facturas ${list} ya no se pueden financiar: están en otra solicitud o dejaron de estar disponibles.`
    },
    kept: 'Lo demás de tu solicitud sigue guardado.',
    none: 'No queda ninguna otra en tu solicitud.',
    drop: 'Quitar y seguir',
  },
  /** While the outcome of the request is unknown. */
  unknownOutcome: {
    title: 'No sabemos si tu solicitud llegó',
    repeating:
      'No recibimos la respuesta y lo estamos comprobando. Te lo diremos aquí; no hace falta que la envíes de nuevo.',
    waiting:
      'La respuesta no alcanzó a llegar a tu pantalla. Compruébalo ahora: si ya recibimos la solicitud, no se envía otra vez; si no llegó, la enviamos.',
    checking: 'Comprobando',
    check: 'Comprobar ahora',
    seeOrders: 'Ver mis operaciones',
  },
} as const

const daysTo = (days: number): string => {
  if (days === 0) return 'hoy'
  if (days === 1) return 'mañana'
  if (days === -1) return 'ayer'
  const distance = `${Math.abs(days)} días`
  return days > 0 ? `en ${distance}` : `hace ${distance}`
}

const MAX_NAMED = 3

/** `a, b y c` */
const listed = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`

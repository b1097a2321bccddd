import { absurd } from 'fp-ts/function'
import type { CartLine } from '#domain/financing/cart.ts'
import { DEFAULT_TERM_DAYS, type DueDateSource } from '#domain/financing/due-date.ts'
import type { FinanceableInvoice } from '#domain/financing/invoice.ts'
import type { DateCaution } from '#domain/financing/payment-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { counted, plural } from './plural.ts'

/** The finance home and the three steps of an order. */
export const financeText = {
  title: 'Financiamiento',
  /** In the name of an exported file. */
  fileTitle: 'Facturas por financiar',
  types: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago' },
  typesLabel: 'Tipo de financiamiento',
  available: (count: number, country: Country): string =>
    counted(count, country, 'factura disponible', 'facturas disponibles'),
  stats: {
    title: 'Facturado',
    ranges: { '30days': '30 días', '90days': '90 días', '365days': '365 días', all: 'Todas' },
    rangesLabel: 'Período',
    failed: 'No pudimos calcular lo facturado.',
    count: (count: number, country: Country): string => counted(count, country, 'factura emitida', 'facturas emitidas'),
  },
  demo: {
    banner: 'Estás viendo datos de ejemplo. Nada de lo que hagas aquí se envía.',
    leave: 'Salir del ejemplo',
    sent: 'Así se ve una solicitud enviada. Ingresa tus credenciales para hacerla con tus facturas.',
  },
  steps: ['Selecciona tus facturas', 'Elige fecha de pago', 'Envía la solicitud'],
  stepsLabel: 'Pasos de la solicitud',
  select: {
    lead: 'Selecciona una o más facturas que quieras financiar',
    leadOfExcluded: 'Facturas que no se pueden financiar y su motivo',
    search: 'Buscar por folio, pagador o monto',
    need: 'Necesito',
    needLabel: 'Monto que necesitas recibir',
    propose: 'Proponer facturas',
    card: 'Financiamiento',
    availableTotal: 'Disponible',
    selectedTotal: 'Seleccionado',
    selected: (count: number, country: Country): string =>
      counted(count, country, 'factura seleccionada', 'facturas seleccionadas'),
    next: 'Siguiente',
    nothingYet: 'Todavía no tienes facturas por financiar',
    nothingYetDetail: (country: Country): string =>
      `Cuando emitas una factura la leeremos del ${profileOf(country).taxAuthority}. También puedes cargar tus archivos XML en esta página.`,
    newInvoices: 'Hay facturas nuevas',
    showArrived: 'Mostrar',
  },
  /** For an uploaded invoice. */
  removal: {
    action: (folio: string): string => `Quitar factura importada ${folio}`,
    title: (folio: string): string => `¿Quitar la factura ${folio}?`,
    detail:
      'La cargaste desde un archivo. Dejará de estar entre tus facturas; si la necesitas, puedes cargar el archivo de nuevo.',
    confirm: 'Quitar factura',
    removing: 'Quitando',
  },
  columns: {
    folio: 'Folio',
    payer: 'Pagador',
    payerAndIdentifier: (country: Country): string => `Pagador · ${profileOf(country).taxIdLabel}`,
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    issueDate: 'Emisión',
    dueDate: 'Vence',
    dueOnCard: 'vence',
    documentType: 'Documento',
    paymentMethod: 'Forma de pago',
    INVOICE_STATE: 'Estado',
    INVOICE_TYPE: 'Tipo',
    total: 'Monto',
    advance: '% anticipo',
    paymentDate: 'Fecha de pago',
    rate: 'Tasa',
    remove: 'Quitar',
    notice: 'Aviso',
  },
  dueDate: {
    /** Where the date comes from. */
    source: (source: DueDateSource, country: Country): string => {
      switch (source) {
        case 'DOCUMENT':
          return 'Vencimiento que indica el documento'
        case 'CONDITIONS':
          return 'Vencimiento según las condiciones de pago de la factura'
        case 'RECEPTION':
          return `La factura no indica vencimiento: plazo legal de ${DEFAULT_TERM_DAYS} días desde su recepción`
        case 'ISSUE':
          return country === 'CL'
            ? `La factura no indica vencimiento y no sabemos cuándo se recibió: ${DEFAULT_TERM_DAYS} días desde su emisión`
            : `La factura no indica vencimiento: ${DEFAULT_TERM_DAYS} días desde su emisión`
        default:
          return absurd(source)
      }
    },
    overdue: (days: number, country: Country): string => `Vencida hace ${counted(days, country, 'día', 'días')}`,
  },
  /** Replaces a hidden amount. */
  hidden: '•••',
  creditNote: (amount: string, net: string): string => `Nota de crédito por ${amount}: se financia ${net}`,
  taxIncluded: 'Valor incluye IVA',
  dates: {
    lead: 'Elige las fechas de pago de tus facturas y envía tu solicitud a un ejecutivo.',
    forSelected: (count: number, country: Country): string =>
      count === 1
        ? 'Fecha para la factura seleccionada'
        : `Fecha para las ${counted(count, country, '', 'seleccionadas')}`,
    forAll: (count: number, country: Country): string =>
      count === 1 ? 'Fecha para la factura' : `Fecha para las ${counted(count, country, '', 'facturas')}`,
    forInvoice: (folio: string): string => `Fecha de pago de la factura ${folio}`,
    undo: (before: string): string => `antes ${before} · deshacer`,
    moved: (count: number, country: Country): string =>
      `Movimos ${counted(count, country, 'fecha', 'fechas')} al siguiente día hábil`,
    seeMoved: 'Ver',
    hideMoved: 'Ocultar',
    movedDate: (folio: string, from: string, to: string): string => `Factura ${folio}: ${from} → ${to}`,
    past: 'No se puede seleccionar fechas pasadas',
    missing: (count: number, country: Country): string =>
      `${plural(count, 'Falta', 'Faltan')} ${counted(count, country, 'fecha', 'fechas')} por elegir`,
    missingList: 'Facturas sin fecha:',
    goToInvoice: (folio: string): string => `Ir a la factura ${folio}`,
    more: (count: number, country: Country): string => `y ${formatInteger(count, country)} más`,
    commonRefused:
      'La fecha que escribiste para tus facturas no se puede usar. Corrígela o bórrala para enviar la solicitud.',
    commonRefusedShort: 'Corrige la fecha',
    caution: (caution: DateCaution, country: Country): string =>
      caution._tag === 'BeforeDueDate'
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
  send: 'Enviar solicitud',
  sending: 'Enviando',
  receiveNow: 'Recibes ahora',
  noOtherCharges: '¡No te cobramos otros gastos!',
  noOtherChargesList: [
    'Sin comisión',
    'Sin costo de transferencia',
    'Sin costo de notificación',
    'Sin costo de cobranza',
  ],
  success: {
    title: '¡Hemos recibido tu solicitud!',
    detail: 'Un ejecutivo se pondrá en contacto contigo para completar la operación.',
    action: 'Listo',
    seeOrder: 'Ver mi operación',
    download: 'Descargar simulación',
    next: 'Qué sigue',
    nextLines: [
      'Tu ejecutivo revisa las facturas; no tienes que hacer nada.',
      'Te avisamos cuando cambie su estado. Si falta un documento, lo verás en la operación.',
      'Si la aprobamos, transferimos el dinero: lo estimamos para el día hábil siguiente.',
    ],
  },
  failure: {
    title: 'No se pudo enviar la solicitud',
    detail: 'Nuestro equipo de soporte se pondrá en contacto contigo.',
    kept: 'Tu selección y tus fechas siguen guardadas.',
    action: 'Contactar soporte',
  },
  resend: 'Reintentar envío',
  /** Unavailable invoices of the request. */
  unavailable: {
    sentence: (lines: ReadonlyArray<CartLine>, country: Country): string => {
      const named = lines.slice(0, MOST_NAMED).map(({ invoice: { folio, payer } }) => `${folio} (${payer.name})`)
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
  doubt: {
    title: 'No sabemos si tu solicitud llegó',
    asking:
      'No recibimos la respuesta y lo estamos comprobando. Te lo diremos aquí; no hace falta que la envíes de nuevo.',
    waiting:
      'La respuesta no alcanzó a llegar a tu pantalla. Compruébalo ahora: si ya recibimos la solicitud, no se envía otra vez; si no llegó, la enviamos.',
    checking: 'Comprobando',
    check: 'Comprobar ahora',
    seeOrders: 'Ver mis operaciones',
  },
} as const

const MOST_NAMED = 3

/** `a, b y c` */
const listed = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`

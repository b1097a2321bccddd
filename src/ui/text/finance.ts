import { absurd } from 'fp-ts/function'
import type { StatsRange } from '#application/financing/invoices.port.ts'
import { DEFAULT_TERM_DAYS, type DueDateSource } from '#domain/financing/due-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted, plural } from './plural.ts'

const LEAD = 'Selecciona una o más facturas que quieras financiar'

const RANGE_WORDS: Readonly<Record<StatsRange, string>> = {
  '30days': 'en 30 días',
  '90days': 'en 90 días',
  '365days': 'en 365 días',
  all: 'en total',
}

/** The finance home and the first step of an order. */
export const financeText = {
  title: 'Financiamiento',
  /** In the name of an exported file. */
  fileTitle: 'Facturas por financiar',
  figuresLabel: 'Tu empresa hoy',
  typesLabel: 'Tipo de financiamiento',
  available: (count: number, country: Country): string =>
    counted(count, country, 'factura disponible', 'facturas disponibles'),
  stats: {
    /** `Facturado en 30 días · 91 facturas` */
    titleOf: (range: StatsRange, count: number | undefined, country: Country): string =>
      `Facturado ${RANGE_WORDS[range]}${count === undefined ? '' : ` · ${counted(count, country, 'factura', 'facturas')}`}`,
    ranges: { '30days': '30', '90days': '90', '365days': '365', all: 'Todas' },
    rangesLabel: 'Período',
  },
  sampleSent: 'Así se ve una solicitud enviada. Ingresa tus credenciales para hacerla con tus facturas.',
  steps: ['Selecciona tus facturas', 'Elige fecha de pago', 'Envía la solicitud'],
  stepsLabel: 'Pasos de la solicitud',
  stepOf: (step: number, steps: number): string => `Paso ${step} de ${steps}`,
  /** The task of each step. */
  leads: [
    LEAD,
    'Elige las fechas de pago de tus facturas y envía tu solicitud a un ejecutivo.',
    'Revisa lo que vas a enviar a tu ejecutivo. Aún no se envía nada.',
  ],
  select: {
    lead: LEAD,
    leadOfExcluded: 'Facturas que no se pueden financiar y su motivo',
    search: 'Buscar por folio, pagador o monto',
    searchHint: 'Folio, pagador o monto',
    upload: 'Cargar archivos',
    need: 'Necesito $',
    needLabel: 'Monto que necesitas recibir',
    propose: 'Proponer facturas',
    card: 'Financiamiento',
    availableTotal: 'Disponible',
    selectedInvoices: (count: number, country: Country): string =>
      `Seleccionado · ${counted(count, country, 'factura', 'facturas')}`,
    selected: (count: number, country: Country): string =>
      counted(count, country, 'factura seleccionada', 'facturas seleccionadas'),
    next: 'Siguiente',
    nothingYet: 'Todavía no tienes facturas por financiar',
    nothingYetDetail: (country: Country): string =>
      `Cuando emitas una factura la leeremos del ${profileOf(country).taxAuthority}. También puedes cargar tus archivos XML en esta página.`,
    filters: 'Filtros',
    activeFilters: (parts: number): string => `Filtros: ${parts} ${plural(parts, 'activo', 'activos')}`,
    newInvoices: 'Hay facturas nuevas.',
    showArrived: 'Ver',
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
    /** Both in one column: CL the state of the document and its type, MX PUE or PPD and the form of payment. */
    methodAndExtra: { CL: 'Estado y tipo', MX: 'Pago' } satisfies Readonly<Record<Country, string>>,
    total: 'Monto',
    advance: '% anticipo',
    paymentDate: 'Fecha de pago',
    rate: 'Tasa mensual',
    totalAndRate: 'Monto · Tasa',
    remove: 'Quitar',
    notice: 'Aviso',
  },
  dueDate: {
    /** Where the date comes from. */
    source: (source: DueDateSource, country: Country, text?: string): string => {
      const isAssumed = source === 'RECEPTION' || source === 'ISSUE'
      if (isAssumed && text !== undefined) return notUnderstood(text, source)
      switch (source) {
        case 'DOCUMENT':
          return text === undefined
            ? 'Vencimiento que indica el documento'
            : `Vencimiento según sus condiciones: “${text}”`
        case 'CONDITIONS':
          return text === undefined
            ? 'Vencimiento según las condiciones de pago de la factura'
            : `Vencimiento según sus condiciones: “${text}”`
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
  /** `credited` is absent when there are no credit notes. */
  paid: (left: string, total: string, paid: string, credited: string | undefined): string =>
    `Quedan ${left} de ${total}: tu cliente pagó ${paid}${credited === undefined ? '' : ` y rebajaste ${credited} con notas de crédito`}`,
} as const

const notUnderstood = (text: string, source: 'RECEPTION' | 'ISSUE'): string =>
  `No entendimos las condiciones “${text}”: suponemos ${DEFAULT_TERM_DAYS} días desde su ${source === 'ISSUE' ? 'emisión' : 'recepción'}`

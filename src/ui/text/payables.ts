import type { PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import type { DueBucket } from '#domain/payables/due-bucket.ts'
import type { PayableMove } from '#application/payables/payable-moves.ts'
import type { PayableListName } from '#application/payables/payables.port.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatInteger, formatShortDate } from '#domain/kernel/format.ts'
import type { PayableInvoice } from '#domain/payables/payable-invoice.ts'
import { counted, plural } from './plural.ts'

/** Suppliers and payments. */
export const payablesText = {
  unknown: 'No pudimos revisar si tu empresa tiene activos Proveedores y Pagos.',
} as const

/** The lists of owed invoices. */
export const paymentsText = {
  figuresLabel: 'Lo que debes',
  listsLabel: 'Facturas por pagar',
  lists: {
    inbox: 'Mis facturas',
    scheduled: 'Programadas',
    paid: 'Pagadas',
    archived: 'Archivadas',
  } satisfies Record<PayableListName | 'scheduled', string>,
  noun: { one: 'factura', many: 'facturas', feminine: true },
  search: 'Buscar por folio, proveedor o monto',
  searchHint: 'Folio, proveedor o monto',
  filters: 'Filtros',
  more: 'Más acciones',
  rowLabel: (folio: string): string => `factura ${folio}`,
  rowMenu: (folio: string): string => `Acciones de la factura ${folio}`,
  columns: {
    supplier: 'Proveedor',
    identifier: (country: Country): string => profileOf(country).taxIdLabel,
    folio: 'Folio',
    issueDate: 'Emisión',
    dueDate: 'Vence',
    paymentDate: 'Fecha estimada de pago',
    method: 'Forma de pago',
    amount: 'Monto',
    state: 'Estado',
    paidOn: 'Pagada el',
    archivedOn: 'Archivada el',
    actions: 'Acciones',
  },
  dateOf: (folio: string): string => `Fecha de pago de la factura ${folio}`,
  noAccount: 'Falta cuenta',
  noAccountDetail: 'Datos de cuenta bancaria incompletos',
  add: 'Agregar',
  addAccountOf: (supplier: string): string => `Agregar cuenta de ${supplier}`,
  assigned: (assignee: string): string => `Cedida a ${assignee}`,
  toConfirm: (assignee: string): string => `Cedida a ${assignee}, por confirmar`,
  confirmAssignee: (folio: string): string => `Confirmar la cesión de la factura ${folio}`,
  assignedDetail: (assignee: string): string => `Factura cedida. Debes pagar a ${assignee}.`,
  obstacle: (obstacle: PaymentObstacle): ObstacleText => OBSTACLES[obstacle],
  /** Days since its payment date. */
  late: (days: number): string => `Vencida hace ${days} ${plural(days, 'día', 'días')}`,
  today: 'Vence hoy',
  duplicate: 'Posible duplicada',
  duplicateDetail: 'Posible duplicada: mismo proveedor y monto.',
  compare: (folio: string): string => `Comparar la factura ${folio}, posible duplicada`,
  moves: {
    archive: 'Archivar',
    markPaid: 'Marcar como pagada',
    restore: 'Devolver a mis facturas',
  } satisfies Record<PayableMove, string>,
  requestVoucher: 'Solicitar comprobante',
  voucherRequested: 'Comprobante solicitado',
  downloadVoucher: 'Descargar comprobante',
  moving: 'Guardando…',
  selected: (suppliers: number, invoices: number, country: Country): string =>
    `Has seleccionado ${counted(suppliers, country, 'proveedor', 'proveedores')} y ${counted(invoices, country, 'factura', 'facturas')}`,
  noCost: 'Tu costo de operación para estos pagos es de $0',
  schedule: 'Programar pago por',
  scheduleOne: 'Programar pago',
  payroll: (name: string): string => `Ver la lista ${name}`,
  empty: 'No hay datos para mostrar',
  emptyDetail: {
    inbox: 'Todo al día. Las facturas nuevas de tus proveedores aparecerán aquí.',
    paid: 'Aquí verás las facturas que pagues o marques como pagadas.',
    archived: 'Aquí verás las facturas que archives.',
  } satisfies Record<PayableListName, string>,
  figures: { pending: 'Por pagar', scheduled: 'Programadas', delayed: 'Vencidas' },
  inLists: (lists: number, country: Country): string => `en ${counted(lists, country, 'lista', 'listas')}`,
  creditLine: 'Línea de crédito',
  credit: 'Línea',
  noCreditLine: 'Aún no tienes una línea de crédito.',
  creditOf: 'usados de',
  creditOfShort: 'de',
  creditBar: (percent: number): string => `${percent} % de tu línea de crédito está en uso`,
  hidden: (invoices: number, country: Country): string =>
    `Hay ${counted(invoices, country, 'factura anterior', 'facturas anteriores')} a tu fecha de inicio.`,
  showEarlier: 'Ver anteriores',
} as const

interface ObstacleText {
  readonly short: string
  readonly long: string
}

const OBSTACLES: Readonly<Record<PaymentObstacle, ObstacleText>> = {
  CANCELLED: { short: 'Cancelada', long: 'Tu proveedor canceló esta factura.' },
  REPLACED: { short: 'Sustituida', long: 'Otra factura sustituye a esta.' },
  REMOVED: { short: 'Sin documento', long: 'Esta factura ya no está entre tus documentos.' },
  CLAIMED: { short: 'Reclamada', long: 'Reclamaste esta factura, por lo que no la debes.' },
  FULLY_CREDITED: { short: 'Anulada', long: 'Una nota de crédito anula esta factura.' },
  SETTLED: { short: 'Ya pagada', long: 'Tu proveedor confirmó el pago de esta factura.' },
  ZERO_TOTAL: { short: 'Por $0', long: 'Esta factura es por $0: no hay nada que pagar.' },
  CURRENCY_NOT_SUPPORTED: {
    short: 'Otra moneda',
    long: 'Esta factura está en otra moneda: aquí solo se pagan pesos y dólares.',
  },
  NO_EXCHANGE_RATE: {
    short: 'Sin tipo de cambio',
    long: 'Esta factura está en dólares y no dice el tipo de cambio, así que no sabemos cuánto vale en pesos.',
  },
  PAYEE_IN_DOUBT: {
    short: 'Cedida, por confirmar',
    long: 'Un documento dice que esta factura fue cedida y no está confirmado. Pregunta a tu proveedor a quién debes pagarla.',
  },
  CASH_PURCHASE: { short: 'Al contado', long: 'Esta factura se pagó al emitirla.' },
}

/** The panel of a received invoice. */
export const payableFactsText = {
  label: 'Datos de la factura',
  copySupplier: (label: string): string => `Copiar ${label} del proveedor`,
  owed: 'Debes',
  received: 'Recepción',
  law: '30 días desde la recepción (Ley 21.131)',
  payee: 'Se paga a',
  hasAccount: 'Con cuenta bancaria',
} as const

/** Invoices that may be the same purchase. */
export const duplicateText = {
  title: 'Comparar facturas',
  lead: (supplier: string): string =>
    `Posible duplicada: mismo proveedor y monto. Revisa si ${supplier} te cobró dos veces la misma compra.`,
  none: 'Esta factura ya no tiene otra igual.',
  failed: 'No pudimos cargar las facturas parecidas.',
  rows: {
    folio: 'Folio',
    amount: 'Monto',
    issueDate: 'Emisión',
    paymentDate: 'Fecha de pago',
    place: 'Dónde está',
    action: 'Si está de más',
  },
  place: ({ location, payrollName }: Pick<PayableInvoice, 'location' | 'payrollName'>): string => {
    switch (location._tag) {
      case 'Inbox':
        return paymentsText.lists.inbox
      case 'Scheduled':
        return `Lista «${payrollName ?? ''}»`
      case 'Paid':
        return `Pagada el ${formatShortDate(location.on)}`
      case 'Archived':
        return paymentsText.lists.archived
    }
  },
  archive: 'Archivar',
  archiveOf: (folio: string): string => `Archivar la factura ${folio}`,
  close: 'Cerrar',
  distinct: (others: number): string => plural(others, 'No es duplicada', 'No son duplicadas'),
  saving: 'Guardando…',
} as const

/** A cession that no document proves. */
export const assigneeText = {
  title: 'Confirmar a quién pagar',
  lead: (supplier: string): string =>
    `Un documento dice que esta factura fue cedida, y no lo podemos comprobar. Llama a ${supplier} a un teléfono que ya conozcas y pregunta a quién debes pagarla. Mientras tanto no entra en ninguna lista.`,
  rows: { folio: 'Folio', assignor: 'Quién la cede', assignee: 'A quién', on: 'Fecha de la cesión' },
  asked: (supplier: string): string => `¿Cómo confirmaste la cesión con ${supplier}?`,
  failed: 'No pudimos guardar tu confirmación.',
  cancel: 'Cancelar',
} as const

/** When everything owed is due. */
export const dueText = {
  label: 'Por vencimiento',
  all: 'Todas por pagar',
  nothing: 'No debes ninguna factura.',
  notPayable: 'No pagables',
  buckets: {
    LONG_OVERDUE: 'Vencidas > 30 días',
    OVERDUE: 'Vencidas',
    WITHIN_7: 'Hoy a 7 días',
    WITHIN_15: '8 a 15 días',
    WITHIN_30: '16 a 30 días',
    LATER: 'Después',
  } satisfies Record<DueBucket, string>,
  /** Beside a segment that is named so, "Vencidas" alone would be all of them. */
  overdue: 'Vencidas ≤ 30 días',
  counts: (invoices: number, lists: number, country: Country): string =>
    [
      ...(invoices > 0 || lists === 0 ? [counted(invoices, country, 'factura', 'facturas')] : []),
      ...(lists > 0 ? [counted(lists, country, 'lista', 'listas')] : []),
    ].join(' y '),
  /** Invoices are not named where they are the usual. */
  shortCounts: (invoices: number, lists: number, country: Country): string =>
    [
      ...(invoices > 0 ? [formatInteger(invoices, country)] : []),
      ...(lists > 0 ? [counted(lists, country, 'lista', 'listas')] : []),
    ].join(' y '),
  since: (date: CivilDate): string => `desde ${formatShortDate(date).slice(0, 5)}`,
  lists: 'Listas de pago',
  moreLists: (count: number, country: Country): string => `Ver ${counted(count, country, 'lista más', 'listas más')}`,
  listsFailed: 'No pudimos cargar las listas de pago.',
} as const

/** Before the first use of the payables. */
export const payablesIntroText = {
  title: 'Programa tus facturas',
  detail:
    'Reúne aquí lo que debes a tus proveedores, ordénalo por fecha de pago y lleva registro de lo que ya pagaste.',
  skip: 'Omitir',
  start: 'Empezar',
} as const

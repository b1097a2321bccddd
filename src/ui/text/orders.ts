import type { Country } from '#domain/kernel/country.ts'
import type { CompanyTask } from '#application/orders/company-task.ts'
import { simplifiedLabel, type SimplifiedStatus } from '#domain/orders/simplified-status.ts'
import { formatInteger, formatMoney } from '#domain/kernel/format.ts'
import type { OrderLines, OrderMatch } from '#domain/orders/listed-order.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted, plural } from './plural.ts'

type LateLines = NonNullable<OrderLines['late']>

/** The list of orders and one order. */
export const ordersText = {
  empty: 'No hay órdenes para mostrar',
  emptyDetail: 'Cuando envíes una solicitud podrás seguirla aquí, paso a paso.',
  emptyAction: 'Ir a Financiamiento',
  columns: {
    id: 'Operación',
    type: 'Tipo',
    requestedOn: 'Fecha solicitud',
    typeAndDate: 'Tipo · Fecha solicitud',
    payers: 'Clientes',
    invoices: 'Facturas',
    surplus: 'Excedentes vigentes',
    total: 'Monto',
    received: 'Recibido',
    totalAndReceived: 'Monto · Recibido',
    status: 'Estado',
  },
  types: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago', CONFIRMING: 'Confirming' },
  groupsLabel: 'Órdenes por estado',
  /** A group of orders and how many there are. */
  group: (group: SimplifiedStatus | 'LATE' | 'WAITING', count: string): string =>
    `${group === 'WAITING' ? 'Esperan por ti' : group === 'LATE' ? 'Atrasadas' : simplifiedLabel(group)} · ${count}`,
  /** The company's task about an order, as the link of its row. */
  task: (task: CompanyTask, documents: number, country: Country): string =>
    task === 'SEND_DOCUMENTS'
      ? `${plural(documents, 'Te falta', 'Te faltan')} ${counted(documents, country, 'documento', 'documentos')}`
      : 'Preguntar qué falta',
  otherPayers: (count: number, country: Country): string =>
    count === 0 ? '' : ` y\u00A0${formatInteger(count, country)}\u00A0más`,
  late: ({ count, days }: LateLines, country: Country): string =>
    `${counted(count, country, 'factura', 'facturas')}, ${counted(days, country, 'día', 'días')}`,
  /** Why a search found the order, where its columns do not show it. */
  match: ({ amount, folio, payer }: OrderMatch, country: Country): string =>
    [`Folio ${folio}`, payer && `de ${payer}`, amount && `por ${formatMoney(amount, country)}`]
      .filter((part) => part !== undefined)
      .join(' '),
  filters: {
    search: 'Buscar por número, cliente, folio o monto',
    searchHint: 'Operación, cliente, folio o monto',
    more: 'Filtros',
    state: 'Estado',
    anyState: 'Todos los estados',
    type: 'Tipo',
    anyType: 'Todos los tipos',
    date: 'Fecha solicitud',
    anyDate: 'Todas las fechas',
    lastDays: (days: number): string => (days === 365 ? 'Últimos 12 meses' : `Últimos ${days} días`),
  },
  bills: {
    title: 'Cobros de la operación',
    types: { interest: 'Diferencia de precio', advisory: 'Asesoría digital' },
    issuedOn: (date: string): string => `Emitido el ${date}`,
    download: 'Descargar',
    downloadOf: (name: string): string => `Descargar ${name}`,
  },
  open: (id: string): string => `Ver la operación ${id}`,
  back: 'Volver',
  copyId: 'Copiar el número de la operación',
  detailTitle: (id: string): string => `Operación ${id}`,
  notFound: 'NOT FOUND',
  notFoundDetail: 'No encontramos esta operación.',
  summary: 'Resumen de operación',
  surplusSummary: 'Resumen de excedentes',
  surplusParts: {
    transferred: 'Devuelto y transferido',
    inBalance: 'Devuelto, en tu saldo',
    charged: 'Devuelto, usado para tus deudas',
    pending: 'Por devolver, si hoy pagan todo',
    untilPaid: 'Por devolver cuando paguen',
  },
  surplusHint: 'Es tu retención menos el interés por mora hasta hoy.',
  received: 'Recibiste',
  download: 'Descargar Simulación',
  total: 'Total',
  totalHint: 'Suma de las facturas de la operación.',
  rateHint: 'Tasa mensual, de 30 días, de esta operación.',
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  invoiceColumns: {
    folio: 'Folio',
    payer: (country: Country): string => `Pagador · ${profileOf(country).taxIdLabel}`,
    supplier: (country: Country): string => `Proveedor · ${profileOf(country).taxIdLabel}`,
    issueDate: 'Emisión',
    paymentDate: 'Fecha de pago',
    creditNotes: 'Notas de crédito',
    creditNotesAndPayments: 'Notas de crédito y pagos',
    discounts: 'Descuentos',
    total: 'Monto',
    repayment: 'A pagar',
    rate: 'Tasa',
    status: 'Estado',
    daysLate: 'Días de mora',
    retention: 'Retención',
  },
  before: (value: string): string => `antes ${value}`,
  daysLate: (days: number | undefined, country: Country): string =>
    days === undefined ? '—' : counted(days, country, 'día', 'días'),
} as const

import type { Country } from '#domain/kernel/country.ts'
import type { ShownPayrollStatus } from '#domain/payables/payroll.ts'
import { counted } from './plural.ts'

/** The lists of invoices that are paid together. */
export const payrollsText = {
  empty: 'No hay datos para mostrar',
  emptyDetail: 'Selecciona facturas en Mis facturas y prográmalas para pagarlas juntas.',
  failed: 'No pudimos cargar tus listas de facturas.',
  showMore: 'Ver más',
  list: 'Listas de facturas',
  see: 'Ver Facturas',
  pay: 'Pagar Facturas',
  confirmAccounts: 'Confirmar cuentas',
  declarePaid: 'Ya pagué',
  menu: (name: string): string => `Acciones de ${name}`,
  delete: 'Eliminar lista de facturas',
  withdrawAll: 'Quitar facturas',
  withdraw: 'Quitar de la lista',
  deleteTitle: (name: string): string => `¿Eliminar la lista «${name}»?`,
  deleteDetail: (invoices: number, country: Country): string =>
    `${counted(invoices, country, 'factura volverá', 'facturas volverán')} a Mis facturas. La lista no se puede recuperar.`,
  deleteFinancing: 'Tu solicitud de financiamiento quedará anulada.',
  deleteConfirm: 'Eliminar lista',
  deleting: 'Eliminando…',
  cancel: 'Cancelar',
  counts: (invoices: number, suppliers: number, country: Country): string =>
    `${counted(invoices, country, 'factura', 'facturas')} · ${counted(suppliers, country, 'proveedor', 'proveedores')}`,
  named: (name: string): string => `Lista «${name}»`,
  /** The payee without an account, and how many more there are. */
  blockedBy: (payee: string, payees: number, country: Country): string =>
    payees === 1 ? payee : `${payee} y ${counted(payees - 1, country, 'proveedor más', 'proveedores más')}`,
  payOn: (date: string): string => `Se paga el ${date}`,
  total: 'Total',
  notPayable: (count: number, country: Country): string =>
    count === 1
      ? 'Una factura ya no se debe pagar. Quítala de la lista para poder pagarla.'
      : `${counted(count, country, 'factura ya no se debe', 'facturas ya no se deben')} pagar. Quítalas de la lista para poder pagarla.`,
  incomplete: 'Faltan cuentas bancarias para pagar esta lista.',
  suppliers: 'Ver proveedores',
  moreWithoutAccount: (payees: number, country: Country): string =>
    `Ver ${counted(payees, country, 'proveedor más sin cuenta', 'proveedores más sin cuenta')}`,
  seeNotPayable: 'Ver cuáles son',
  search: 'Buscar listas',
  searchHint: 'Lista, proveedor, folio o monto',
  state: 'Estado',
  anyState: 'Estado: todos',
  noneFound: 'Ninguna lista coincide con tu búsqueda',
  clear: 'Limpiar filtros',
  withoutAccount: 'Proveedores sin cuenta bancaria',
  addAccount: 'Agregar cuenta',
  addAccountOf: (supplier: string): string => `Agregar cuenta de ${supplier}`,
  returned:
    'El dinero de esta lista se devolvió. La lista no se elimina, y las facturas que no se pagaron pueden volver a Mis facturas.',
  /** While others decide on it. */
  youAsked: {
    PAY: 'Pediste autorizar su pago: la lista no cambia hasta que otra persona decida.',
    FINANCE: 'Pediste autorizar su financiamiento: la lista no cambia hasta que otra persona decida.',
  },
  asked: {
    PAY: (name: string): string => `${name} pidió autorizar su pago: la lista no cambia hasta que se decida.`,
    FINANCE: (name: string): string =>
      `${name} pidió autorizar su financiamiento: la lista no cambia hasta que se decida.`,
  },
  withdrawRequest: 'Retirar',
  seeRequest: 'Ver y decidir',
  reason: (reason: string): string => `El motivo: ${reason}`,
  checkedFrom: (date: string, time: string): string => `Revisaremos tu transferencia el ${date} desde las ${time}.`,
  status: (status: ShownPayrollStatus): string => STATUSES[status],
  backToPayments: 'Volver a Programadas',
  summary: 'Resumen de la lista',
  facts: {
    name: 'Lista',
    order: 'Operación',
    id: 'ID',
    paymentDate: 'Fecha de pago',
    invoices: 'Facturas',
    suppliers: 'Proveedores',
    total: 'Total',
  },
  invoices: 'Facturas de la lista',
  invoicesEmpty: 'Esta lista no tiene facturas.',
  columns: { payee: 'Se paga a', paidOn: 'Pagada el' },
} as const

const STATUSES: Readonly<Record<ShownPayrollStatus, string>> = {
  SCHEDULED_READY_TO_PAY: 'Lista para pagar',
  FUNDING_AWAITING: 'Esperando tu pago',
  FUNDING_COMPLETE: 'Dinero recibido',
  FUNDING_INCOMPLETE: 'Falta dinero',
  PAYMENT_IN_PROCESS: 'Pago en proceso',
  PAYMENT_PARTIALLY_PAID: 'Pagada en parte',
  PAYMENT_PROBLEM: 'Problema con el pago',
  REJECTED: 'Rechazada',
  PAID: 'Pagada',
  FINANCING_REQUESTED: 'Financiamiento solicitado',
  FINANCING_REJECTED: 'Financiamiento rechazado',
  AWAITING_APPROVAL: 'Por autorizar',
  INCOMPLETE_DATA: 'Faltan datos',
  UNKNOWN: 'Estado desconocido',
}

import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { counted } from './plural.ts'

/** The list of orders and one order. */
export const ordersText = {
  empty: 'No hay órdenes para mostrar',
  emptyDetail: 'Cuando envíes una solicitud podrás seguirla aquí, paso a paso.',
  emptyAction: 'Ir a Financiamiento',
  columns: {
    id: 'Operación',
    type: 'Tipo',
    requestedOn: 'Fecha solicitud',
    surplus: 'Excedentes vigentes',
    total: 'Monto',
    status: 'Estado',
  },
  types: { DIRECT_FINANCING: 'Financiamiento directo', EARLY_PAYMENT: 'Pronto pago', CONFIRMING: 'Confirming' },
  open: (id: string): string => `Ver la operación ${id}`,
  back: 'Volver',
  copyId: 'Copiar el número de la operación',
  detailTitle: (id: string): string => `Operación ${id}`,
  notFound: 'NOT FOUND',
  notFoundDetail: 'No encontramos esta operación.',
  summary: 'Resumen de operación',
  surplusSummary: 'Resumen de excedentes',
  download: 'Descargar Simulación',
  total: 'Total',
  totalHint: 'Suma de las facturas de la operación.',
  rateHint: 'Tasa mensual, de 30 días, de esta operación.',
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  invoiceColumns: {
    folio: 'Folio',
    payer: (country: Country): string => `Pagador · ${profileOf(country).taxIdLabel}`,
    issueDate: 'Emisión',
    paymentDate: 'Fecha de pago',
    total: 'Monto',
    rate: 'Tasa',
    status: 'Estado',
    daysLate: 'Días de mora',
    retention: 'Retención',
  },
  daysLate: (days: number, country: Country): string => counted(days, country, 'día', 'días'),
} as const

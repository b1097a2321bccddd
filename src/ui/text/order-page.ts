import type { Country } from '#domain/kernel/country.ts'
import type { TrackerState } from '#domain/orders/tracker.ts'
import { counted } from './plural.ts'

type Stage = 'before' | 'after' | 'rejected'

/** The page of one order: its head and its tabs. */
export const orderPageText = {
  /** "Financiamiento directo · 5 facturas de 3 pagadores". */
  about: (type: string, invoices: string | undefined): string =>
    invoices === undefined ? type : `${type} · ${invoices}`,
  invoices: (count: number, country: Country): string => counted(count, country, 'factura', 'facturas'),
  parties: (count: number, isForSuppliers: boolean, country: Country): string =>
    isForSuppliers
      ? counted(count, country, 'proveedor', 'proveedores')
      : counted(count, country, 'pagador', 'pagadores'),
  /** Above the amount that the company gets, or that its suppliers get. */
  amount: {
    company: { before: 'Vas a recibir', after: 'Recibiste', rejected: 'Ibas a recibir' },
    suppliers: {
      before: 'Pagaremos a tus proveedores',
      after: 'Pagamos a tus proveedores',
      rejected: 'Íbamos a pagar a tus proveedores',
    },
  } satisfies Readonly<Record<'company' | 'suppliers', Readonly<Record<Stage, string>>>>,
  expected: (day: string): string => `Estimado ${day}`,
  /** The debt of late payers; `{due}` is the amount. */
  late: {
    payer: (payer: string, folio: string, days: string): string =>
      `${payer} debe {due} de la factura ${folio} hace ${days}.`,
    company: (folio: string, days: string): string => `Nos debes {due} de la factura ${folio} hace ${days}.`,
    payers: (count: string, days: string): string =>
      `${count} atrasadas suman {due}; la que más se atrasa, hace ${days}.`,
  },
  days: (days: number, country: Country): string => counted(days, country, 'día', 'días'),
  cost: {
    title: 'Costo y avance',
    before: 'Costo si te pagan a tiempo',
    toDate: 'Costo total hasta hoy',
    final: 'Costo total',
    interest: 'diferencia de precio',
    operationCost: 'asesoría digital',
    discounts: 'descuentos',
    late: { CL: 'mora', MX: 'intereses moratorios' } satisfies Readonly<Record<Country, string>>,
    rate: 'Tasa',
    effective: 'Tasa efectiva pactada',
    monthly: (rate: string): string => `${rate} mensual (30 días)`,
    annual: (rate: string): string => `${rate} anual (365 días)`,
  },
  tabs: {
    label: 'Partes de la operación',
    settlement: 'Liquidación',
    invoices: 'Facturas',
    documents: 'Documentos',
    bills: 'Cobros',
  },
  search: { label: 'Buscar por folio, pagador o monto', hint: 'Folio o pagador' },
  searchSuppliers: { label: 'Buscar por folio, proveedor o monto', hint: 'Folio o proveedor' },
} as const

export const stageOf = (state: TrackerState, isTransferred: boolean): Stage =>
  state === 'REJECTED' ? 'rejected' : isTransferred ? 'after' : 'before'

import type { CashDirection } from '#domain/cash/cash-item.ts'
import type { Cadence, OwnItem } from '#domain/cash/own-item.ts'
import { formatShortDate } from '#domain/kernel/format.ts'

const CADENCES: Readonly<Record<Cadence, string>> = {
  ONCE: 'Una vez',
  WEEKLY: 'Cada semana',
  BIWEEKLY: 'Cada dos semanas',
  MONTHLY: 'Cada mes',
  YEARLY: 'Cada año',
}

const DIRECTIONS: Readonly<Record<CashDirection, string>> = { IN: 'Ingreso', OUT: 'Gasto' }

/** The words of the own items of cash. */
export const ownItemsText = {
  title: 'Ingresos y gastos fijos',
  lead: 'Lo que no está en una factura: sueldos, arriendo, impuestos.',
  failed: 'No pudimos cargar tus ingresos y gastos fijos.',
  empty: 'Todavía no agregas ninguno.',
  full: (maximum: number): string => `Llegaste al máximo de ${maximum}.`,
  add: 'Agregar',
  edit: (name: string): string => `Editar ${name}`,
  delete: (name: string): string => `Eliminar ${name}`,
  added: 'Agregar ingreso o gasto fijo',
  changed: 'Editar ingreso o gasto fijo',
  save: 'Guardar',
  saving: 'Guardando',
  conflict: 'Otra persona lo cambió mientras editabas',
  name: 'Nombre',
  direction: 'Tipo',
  directions: DIRECTIONS,
  amount: 'Monto',
  currency: 'Moneda',
  currencies: { CLP: 'Pesos', MXN: 'Pesos', USD: 'Dólares' },
  cadence: 'Se repite',
  cadences: CADENCES,
  choose: 'Elige una opción',
  from: 'Desde',
  on: 'Día',
  until: 'Hasta (opcional)',
  rhythm: ({ cadence, from, until }: Pick<OwnItem, 'cadence' | 'from' | 'until'>): string => {
    if (cadence === 'ONCE') return `${CADENCES.ONCE}, el ${formatShortDate(from)}`
    const end = until === undefined ? '' : ` hasta el ${formatShortDate(until)}`
    return `${CADENCES[cadence]} desde el ${formatShortDate(from)}${end}`
  },
  deleteTitle: '¿Eliminar este ingreso o gasto fijo?',
  deleteDetail: 'Deja de contar en todas las semanas.',
  submitDelete: 'Eliminar',
  deleting: 'Eliminando',
} as const

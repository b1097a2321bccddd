import { type FailedMove, MAX_MOVES } from '#application/cash/payment-moves.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { describeFailure } from './describe-failure.ts'
import { counted } from './plural.ts'

/** Payments are moved to other days, and the balances compared, before anything is saved. */
export const paymentMovesText = {
  title: 'Mover pagos',
  lead: 'Cambia fechas de pago y mira cómo queda cada semana. Nada se guarda hasta que lo pidas.',
  search: 'Buscar factura o proveedor',
  failed: 'No pudimos cargar tus facturas por pagar.',
  empty: 'No hay facturas por pagar con esa búsqueda.',
  list: 'Facturas por pagar',
  noun: { one: 'factura', many: 'facturas', feminine: true },
  date: (folio: string): string => `Fecha de pago de la factura ${folio}`,
  folio: (folio: string): string => `Factura ${folio}`,
  changed: 'con estas fechas',
  full: `Puedes mover hasta ${MAX_MOVES} pagos a la vez. Guarda o descarta estos antes de mover otros.`,
  save: (count: number, country: Country): string =>
    count === 0 ? 'Guardar fechas' : `Guardar ${counted(count, country, 'fecha', 'fechas')}`,
  saving: 'Guardando fechas',
  discard: 'Descartar',
  saved: (count: number, country: Country): string =>
    `Guardamos ${counted(count, country, 'fecha de pago', 'fechas de pago')}.`,
  notSaved: ({ failure, folio, stored }: FailedMove): string => {
    if (failure !== undefined)
      return `No guardamos la fecha de la factura ${folio}. ${describeFailure(failure).sentence}`
    const now = stored === undefined ? '' : ` Ahora se paga el ${formatShortDate(stored)}.`
    return `La factura ${folio} cambió mientras tanto.${now} Guarda otra vez para usar tu fecha.`
  },
} as const

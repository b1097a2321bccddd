import type { InvoiceMark } from '#application/cash/cash.port.ts'
import type { CashPlace } from '#application/cash/cash-table.ts'
import { CASH_WEEKS, spanOf, type CashWeek } from '#domain/cash/cash-column.ts'
import type { CashDirection, CashKind, CashRow, UncountedReason } from '#domain/cash/cash-item.ts'
import { type CivilDate, dayOf, isoWeekday, monthOf } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger, formatMoney, formatShortDate } from '#domain/kernel/format.ts'
import type { Currency, Money } from '#domain/kernel/money.ts'
import { divideHalfAway } from '#domain/kernel/rounding.ts'
import { MONTHS, WEEKDAYS_SHORT } from '#domain/labels/spanish-calendar.ts'

const month = (date: CivilDate): string => (MONTHS[monthOf(date) - 1] ?? '').slice(0, 3)

const weekText = (week: CashWeek, today: CivilDate): string => {
  const { first, last } = spanOf(week, today)
  if (first === last) return `${dayOf(first)} ${month(first)}`
  return monthOf(first) === monthOf(last)
    ? `${dayOf(first)}–${dayOf(last)} ${month(last)}`
    : `${dayOf(first)} ${month(first)}–${dayOf(last)} ${month(last)}`
}

const OUTSIDE = { OVERDUE: 'Vencido', LATER: 'Después', UNDATED: 'Sin fecha', EXCLUDED: 'No contadas' } as const

const isWeek = (place: CashPlace['place']): place is CashWeek => CASH_WEEKS.some((week) => week === place)
const isOutside = (place: CashPlace['place']): place is keyof typeof OUTSIDE => Object.hasOwn(OUTSIDE, place)

/** How many minor units one unit of the table has. */
const UNITS: Readonly<Record<Currency, number>> = { CLP: 1_000, MXN: 100, USD: 100 }

interface CountryWords {
  readonly retention: string
  readonly surplus: string
  readonly debt: string
}

type KindWords = Readonly<Record<CashKind, Readonly<Record<CashDirection, string>>>>

/** Own items are the only kind with both directions. */
const both = (name: string) => ({ IN: name, OUT: name })

const kindWords = ({ debt, retention, surplus }: CountryWords): KindWords => ({
  RECEIVABLE: both('Cobros'),
  ORDER_TRANSFER: both('Anticipos por recibir'),
  RETENTION: both(retention),
  SURPLUS: both(surplus),
  PAYABLE: both('Facturas por pagar'),
  PAYROLL: both('Listas'),
  REPAYMENT: both('Financiamientos por devolver'),
  DEBT: both(debt),
  FIXED: { IN: 'Ingresos fijos', OUT: 'Gastos fijos' },
})

const KINDS: Readonly<Record<Country, KindWords>> = {
  CL: kindWords({ retention: 'Devoluciones de retención', surplus: 'Excedentes por volver', debt: 'Deudas por mora' }),
  MX: kindWords({
    retention: 'Devoluciones de reserva',
    surplus: 'Remanentes por volver',
    debt: 'Deudas por intereses moratorios',
  }),
}

const REASONS: Readonly<Record<UncountedReason, string>> = {
  CLAIMED: 'Reclamada',
  IN_DOUBT: 'En duda',
  GENERIC_RECEIVER: 'Público en general',
  PAID_ON_ISSUE: 'De contado',
  OLD: 'Vencida hace más de 180 días',
  BY_USER: 'La dejaste fuera',
}

const marks = {
  date: 'Se espera el',
  setDate: 'Poner fecha',
  dropDate: 'Quitar fecha',
  exclude: 'No contar',
  count: 'Contar',
  collect: 'Ya la cobré',
  dated: 'Con la fecha que pusiste',
  said: (folio: string, { date, state }: Pick<InvoiceMark, 'date' | 'state'>): string => {
    if (state === 'COLLECTED') return `La factura ${folio} está cobrada y ya no se puede financiar.`
    if (state === 'EXCLUDED') return `La factura ${folio} no se cuenta.`
    return date === undefined
      ? `La factura ${folio} se cuenta según su vencimiento.`
      : `La factura ${folio} se espera el ${formatShortDate(date)}.`
  },
} as const

const accounts = {
  menu: 'Saldos por cuenta',
  title: 'Saldos por cuenta',
  save: 'Guardar',
  saving: 'Guardando',
  conflict: 'Otra persona cambió los saldos mientras editabas',
  date: 'Saldo al',
  account: (at: number): string => `Cuenta ${at}`,
  balance: (at: number): string => `Saldo de la cuenta ${at}`,
  currency: (at: number): string => `Moneda de la cuenta ${at}`,
  add: 'Agregar cuenta',
  hint: 'Deja vacía la cuenta que ya no uses.',
  count: (count: number): string => `${count} cuentas`,
} as const

/** The words of the screen of cash. */
export const cashText = {
  collections: 'Cobranza por semana',
  failed: 'No pudimos cargar tu caja.',
  notes: {
    label: 'Fuera de la caja',
    lead: 'Ninguna semana cuenta:',
    surplus: 'Excedentes sin solicitar',
    request: 'Solicitar',
    on: (date: CivilDate): string => `(${formatShortDate(date)})`,
  },
  noBalance: 'Escribe tu saldo para ver cuánto queda cada semana',
  balance: 'Saldo de hoy',
  editBalance: 'Cambiar el saldo de hoy',
  balanceOn: (date: CivilDate): string => `Saldo al ${formatShortDate(date)}`,
  more: 'Más acciones',
  view: 'Ver por',
  views: { weeks: 'Semanas', days: '14 días' },
  table: (currency: Currency): string => (currency === 'USD' ? 'Caja en dólares' : 'Caja en pesos'),
  unit: { CLP: 'Miles de pesos', MXN: 'Pesos', USD: 'Dólares' } satisfies Readonly<Record<Currency, string>>,
  in: 'Entra',
  out: 'Sale',
  closing: 'Queda',
  closingIfOverduePaid: 'Queda si pagas lo vencido',
  rowName: ({ direction, kind }: CashRow, country: Country): string => KINDS[country][kind][direction],
  placeName: (place: CashPlace['place'], today: CivilDate): string => {
    if (isWeek(place)) return weekText(place, today)
    if (isOutside(place)) return OUTSIDE[place]
    return `${WEEKDAYS_SHORT[isoWeekday(place) - 1] ?? ''} ${dayOf(place)} ${month(place)}`
  },
  /** An amount in the unit of the table, rounded half away from zero. */
  inUnits: ({ currency, minor }: Money, country: Country): string =>
    formatInteger(divideHalfAway(minor, UNITS[currency]), country),
  overdueHint: 'No cuenta hasta tener fecha',
  lowest: (name: string, amount: Money | undefined, country: Country): string =>
    amount === undefined
      ? `El saldo más bajo es el de ${name}`
      : `El saldo más bajo es el de ${name}: ${formatMoney(amount, country)}`,
  chartWithoutBalance: 'Lo que entra y sale cada semana',
  empty: (country: Country): string => `Conecta el ${country === 'CL' ? 'SII' : 'SAT'} para ver tus cobros`,
  emptyDetail: 'Aquí verás lo que entra y lo que sale, semana por semana.',
  noun: { one: 'movimiento', many: 'movimientos', feminine: false },
  fileConcept: 'Concepto',
  columns: { folio: 'Folio', name: 'Cliente o proveedor', expected: 'Se espera', amount: 'Monto', detail: 'Detalle' },
  noDay: 'Sin fecha',
  reason: (reason: UncountedReason): string => REASONS[reason],
  due: (due: CivilDate, averageDaysLate: number | undefined): string =>
    averageDaysLate === undefined || averageDaysLate === 0
      ? `Vence el ${formatShortDate(due)}`
      : `Vence el ${formatShortDate(due)} + ${averageDaysLate} días, según sus pagos`,
  marks,
  accounts,
  sinceOpening: 'Desde entonces registramos',
  updateBalance: 'Actualizar',
  order: (id: string): string => `Operación ${id}`,
  entries: (row: string, place: string): string => `${row} · ${place}`,
  openCell: (row: string, place: string): string => `${row}, ${place}: ver el detalle`,
} as const

import type { CalendarMonth } from '../kernel/calendar-month.ts'
import type { Country } from '../kernel/country.ts'
import { MONTHS } from './spanish-calendar.ts'
import type { Account, MovementType } from '../wallet/movement.ts'
import type { ChargeKind } from '../wallet/statement.ts'

/** The words of a statement in a country. */
export interface StatementWords {
  readonly statement: string
  readonly accounts: Readonly<Record<Account, string>>
  readonly charges: Readonly<Record<ChargeKind, string>>
  readonly movements: Readonly<Record<MovementType, string>>
}

/** In Mexico a retention would read as one of a tax. */
const TERMS = {
  CL: {
    statement: 'Cartola',
    retention: 'Retención',
    surplus: 'Excedentes',
    surplusPaid: 'Excedentes transferidos',
    defaultInterest: 'Interés por mora',
    debt: 'Deuda por mora',
  },
  MX: {
    statement: 'Estado de cuenta',
    retention: 'Reserva',
    surplus: 'Remanente',
    surplusPaid: 'Remanente transferido',
    defaultInterest: 'Intereses moratorios',
    debt: 'Deuda por intereses moratorios',
  },
} as const satisfies Readonly<Record<Country, object>>

/**
 * The words of a statement.
 *
 * @example
 * ```ts
 * import { statementWords } from '@anticipo/domain/labels/statement-words'
 *
 * statementWords('MX').statement // 'Estado de cuenta'
 * ```
 */
export const statementWords = (country: Country): StatementWords => {
  const { debt, defaultInterest, retention, statement, surplus, surplusPaid } = TERMS[country]
  return {
    statement,
    accounts: {
      RECEIVABLE: 'Cartera',
      TRANSFERS: 'Transferencias y pagos',
      RETENTION: retention,
      INTEREST: 'Cargos',
      SURPLUS: surplus,
    },
    charges: {
      BILL: 'Cobros de operaciones',
      DISCOUNT: 'Descuentos',
      DEFAULT_INTEREST: defaultInterest,
      INSURANCE: 'Seguros',
    },
    movements: {
      TRANSFER: 'Anticipo transferido',
      RETENTION: retention,
      PRICE_DIFFERENCE: 'Diferencia de precio',
      ADVISORY: 'Asesoría digital',
      DISCOUNT: 'Descuento',
      DEFAULT_INTEREST: defaultInterest,
      DEFAULT_DEBT: debt,
      RELEASE: `${retention} devuelta`,
      SURPLUS_PAID: surplusPaid,
      PAGO_FACTURA: 'Pago de factura',
      PAGO_CREDITO: 'Pago de crédito',
      PAGO_CXP: 'Pago a un proveedor',
      CAMBIO_FACTURA: 'Cambio de factura',
      LIFE_INSURANCE_PF: 'Seguro',
      CREDIT_NOTE: 'Nota de crédito',
      NOTA_CREDITO: 'Nota de crédito',
      TRANSFER_ERROR: 'Transferencia devuelta',
      ERROR_GIRO: 'Giro devuelto',
      ANULACION: 'Anulación',
      PAGO_FACTURA_REVERSED: 'Corrección: pago de factura',
      DEFAULT_INTEREST_REVERSED: `Corrección: ${defaultInterest.toLowerCase()}`,
      DEFAULT_DEBT_REVERSED: `Corrección: ${debt.toLowerCase()}`,
      RELEASE_REVERSED: `Corrección: ${retention.toLowerCase()} devuelta`,
    },
  }
}

/** The words that a statement has on screen and on paper. */
export const STATEMENT_LABELS = {
  bank: 'En tu banco',
  charges: 'Cargos',
  control: 'Control',
  columns: {
    on: 'Fecha',
    type: 'Movimiento',
    order: 'Operación',
    folio: 'Factura',
    account: 'Cuenta',
    amount: 'Monto',
  },
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  total: 'Total',
  totalOf: (group: string): string => `Total ${group}`,
  sides: { UNRECORDED: 'Cuenta no registrada', REPAYMENT: 'Pagos de tu empresa' },
  difference: 'Diferencia',
} as const

/**
 * The Spanish name of a month with its year.
 *
 * @example
 * ```ts
 * import { calendarMonthOf } from '@anticipo/domain/kernel/calendar-month'
 * import { civilDate } from '@anticipo/domain/kernel/civil-date'
 * import { monthName } from '@anticipo/domain/labels/statement-words'
 *
 * monthName(calendarMonthOf(civilDate('2026-11-05'))) // 'noviembre de 2026'
 * ```
 */
export const monthName = (month: CalendarMonth): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`

import type { CalendarMonth } from '#domain/kernel/calendar-month.ts'
import type { Country } from '#domain/kernel/country.ts'
import { MONTHS } from '#domain/labels/spanish-calendar.ts'
import type { Account, MovementType } from '#domain/wallet/movement.ts'
import type { ChargeKind } from '#domain/wallet/statement.ts'

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

export const statementDocumentText = {
  title: (month: CalendarMonth, country: Country): string => `${TERMS[country].statement} de ${monthName(month)}`,
  fileName: (month: CalendarMonth, country: Country): string => `${TERMS[country].statement} ${month}.pdf`,
  product: 'Anticipo',
  provisional: 'Provisional: el mes sigue abierto y puede recibir más movimientos.',
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
  account: (bank: string, lastDigits: string): string => `${bank} ···${lastDigits}`,
  noAccount: 'Cuenta no registrada',
  difference: 'Diferencia',
  createdOn: (date: string): string => `Documento creado el ${date}`,
  page: (page: number, pages: number): string => `Página ${page} de ${pages}`,
} as const

/** `noviembre de 2026`. */
const monthName = (month: CalendarMonth): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`

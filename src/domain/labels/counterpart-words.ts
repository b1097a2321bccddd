import type { CounterpartLine, CounterpartLineKind } from '../cash/counterpart-statement.ts'
import type { Country } from '../kernel/country.ts'
import { formatShortDate } from '../kernel/format.ts'

const KINDS: Readonly<Record<CounterpartLineKind, string>> = {
  INVOICE: 'Factura',
  DEBIT_NOTE: 'Nota de débito',
  CREDIT_NOTE: 'Nota de crédito',
  PAYMENT: 'Pago',
  ORDER: 'Financiada',
  PAYROLL: 'Pago por lista',
  DECLARED_PAID: 'Marcada como pagada',
  COLLECTED: 'Ya la cobraste',
  ARCHIVED: 'Archivada',
  NOT_OWED: 'Ya no se debe',
}

/** The words of a statement with a payer or a supplier, on the screen and in its files. */
export const counterpartWords = {
  statement: { CL: 'Cartola', MX: 'Estado de cuenta' } satisfies Readonly<Record<Country, string>>,
  kind: (kind: CounterpartLineKind): string => KINDS[kind],
  /** The document that a line is of, which is a link where there is a place for it. */
  subject: ({ folio, kind, orderId, reference }: CounterpartLine): string => {
    if (kind === 'INVOICE') return folio
    if (kind === 'ORDER' && orderId !== undefined) return `Operación ${orderId}`
    return reference ?? `Factura ${folio}`
  },
  detail: ({ dueDate, folio, kind, orderId, reference }: CounterpartLine): string | undefined => {
    if (kind === 'INVOICE') return dueDate && `vence ${formatShortDate(dueDate)}`
    return reference === undefined && orderId === undefined ? undefined : `factura ${folio}`
  },
  opening: 'Saldo anterior',
  closing: 'Saldo',
  columns: { on: 'Fecha', kind: 'Movimiento', document: 'Documento', added: 'Facturado', removed: 'Pagado o notas' },
  averageDaysLate: (days: number): string =>
    days === 0 ? 'Paga a tiempo' : `Paga ${days} ${days === 1 ? 'día' : 'días'} tarde en promedio`,
} as const

import type { LeftBehind } from '#domain/payables/left-behind.ts'
import type { UnvaluedReason } from '#domain/tax-documents/unvalued.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { counted, countedReasons } from './plural.ts'
import { reorderReason } from './order-reorder.ts'

/** Before an action on many invoices: what it takes, and why it leaves the others. */
export const dryRunText = {
  title: (taken: number, country: Country): string =>
    taken === 0 ? 'Ninguna factura se puede incluir' : `Seguir con ${counted(taken, country, 'factura', 'facturas')}`,
  detail: (taken: number, reasons: ReadonlyArray<string>, country: Country): string =>
    `${formatInteger(taken, country)} de ${formatInteger(taken + reasons.length, country)}: ${countedReasons(reasons, wordsOf, country)}.`,
  proceed: (taken: number, country: Country): string => `Continuar con ${formatInteger(taken, country)}`,
  understood: 'Entendido',
} as const

const wordsOf = (reason: string): readonly [one: string, other: string] =>
  new Map<string, readonly [string, string]>(Object.entries(PAYABLES)).get(reason) ?? reorderReason(reason)

/** Those of payables that are said in another way than of issued invoices. */
const PAYABLES: Readonly<
  Record<
    Exclude<LeftBehind, 'CANCELLED' | 'FULLY_CREDITED' | 'REPLACED' | UnvaluedReason>,
    readonly [one: string, other: string]
  >
> = {
  MOVED: ['ya no está en esta lista', 'ya no están en esta lista'],
  REMOVED: ['ya no está entre tus documentos', 'ya no están entre tus documentos'],
  CLAIMED: ['fue reclamada', 'fueron reclamadas'],
  SETTLED: ['ya está pagada', 'ya están pagadas'],
  ZERO_TOTAL: ['es por $0', 'son por $0'],
  PAYEE_IN_DOUBT: ['está cedida sin confirmar', 'están cedidas sin confirmar'],
  CASH_PURCHASE: ['se pagó al emitirla', 'se pagaron al emitirlas'],
}

/**
 * MX: the total of an invoice that has no value in pesos, because it is in another currency than pesos and dollars, or in dollars
 * without an exchange rate (Anexo 20: Moneda, TipoCambio). It is shown as stated and never added to other amounts.
 */
export interface UnvaluedTotal {
  /** A code of ISO 4217: `EUR`. */
  readonly currency: string
  /** A stated decimal. */
  readonly total: string
}

/** The part of an invoice that may have no value. */
export interface MaybeUnvalued {
  /** Its total where that has no value in pesos; `amount` and `localAmount` are zero then. */
  readonly unvalued?: UnvaluedTotal
}

/** Why a total has no value in pesos. */
export type UnvaluedReason = 'CURRENCY_NOT_SUPPORTED' | 'NO_EXCHANGE_RATE'

/** Dollars lack their exchange rate only. */
export const unvaluedReason = ({ currency }: UnvaluedTotal): UnvaluedReason =>
  currency === 'USD' ? 'NO_EXCHANGE_RATE' : 'CURRENCY_NOT_SUPPORTED'

/** The total of the invoice has no value in pesos, for that reason. */
export const lacksValueBy = ({ unvalued }: MaybeUnvalued, reason: UnvaluedReason): boolean =>
  unvalued !== undefined && unvaluedReason(unvalued) === reason

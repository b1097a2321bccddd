/** Why the money of an invoice does not leave, for an operator. A reason without words is shown as it is. */
export const reasonWords = (reason: string): string => REASONS.get(reason) ?? reason

/** The reasons of `NOT_FINANCEABLE`, `PAYMENT_OBSTACLES` and the stored rows. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['CANCELLED', 'cancelada'],
  ['REPLACED', 'sustituida'],
  ['PAID', 'ya pagada'],
  ['SETTLED', 'ya pagada'],
  ['FULLY_CREDITED', 'anulada por notas de crédito'],
  ['ZERO_TOTAL', 'por $0'],
  ['CURRENCY_NOT_SUPPORTED', 'en otra moneda'],
  ['NO_EXCHANGE_RATE', 'sin tipo de cambio'],
  ['ALREADY_ASSIGNED', 'cedida a otro'],
  ['CLAIMED', 'reclamada'],
  ['IN_DOUBT', 'en duda'],
  ['PAYEE_IN_DOUBT', 'cedida, por confirmar'],
  ['CASH_SALE', 'de contado'],
  ['CASH_PURCHASE', 'de contado'],
  ['GENERIC_RECEIVER', 'sin deudor'],
  ['VANISHED', 'sin documento'],
  ['REMOVED', 'sin documento'],
  ['OWED_LESS', 'se debe menos de lo financiado'],
])

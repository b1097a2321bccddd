import * as E from 'fp-ts/Either'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import { readAmount } from './amount.ts'
import { attributeOf } from './xml-access.ts'
import type { XmlElement } from './xml-tree.ts'

/**
 * The total of a comprobante that has no value in pesos: in another currency of `c_Moneda` than pesos and dollars, or in dollars
 * without an exchange rate. Undefined for any other comprobante, and where its total is no amount.
 */
export const readUnvalued = (root: XmlElement): UnvaluedTotal | undefined => {
  const currency = attributeOf(root, 'Moneda') ?? ''
  const total = attributeOf(root, 'Total') ?? ''
  const isValued = currency === 'MXN' || (currency === 'USD' && attributeOf(root, 'TipoCambio') !== undefined)
  if (isValued || !/^[A-Z]{3}$/.test(currency) || currency === NO_CURRENCY) return undefined
  return E.isRight(readAmount('USD', total)) ? { currency, total } : undefined
}

/** ISO 4217: of a document without amounts. */
const NO_CURRENCY = 'XXX'

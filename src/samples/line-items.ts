import type { Random } from './random.ts'

/** A product with its price without tax in minor units. */
export interface Product {
  readonly name: string
  readonly unit: string
  readonly price: number
  /** The authority's product key (MX only). */
  readonly key?: string
}

/** A line of a document. `price` is without tax, in minor units; `quantity` is whole. */
export interface LineItem extends Product {
  readonly quantity: number
}

/** One to four different products with a sum, without tax, near `target` minor units. */
export const lineItemsFor = (
  random: Random,
  products: ReadonlyArray<Product>,
  target: number,
): ReadonlyArray<LineItem> => {
  const chosen = new Map<string, Product>()
  for (let left = random.integer(1, 4); left > 0; left -= 1) {
    const product = random.pick(products)
    chosen.set(product.name, product)
  }
  const weighted = [...chosen.values()].map((product) => ({ product, weight: random.logNormal(0.8) }))
  const weights = weighted.reduce((sum, { weight }) => sum + weight, 0)
  return weighted.map(({ product, weight }) => ({
    ...product,
    quantity: Math.max(1, Math.round((target * weight) / weights / product.price)),
  }))
}

export const amountOf = ({ quantity, price }: LineItem): number => quantity * price

/** One line for a part of an amount, for a discount or a return. `share` is from 0 to 1. */
export const partOf = (lines: ReadonlyArray<LineItem>, share: number, name: string): ReadonlyArray<LineItem> => {
  const price = Math.round(lines.reduce((sum, line) => sum + amountOf(line), 0) * share)
  return [{ name, unit: 'UN', price, quantity: 1, key: '84111506' }]
}

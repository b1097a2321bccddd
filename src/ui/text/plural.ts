import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'

/** Spanish has two forms: singular for one, plural for any other number, zero included. */
export const plural = (count: number, one: string, other: string): string => (Math.abs(count) === 1 ? one : other)

/** `1 factura`, `1.284 facturas`, `2.000.000 de facturas`: whole millions take `de`. */
export const counted = (count: number, country: Country, one: string, other: string): string => {
  const wholeMillions = count !== 0 && count % 1_000_000 === 0
  return `${formatInteger(count, country)} ${wholeMillions ? 'de ' : ''}${plural(count, one, other)}`
}

/** `2 están canceladas y 1 ya está pagada`: by reason, in the order in which they occur. */
export const countedReasons = (
  reasons: ReadonlyArray<string>,
  wordsOf: (reason: string) => readonly [one: string, other: string],
  country: Country,
): string => {
  const groups = new Map<string, number>()
  for (const reason of reasons) groups.set(reason, (groups.get(reason) ?? 0) + 1)
  const parts = [...groups].map(([reason, count]) => counted(count, country, ...wordsOf(reason)))
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} y ${last}`
}

export const invoicesArrivedText = (count: number, country: Country): string =>
  `Hay ${counted(count, country, 'factura nueva', 'facturas nuevas')}`

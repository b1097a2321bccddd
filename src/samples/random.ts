/** A deterministic random number generator with a seed. Not for secrets. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number
  /** Both ends included. */
  readonly integer: (least: number, most: number) => number
  readonly pick: <T>(items: ReadonlyArray<T>) => T
  /** Prefers the first items: few large customers receive most invoices. */
  readonly pickEarly: <T>(items: ReadonlyArray<T>) => T
  /** A factor around 1, never negative, with a long tail of large ones: the logarithm is normal with deviation `spread`. */
  readonly logNormal: (spread: number) => number
  /** `count` hexadecimal digits, upper case. */
  readonly hex: (count: number) => string
}

/** The mulberry32 sequence of `seed`. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const stirred = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 4_294_967_296
  }
  return drawing(next)
}

const drawing = (next: () => number): Random => ({
  next,
  integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
  pick: (items) => at(items, next()),
  pickEarly: (items) => at(items, next() ** 1.8),
  logNormal: (spread) => Math.exp(spread * standardNormal(next)),
  hex: (count) =>
    Array.from({ length: count }, () => Math.floor(next() * 16).toString(16))
      .join('')
      .toUpperCase(),
})

const at = <T>(items: ReadonlyArray<T>, share: number): T => {
  const item = items[Math.floor(share * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** Box and Muller's transform of two uniform numbers. */
const standardNormal = (next: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

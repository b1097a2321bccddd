/** Companies as many as asked, each of the same size and content whatever their number. */
export interface Fleet {
  readonly companies: number
  readonly invoices: Arrivals
  readonly suppliers: Arrivals
  readonly payables: Arrivals
  readonly orders: Arrivals
  readonly lines: Arrivals
}

/** The companies that are measured: one of the few with most invoices, and one of the many. */
export const MEASURED = [
  { name: '10,000 invoices', company: 0 },
  { name: '379 invoices', company: 2 },
] as const

/** One company of two hundred has 10,000 invoices, ten have 2,000, the others 180 to 580. */
export const invoicesOf = (company: number): number => {
  const place = company % 200
  if (place === 0) return 10_000
  return place % 22 === 1 ? 2_000 : 180 + ((company * 7_919) % 401)
}

/** Five of every 25 invoices were financed together, the first five. */
export const LINES_PER_ORDER = 5
export const INVOICES_PER_ORDER = 25

export const payersOf = (company: number): number => Math.max(8, Math.floor(invoicesOf(company) / 20))

export const makeFleet = (companies: number): Fleet => {
  const arrivals = (countOf: (company: number) => number): Arrivals =>
    arrivalsOf(Array.from({ length: companies }, (_, company) => countOf(company)))
  const orders = (company: number): number => Math.floor(invoicesOf(company) / INVOICES_PER_ORDER)
  return {
    companies,
    invoices: arrivals(invoicesOf),
    suppliers: arrivals((company) => Math.max(10, Math.floor(invoicesOf(company) / 12))),
    payables: arrivals((company) => Math.floor(invoicesOf(company) * 0.3)),
    orders: arrivals(orders),
    lines: arrivals((company) => orders(company) * LINES_PER_ORDER),
  }
}

/** The numbers of the rows of a table in the order in which they arrive. */
export interface Arrivals {
  readonly total: number
  readonly countOf: (company: number) => number
  /** The number of a row, from 1; `at` counts the rows of its company. */
  readonly numberOf: (company: number, at: number) => number
  readonly inOrder: () => Iterable<readonly [company: number, at: number]>
}

/** The share of its rows that a company brings when it begins; the others come in turns with those of all companies. */
const FIRST = 0.6
const TURNS = 20

/**
 * Only the first documents of a company lie together, like in a real database: the later ones lie between those of the
 * others, so that reading a company reads as many pages as there are companies to lie between.
 */
const arrivalsOf = (counts: ReadonlyArray<number>): Arrivals => {
  const countOf = (company: number): number => counts[company] ?? 0
  const until = (company: number, turn: number): number =>
    turn < 0 ? 0 : Math.floor(countOf(company) * (FIRST + ((1 - FIRST) * turn) / TURNS))
  let total = 0
  const starts = Array.from({ length: TURNS + 1 }, (_, turn) =>
    counts.map((_count, company) => {
      const start = total
      total += until(company, turn) - until(company, turn - 1)
      return start
    }),
  )
  return {
    total,
    countOf,
    numberOf: (company, at) => {
      let turn = 0
      while (at >= until(company, turn)) turn += 1
      return 1 + (starts[turn]?.[company] ?? 0) + at - until(company, turn - 1)
    },
    inOrder: function* () {
      for (let turn = 0; turn <= TURNS; turn += 1)
        for (let company = 0; company < counts.length; company += 1)
          for (let at = until(company, turn - 1); at < until(company, turn); at += 1) yield [company, at] as const
    },
  }
}

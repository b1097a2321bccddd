import type { CivilDate } from '#domain/kernel/civil-date.ts'

/** The terms of an order, read from its own row and those of its invoices. */
export interface OrderTerms {
  readonly transfer: number
  readonly charges: number
  readonly invoices: ReadonlyArray<InvoiceTerms>
}

export interface InvoiceTerms {
  readonly id: number
  readonly base: number
  readonly retention: number
  readonly rate: number
  readonly paymentDate: CivilDate
}

/** The events with their days. */
export interface OrderEvents {
  readonly isTransferred: boolean
  readonly payments: ReadonlyArray<{ readonly invoice: number; readonly amount: number; readonly on: CivilDate }>
  /** In the order of their days, one for each day and invoice. */
  readonly agreements: ReadonlyArray<Agreement>
}

/** Another payment date and rate of an invoice, from a day on. */
export interface Agreement {
  readonly invoice: number
  readonly on: CivilDate
  readonly paymentDate: CivilDate
  readonly rate: number
}

export interface OrderBalances {
  readonly receivable: number
  readonly pending: number
  readonly released: number
  readonly taken: number
  readonly debt: number
  readonly interest: number
  readonly transfers: number
}

export interface LineBalances {
  readonly id: number
  readonly paid: number
  readonly due: number
  readonly daysLate: number
  /** To the payment of everything, or to date. */
  readonly interest: number
  readonly pending: number
  readonly released: number
  readonly taken: number
  readonly debt: number
}

const DAY_MS = 86_400_000
const dayOf = (date: string): number => Date.parse(date) / DAY_MS

/** Recomputes where the money of each invoice is from its terms and the dated events, day by day. */
export const linesOf = (
  invoices: ReadonlyArray<InvoiceTerms>,
  { agreements, payments }: Omit<OrderEvents, 'isTransferred'>,
  today: CivilDate,
): ReadonlyArray<LineBalances> =>
  invoices.map(({ base, id, paymentDate, rate, retention }) => {
    const own = payments.filter(({ invoice }) => invoice === id)
    const agreed = agreements.filter(({ invoice }) => invoice === id)
    const paid = own.reduce((whole, { amount }) => whole + amount, 0)
    const last = paid < base ? dayOf(today) : Math.max(...own.map(({ on }) => dayOf(on)))
    let unitDays = 0n
    for (let day = dayOf(paymentDate) + 1; day <= last; day += 1) {
      const before = own.filter(({ on }) => dayOf(on) < day).reduce((whole, { amount }) => whole + amount, 0)
      const valid = agreed.findLast(({ on }) => dayOf(on) < day)?.rate ?? rate
      unitDays += BigInt(Math.max(0, base - retention - before)) * BigInt(valid)
    }
    const interest = Number((unitDays * 2n + 300_000n) / 600_000n)
    const line = {
      id,
      paid,
      due: base - paid,
      daysLate: Math.max(0, last - dayOf(agreed.at(-1)?.paymentDate ?? paymentDate)),
      interest,
    }
    if (paid < base) return { ...line, pending: retention, released: 0, taken: 0, debt: 0 }
    return {
      ...line,
      pending: 0,
      released: Math.max(0, retention - interest),
      taken: Math.min(interest, retention),
      debt: Math.max(0, interest - retention),
    }
  })

/** Sums the lines of an order, with what its transfer moved. Interest is posted with the settlement only. */
export const balancesOf = ({ charges, transfer }: OrderTerms, lines: ReadonlyArray<LineBalances>): OrderBalances => {
  const sumOf = (of: (line: LineBalances) => number): number => lines.reduce((whole, line) => whole + of(line), 0)
  return {
    receivable: sumOf(({ due }) => due),
    pending: sumOf(({ pending }) => pending),
    released: sumOf(({ released }) => released),
    taken: sumOf(({ taken }) => taken),
    debt: sumOf(({ debt }) => debt),
    interest: charges + sumOf(({ debt, taken }) => debt + taken),
    transfers: sumOf(({ paid }) => paid) - transfer,
  }
}

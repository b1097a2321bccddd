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

const DAY_MS = 86_400_000
const dayOf = (date: string): number => Date.parse(date) / DAY_MS

/** Recomputes the balances of an order from its terms and its dated events, day by day. */
export const balancesOf = ({ charges, invoices, transfer }: OrderTerms, events: OrderEvents): OrderBalances => {
  const total = { receivable: 0, pending: 0, released: 0, taken: 0, debt: 0, interest: 0, transfers: 0 }
  if (!events.isTransferred) return total
  total.transfers -= transfer
  total.interest += charges
  for (const { base, id, paymentDate, rate, retention } of invoices) {
    const paid = events.payments.filter(({ invoice }) => invoice === id)
    const sum = paid.reduce((whole, { amount }) => whole + amount, 0)
    total.receivable += base - sum
    total.transfers += sum
    if (sum < base) {
      total.pending += retention
      continue
    }
    const last = Math.max(...paid.map(({ on }) => dayOf(on)))
    let unitDays = 0n
    for (let day = dayOf(paymentDate) + 1; day <= last; day += 1) {
      const before = paid.filter(({ on }) => dayOf(on) < day).reduce((whole, { amount }) => whole + amount, 0)
      unitDays += BigInt(Math.max(0, base - retention - before))
    }
    const interest = Number((unitDays * BigInt(rate) * 2n + 300_000n) / 600_000n)
    total.taken += Math.min(interest, retention)
    total.released += Math.max(0, retention - interest)
    total.debt += Math.max(0, interest - retention)
    total.interest += interest
  }
  return total
}

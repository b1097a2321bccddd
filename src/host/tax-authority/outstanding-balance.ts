import { add, type Money } from '#domain/kernel/money.ts'
import type { Payment, PaymentReceipt } from './tax-document.ts'

/** The balance of each invoice after its highest instalment; the smallest when several have that number. */
export const outstandingByInvoice = (payments: ReadonlyArray<Payment>): ReadonlyMap<string, Money> => {
  const latest = new Map<string, Known>()
  for (const { settlements } of payments) {
    for (const settlement of settlements) {
      const { key, outstanding } = settlement
      if (key === undefined || outstanding === undefined) continue
      const candidate = { installment: settlement.installment, outstanding }
      const known = latest.get(key)
      if (known === undefined || supersedes(candidate, known)) latest.set(key, candidate)
    }
  }
  return new Map([...latest].map(([key, { outstanding }]) => [key, outstanding]))
}

/** The sum of the confirmed payments of each invoice. */
export const paidByInvoice = (payments: ReadonlyArray<Payment>): ReadonlyMap<string, Money> => {
  const sums = new Map<string, Money>()
  for (const { key, paid } of payments.flatMap(({ settlements }) => settlements)) {
    if (key === undefined || paid === undefined) continue
    const known = sums.get(key)
    sums.set(key, known === undefined || known.currency !== paid.currency ? paid : add(known, paid))
  }
  return sums
}

type Known = Pick<PaymentReceipt, 'installment'> & { readonly outstanding: Money }

const supersedes = (candidate: Known, known: Known): boolean =>
  candidate.installment > known.installment ||
  (candidate.installment === known.installment && candidate.outstanding.minor < known.outstanding.minor)

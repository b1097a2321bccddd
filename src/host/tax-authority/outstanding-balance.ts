import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { type Money, moneyWithin } from '#domain/kernel/money.ts'
import type { Payment, PaymentReceipt } from './tax-document.ts'

/** What the latest payment receipt of an invoice says. */
export interface LatestReceipt {
  readonly outstanding: Money
  readonly paidOn: CivilDate | undefined
}

/** The balance of each invoice after its highest instalment; the smallest when several have that number. */
export const latestReceipts = (payments: ReadonlyArray<Payment>): ReadonlyMap<string, LatestReceipt> => {
  const latest = new Map<string, Known>()
  for (const { settlements } of payments) {
    for (const settlement of settlements) {
      const { key, outstanding, paidOn } = settlement
      if (key === undefined || outstanding === undefined) continue
      const candidate = { installment: settlement.installment, outstanding, paidOn }
      const known = latest.get(key)
      if (known === undefined || supersedes(candidate, known)) latest.set(key, candidate)
    }
  }
  return latest
}

/** The sum of the confirmed payments of each invoice. */
export const paidByInvoice = (payments: ReadonlyArray<Payment>): ReadonlyMap<string, Money> => {
  const sums = new Map<string, Money>()
  for (const { key, paid } of payments.flatMap(({ settlements }) => settlements)) {
    if (key === undefined || paid === undefined) continue
    const known = sums.get(key)
    sums.set(
      key,
      known === undefined || known.currency !== paid.currency
        ? paid
        : moneyWithin(known.currency, known.minor + paid.minor),
    )
  }
  return sums
}

type Known = Pick<PaymentReceipt, 'installment'> & LatestReceipt

const supersedes = (candidate: Known, known: Known): boolean =>
  candidate.installment > known.installment ||
  (candidate.installment === known.installment && candidate.outstanding.minor < known.outstanding.minor)

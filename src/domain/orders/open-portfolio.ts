import { type Currency, type Money, sum } from '../kernel/money.ts'
import { type BasisPoints, basisPoints } from '../kernel/rate.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import { ORDER_STATES, stateOf, type TrackerState } from './tracker.ts'

/** An invoice of a transferred order that its payer still owes. `payer` is a tax id, `status` that of the order. */
export interface OpenInvoice {
  readonly payer: string
  readonly status: string
  readonly due: Money
  /** Days since the agreed payment date, 0 before it. */
  readonly daysLate: number
}

/** A part of what is open: its invoices and their sum. */
export interface OpenPart<K, I extends OpenInvoice = OpenInvoice> {
  readonly key: K
  readonly invoices: ReadonlyArray<I>
  readonly due: Money
}

/** Days late, both ends included; `to` is undefined for the last one. */
export interface OpenAge {
  readonly from: number
  readonly to: number | undefined
}

/** The ages of what is open. The first one is on time. */
export const OPEN_AGES: ReadonlyArray<OpenAge> = [
  { from: 0, to: 0 },
  { from: 1, to: 15 },
  { from: 16, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: undefined },
]

/** The parts of what is open by age: every age, each invoice in one. */
export const openByAge = <I extends OpenInvoice>(
  currency: Currency,
  invoices: ReadonlyArray<I>,
): ReadonlyArray<OpenPart<OpenAge, I>> =>
  OPEN_AGES.map((age) =>
    partOf(
      currency,
      age,
      invoices.filter(({ daysLate }) => daysLate >= age.from && daysLate <= (age.to ?? Number.POSITIVE_INFINITY)),
    ),
  )

/** The parts of what is open by the state of the order, in the order of an order's life; states without an open invoice are left out. */
export const openByState = <I extends OpenInvoice>(
  currency: Currency,
  invoices: ReadonlyArray<I>,
): ReadonlyArray<OpenPart<TrackerState, I>> => {
  const groups = grouped(invoices, ({ status }) => stateOf(status))
  return [...ORDER_STATES, 'UNKNOWN' as const].flatMap((state) => {
    const found = groups.get(state)
    return found === undefined ? [] : [partOf(currency, state, found)]
  })
}

/** The part of one payer, and its share of everything that is open. */
export interface PayerPart<I extends OpenInvoice = OpenInvoice> extends OpenPart<string, I> {
  readonly share: BasisPoints
}

/** How much of what is open depends on few payers. */
export interface Concentration<I extends OpenInvoice = OpenInvoice> {
  readonly total: Money
  /** The largest first, then by tax id. */
  readonly payers: ReadonlyArray<PayerPart<I>>
  /** The share of the first payers together, for each of `TOP_PAYERS`. */
  readonly top: ReadonlyArray<{ readonly payers: number; readonly share: BasisPoints }>
}

/** The numbers of largest payers whose share is told. */
export const TOP_PAYERS = [1, 3, 5] as const

/** The payers of what is open, by their share of it, each rounded once to hundredths of a percent. */
export const concentrationOf = <I extends OpenInvoice>(
  currency: Currency,
  invoices: ReadonlyArray<I>,
): Concentration<I> => {
  const { due: total } = partOf(currency, undefined, invoices)
  const shareOf = (amount: Money): BasisPoints =>
    basisPoints(total.minor === 0 ? 0 : multiplyRounded(amount.minor, WHOLE, total.minor))
  const payers = [...grouped(invoices, ({ payer }) => payer)]
    .map(([payer, found]) => partOf(currency, payer, found))
    .toSorted((one, other) => other.due.minor - one.due.minor || (one.key < other.key ? -1 : 1))
    .map((part) => ({ ...part, share: shareOf(part.due) }))
  return {
    total,
    payers,
    top: TOP_PAYERS.map((count) => ({
      payers: count,
      share: shareOf(
        sum(
          currency,
          payers.slice(0, count).map(({ due }) => due),
        ),
      ),
    })),
  }
}

const partOf = <K, I extends OpenInvoice>(currency: Currency, key: K, invoices: ReadonlyArray<I>): OpenPart<K, I> => ({
  key,
  invoices,
  due: sum(
    currency,
    invoices.map(({ due }) => due),
  ),
})

/** The rows of each key, in their sequence. */
export const grouped = <K, I>(all: ReadonlyArray<I>, keyOf: (one: I) => K): ReadonlyMap<K, ReadonlyArray<I>> => {
  const groups = new Map<K, Array<I>>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}

const WHOLE = 10_000

import type { CivilDate } from '../kernel/civil-date.ts'
import { type Currency, type Money, subtract } from '../kernel/money.ts'
import type { DocumentEffect } from '../tax-documents/effect.ts'
import type { StatedChange } from './counterpart-statement.ts'

/** By how much an issued invoice is lowered: by its credit notes, and by what was paid. */
export interface LoweredParts {
  readonly creditNotes: Money
  readonly paid: Money
}

/**
 * The notes and payments of an issued invoice, which together are exactly what lowers it. A document in another currency stands for all
 * that is left of its part, and a part that no document explains is of the day of issue.
 */
export const changesOfIssued = (
  effects: ReadonlyArray<DocumentEffect>,
  { creditNotes, paid }: LoweredParts,
  issuedOn: CivilDate,
): ReadonlyArray<StatedChange> => [
  ...sharesOf('CREDIT_NOTE', effects, creditNotes, issuedOn),
  ...sharesOf('PAYMENT', effects, paid, issuedOn),
]

/** The notes and payments of a received invoice, in the currency in which it is owed. */
export const changesOfReceived = (
  effects: ReadonlyArray<DocumentEffect>,
  currency: Currency,
): ReadonlyArray<StatedChange> =>
  effects.flatMap(({ amount, effect, folio, on }) => {
    const kind = KINDS.get(effect)
    return kind === undefined || amount === undefined || amount.currency !== currency || amount.minor <= 0
      ? []
      : [{ kind, on, folio, amount }]
  })

const sharesOf = (
  kind: StatedChange['kind'],
  effects: ReadonlyArray<DocumentEffect>,
  part: Money,
  issuedOn: CivilDate,
): ReadonlyArray<StatedChange> => {
  let left = part
  const shares: Array<StatedChange> = []
  const take = (amount: Money, on: CivilDate, folio: string | undefined): void => {
    if (amount.minor <= 0) return
    shares.push({ kind, on, folio, amount })
    left = subtract(left, amount)
  }
  for (const { amount, effect, folio, on } of effects) {
    if (KINDS.get(effect) !== kind) continue
    take(amount?.currency === part.currency && amount.minor < left.minor ? amount : left, on, folio)
  }
  take(left, issuedOn, undefined)
  return shares
}

const KINDS: ReadonlyMap<DocumentEffect['effect'], StatedChange['kind']> = new Map([
  ['ANNULS', 'CREDIT_NOTE'],
  ['CREDITS', 'CREDIT_NOTE'],
  ['DEBITS', 'DEBIT_NOTE'],
  ['PAYS', 'PAYMENT'],
  ['PAID_AT_ISSUE', 'PAYMENT'],
])

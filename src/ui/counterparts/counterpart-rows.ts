import type { CounterpartBlock, CounterpartLine } from '#domain/cash/counterpart-statement.ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { counterpartText as text } from '../text/counterpart.ts'

/** A line of a statement, or the balance before or after its lines. */
export interface CounterpartRow {
  readonly id: string
  readonly on: CivilDate
  readonly name: string
  readonly line: CounterpartLine | undefined
  readonly added: Money | undefined
  readonly removed: Money | undefined
  readonly balance: Money
}

/** The lines between the balance of the first and that of the last day. */
export const rowsOf = (
  { added, closing, currency, lines, opening, removed }: CounterpartBlock,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): ReadonlyArray<CounterpartRow> => [
  {
    id: `${currency} opening`,
    on: from,
    name: text.opening,
    line: undefined,
    added: undefined,
    removed: undefined,
    balance: opening,
  },
  ...lines.map((line, at) => rowOf(line, `${currency} ${at}`)),
  { id: `${currency} closing`, on: to, name: text.closing, line: undefined, added, removed, balance: closing },
]

const rowOf = (line: CounterpartLine, id: string): CounterpartRow => {
  const { amount, balance, kind, on } = line
  return {
    id,
    on,
    name: text.kind(kind),
    line,
    added: amount.minor > 0 ? amount : undefined,
    removed: amount.minor > 0 ? undefined : { ...amount, minor: -amount.minor },
    balance,
  }
}

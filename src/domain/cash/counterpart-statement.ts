import type { CivilDate } from '../kernel/civil-date.ts'
import type { OrderId } from '../kernel/id.ts'
import { add, type Currency, type Money, subtract, sum, zero } from '../kernel/money.ts'
import type { PayrollId } from '../payables/payable-invoice.ts'
import type { StatementRange } from './statement-range.ts'

/**
 * Lines of a statement: an invoice and the notes and payments of its documents, then why its rest is owed no more: an order
 * finances it, a payroll pays it, it was declared paid, archived, collected, or its documents or the tax authority say so.
 */
export const COUNTERPART_LINES = [
  'INVOICE',
  'DEBIT_NOTE',
  'CREDIT_NOTE',
  'PAYMENT',
  'ORDER',
  'PAYROLL',
  'DECLARED_PAID',
  'ARCHIVED',
  'COLLECTED',
  'NOT_OWED',
] as const
/** One of `COUNTERPART_LINES`. */
export type CounterpartLineKind = (typeof COUNTERPART_LINES)[number]

/** A note or a payment of a document, as an amount above zero. */
export interface StatedChange {
  readonly kind: 'CREDIT_NOTE' | 'DEBIT_NOTE' | 'PAYMENT'
  readonly on: CivilDate
  /** The number of the note or of the receipt; undefined where none is known. */
  readonly folio: string | undefined
  readonly amount: Money
}

/** Why the rest of an invoice is owed no more, with the object that says so. */
export interface StatedClosing {
  readonly kind: 'ARCHIVED' | 'COLLECTED' | 'DECLARED_PAID' | 'NOT_OWED' | 'ORDER' | 'PAYROLL'
  readonly on: CivilDate
  readonly orderId?: OrderId | undefined
  readonly payrollId?: PayrollId | undefined
}

/** An invoice between the company and its counterpart. All amounts are in one currency. */
export interface StatedInvoice {
  readonly folio: string
  readonly on: CivilDate
  readonly dueDate: CivilDate | undefined
  /** The amount that the documents of the invoice leave to be paid. */
  readonly rest: Money
  /** The part of it that the cash of the company expects: all of it, or nothing. */
  readonly expected: Money
  readonly changes: ReadonlyArray<StatedChange>
  /** Why the rest is not expected; it makes no line where all of it is. */
  readonly closing: StatedClosing
}

/** A movement of a statement. */
export interface CounterpartLine {
  readonly kind: CounterpartLineKind
  readonly on: CivilDate
  /** The folio of the invoice. */
  readonly folio: string
  /** The number of a note or of a receipt. */
  readonly reference: string | undefined
  readonly dueDate: CivilDate | undefined
  /** It is added to the balance: negative for what lowers it. */
  readonly amount: Money
  /** The balance after it. */
  readonly balance: Money
  /** The object that closes an invoice. */
  readonly orderId: OrderId | undefined
  readonly payrollId: PayrollId | undefined
}

/** The statement of one currency: `closing` is `opening` with `added` less `removed`. */
export interface CounterpartBlock {
  readonly currency: Currency
  readonly opening: Money
  readonly lines: ReadonlyArray<CounterpartLine>
  /** The sum of the lines that add to the balance. */
  readonly added: Money
  /** The sum of the others, above zero. */
  readonly removed: Money
  readonly closing: Money
}

/** A payer or a supplier, what is open today, and the statement of some days. Sums are one for each currency. */
export interface CounterpartStatement extends StatementRange {
  readonly name: string
  readonly identifier: string
  readonly blocks: ReadonlyArray<CounterpartBlock>
  readonly open: ReadonlyArray<Money>
  readonly overdue: ReadonlyArray<Money>
  /** Undefined where fewer than three paid invoices tell it. */
  readonly averageDaysLate: number | undefined
  /** A payer still owes this sum of financed invoices; undefined for a supplier. */
  readonly financed: Money | undefined
  /** The retentions of the invoices of a payer that return to the company; undefined for a supplier. */
  readonly retained: Money | undefined
}

/**
 * The statement of a payer or a supplier: a block for `local` and for each other currency of an invoice. Until today its closing
 * balance is the money that is expected of the invoices, because what is not expected of a rest is a line that closes it.
 */
export const counterpartStatement = (
  local: Currency,
  invoices: ReadonlyArray<StatedInvoice>,
  { from, to }: StatementRange,
): ReadonlyArray<CounterpartBlock> => {
  const all = invoices.flatMap(linesOf).toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
  const currencies = [...new Set([local, ...invoices.map(({ rest }) => rest.currency)])]
  return currencies.map((currency) => {
    const lines = all.filter(({ amount, on }) => amount.currency === currency && on <= to)
    const total = (amounts: ReadonlyArray<Money>): Money => sum(currency, amounts)
    const opening = total(lines.filter(({ on }) => on < from).map(({ amount }) => amount))
    let closing = opening
    const within = lines
      .filter(({ on }) => on >= from)
      .map((line) => {
        closing = add(closing, line.amount)
        return { ...line, balance: closing }
      })
    const amounts = within.map(({ amount }) => amount)
    return {
      currency,
      opening,
      lines: within,
      added: total(amounts.filter(({ minor }) => minor > 0)),
      removed: negated(total(amounts.filter(({ minor }) => minor < 0))),
      closing,
    }
  })
}

type Movement = Omit<CounterpartLine, 'balance'>

/** The total of an invoice is its rest without what changed it. */
const linesOf = ({ changes, closing, dueDate, expected, folio, on, rest }: StatedInvoice): ReadonlyArray<Movement> => {
  const base = { folio, dueDate, reference: undefined, orderId: undefined, payrollId: undefined }
  const changed = changes.map((change): Movement => ({
    ...base,
    kind: change.kind,
    on: change.on < on ? on : change.on,
    reference: change.folio,
    amount: change.kind === 'DEBIT_NOTE' ? change.amount : negated(change.amount),
  }))
  const total = subtract(
    rest,
    sum(
      rest.currency,
      changed.map(({ amount }) => amount),
    ),
  )
  const open = subtract(rest, expected)
  const closed: Movement = { ...base, ...closing, on: closing.on < on ? on : closing.on, amount: negated(open) }
  return [{ ...base, kind: 'INVOICE', on, amount: total }, ...changed, ...(open.minor === 0 ? [] : [closed])]
}

const negated = (amount: Money): Money => subtract(zero(amount.currency), amount)

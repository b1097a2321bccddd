import type { CivilDate } from '../kernel/civil-date.ts'
import type { InvoiceId } from '../kernel/id.ts'
import type { Money } from '../kernel/money.ts'
import { multiplyRounded } from '../kernel/rounding.ts'
import type { DueDateSource } from './due-date.ts'
import type { Signature } from './signature.ts'

/** The types that an order can have. CONFIRMING exists in lists of orders only. */
export type FinancingType = 'DIRECT_FINANCING' | 'EARLY_PAYMENT'

/** The types that a company can request, in the order of the tabs. */
export const FINANCING_TYPES: ReadonlyArray<FinancingType> = ['DIRECT_FINANCING', 'EARLY_PAYMENT']

/** The codes of analytics and operators. */
export const FINANCING_CODES: Readonly<Record<FinancingType, 'FD' | 'PP'>> = {
  DIRECT_FINANCING: 'FD',
  EARLY_PAYMENT: 'PP',
}

/** The debtor of the invoice, with the name as the tax document spells it. */
export interface Payer {
  readonly name: string
  readonly identifier: string
}

/** An issued invoice that can be financed. */
export interface FinanceableInvoice {
  readonly id: InvoiceId
  readonly folio: string
  readonly payer: Payer
  readonly issueDate: CivilDate
  /** The suggested payment date, which may be past or closed. */
  readonly dueDate: CivilDate
  readonly dueDateSource: DueDateSource
  /** The payment conditions that it was read from, or that were not understood. */
  readonly dueDateText?: string | undefined
  readonly amount: Money
  /** The amount in the currency of a document in another one, which `amount` is at the rate of the document. */
  readonly documentAmount?: Money | undefined
  /** The sum that lowers it: its credit notes and earlier payments of its payer, never more than `amount`. */
  readonly creditNotes: Money
  /** The part of `creditNotes` that was paid. Absent means none. */
  readonly paid?: Money | undefined
  /** CL: the kind of tax document (`33`). MX: the form of payment (`03`). */
  readonly method: string | undefined
  /** CL: the state in the register. MX: PUE or PPD. */
  readonly extra: string | undefined
  /** How many days after the due date its payer usually pays the company; undefined without enough paid invoices. */
  readonly averageDaysLate: number | undefined
  /** On how many paid invoices that average rests. */
  readonly paidInvoices?: number | undefined
  /** Selected when the table opens. */
  readonly preselected: boolean
  /** Another invoice may bill the same sale. Absent means false. */
  readonly isPossibleDuplicate?: boolean | undefined
  /** The user imported it and it is in no order, so it can be removed. Absent means false. */
  readonly isRemovable?: boolean | undefined
  readonly signature: Signature
}

/**
 * The amount less the credit notes and payments: the base of retention and interest.
 *
 * @example
 * ```ts
 * import { baseOf } from '@anticipo/domain/financing/invoice'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * baseOf({ amount: money('CLP', 100_000), creditNotes: money('CLP', 20_000) }) // { currency: 'CLP', minor: 80000 }
 * ```
 */
export const baseOf = (invoice: Pick<FinanceableInvoice, 'amount' | 'creditNotes'>): Money => ({
  currency: invoice.amount.currency,
  minor: invoice.amount.minor - invoice.creditNotes.minor,
})

/**
 * The price of one unit of the document's currency in that of the country, in ten-thousandths, half away from zero: the rate at
 * which `amount` was converted (SAT, TipoCambio). Undefined for a document in the currency of the country, and of nothing.
 *
 * @example
 * ```ts
 * import { documentRate } from '@anticipo/domain/financing/invoice'
 * import { money } from '@anticipo/domain/kernel/money'
 *
 * documentRate({ amount: money('MXN', 1_850_000), documentAmount: money('USD', 100_000) }) // 185000
 * documentRate({ amount: money('MXN', 1_850_000) }) // undefined
 * ```
 */
export const documentRate = ({
  amount,
  documentAmount,
}: Pick<FinanceableInvoice, 'amount' | 'documentAmount'>): number | undefined => {
  if (documentAmount === undefined || documentAmount.minor <= 0) return undefined
  return multiplyRounded(inHundredths(amount), RATE_UNIT, inHundredths(documentAmount))
}

const RATE_UNIT = 10_000
/** Pesos of Chile have none. */
const inHundredths = ({ currency, minor }: Money): number => (currency === 'CLP' ? minor * 100 : minor)

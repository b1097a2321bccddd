import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { money, moneyWithin, type Money } from '#domain/kernel/money.ts'
import { multiplyRounded } from '#domain/kernel/rounding.ts'
import {
  balanceOf,
  confirmedOf,
  obstacleOf,
  type PayableFacts,
  type PaymentObstacle,
} from '#domain/payables/payment-obstacle.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import { displayableText } from '../tax-authority/displayable-text.ts'
import type { ResolvedInvoice } from '../tax-authority/resolve.ts'

/** What the documents say of an invoice that the business received. */
export interface ReceivedInvoice {
  /** The key of the tax document: one per business. */
  readonly key: string
  readonly folio: string
  readonly supplier: NamedSupplier
  /** The supplier, or the assignee of the invoice. */
  readonly payee: NamedSupplier
  readonly issueDate: CivilDate
  readonly receivedOn: CivilDate | undefined
  readonly isUnanswered: boolean
  readonly isDeferred: boolean
  readonly method: string | undefined
  /** What is left to pay, in the currency of the country. */
  readonly amount: Money
  /** What the supplier confirmed as paid. */
  readonly confirmed: Money
  readonly obstacle: PaymentObstacle | undefined
}

export const receivedInvoice = (resolved: ResolvedInvoice): ReceivedInvoice => {
  const { document, extra, holder, method, receivedOn, state } = resolved
  const facts = factsOf(resolved)
  return {
    key: document.key,
    folio: displayableText(document.folio, 60),
    supplier: namedSupplier(document.issuer),
    payee: namedSupplier(holder ?? document.issuer),
    issueDate: document.issueDate,
    receivedOn,
    /* An assigned invoice was accepted before (Ley 19.983 art. 4). */
    isUnanswered: state === 'PENDING',
    isDeferred: document.country === 'MX' && extra === 'PPD',
    method: document.country === 'CL' || method === undefined ? undefined : displayableText(method, 20),
    amount: inLocalCurrency(balanceOf(facts), document),
    confirmed: inLocalCurrency(confirmedOf(facts), document),
    obstacle: obstacleOf(facts),
  }
}

const namedSupplier = ({ id, name }: ResolvedInvoice['document']['issuer']): NamedSupplier => ({
  identifier: id,
  name: displayableText(name, LONGEST_NAME),
})

const LONGEST_NAME = 300

const factsOf = (resolved: ResolvedInvoice): PayableFacts => {
  const { document, outstanding, paid, reasons, state, totalCreditNotes, totalDebitNotes } = resolved
  return {
    amount: document.amount,
    creditNotes: totalCreditNotes,
    debitNotes: totalDebitNotes,
    paid,
    outstanding,
    stated: [...reasons.flatMap((reason) => STATED[reason] ?? []), ...(state === 'CLAIMED' ? [state] : [])],
  }
}

/** What the same documents say of an issued invoice, for a received one. */
const STATED: Partial<Readonly<Record<ResolvedInvoice['reasons'][number], PayableFacts['stated'][number]>>> = {
  CANCELLED: 'CANCELLED',
  REPLACED: 'REPLACED',
  CASH_SALE: 'CASH_PURCHASE',
}

/** At the exchange rate of the invoice, half away from zero. */
const inLocalCurrency = (part: Money, { amount, localAmount }: ResolvedInvoice['document']): Money => {
  const { currency } = localAmount
  if (amount.currency === currency || amount.minor === 0) return money(currency, part.minor)
  return moneyWithin(currency, multiplyRounded(part.minor, localAmount.minor, amount.minor))
}

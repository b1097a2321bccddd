import type { CivilDate } from '../kernel/civil-date.ts'
import { moneyWithin } from '../kernel/money.ts'
import { inBoth, type BothAmounts } from './amount.ts'
import type { Invoice, Payment, PaymentReceipt } from './document.ts'
import { append, type CausedDoubt, type Findings, type DocumentEffect, type WithoutEffect } from './effect.ts'
import { documentOf, type KnownDocuments, type Proved } from './known-documents.ts'

/** One line of a receipt about an invoice. */
export interface AppliedReceipt {
  readonly paid: BothAmounts | undefined
  readonly balance: BothAmounts | undefined
  readonly paidOn: CivilDate
}

/** The statements of a taxpayer's receipts about invoices, by their key. */
export interface AppliedReceipts extends Findings {
  readonly applied: ReadonlyMap<string, ReadonlyArray<AppliedReceipt>>
}

/**
 * MX: a receipt pays the invoices of its own issuer; one of a factor proves nothing. A line in a currency that has no rate, or that
 * does not state what was paid, puts the balance in doubt (Anexo 20, complement of payments 1.0 and 2.0).
 */
export const receiptsAmong = (
  known: KnownDocuments,
  voided: { readonly has: (key: string) => boolean },
): AppliedReceipts => {
  const applied = new Map<string, Array<AppliedReceipt>>()
  const effects = new Map<string, Array<DocumentEffect>>()
  const doubts = new Map<string, Array<CausedDoubt>>()
  const withoutEffect: Array<WithoutEffect> = []
  for (const payment of known.payments.values()) {
    const isVoided = voided.has(payment.document.key)
    for (const line of payment.document.settlements) {
      const { key } = line
      if (key === undefined) continue
      const invoice = known.invoices.get(key)?.document
      const rejection = rejectionOf(known, payment.document, key) ?? (isVoided ? 'VOIDED' : undefined)
      if (rejection !== undefined) withoutEffect.push(withoutEffectOf(payment.document, key, rejection))
      if (rejection !== undefined || invoice === undefined || isVoided) continue
      const receipt = appliedTo(invoice, payment.document, line)
      if (isForeign(invoice, line)) withoutEffect.push(withoutEffectOf(payment.document, key, 'OTHER_CURRENCY'))
      if (isForeign(invoice, line) || line.isUnstated === true)
        append(doubts, key, { doubt: 'BALANCE', causes: [payment.document.key] })
      if (isForeign(invoice, line)) continue
      append(applied, key, receipt)
      append(effects, key, effectOf(invoice, payment, receipt))
    }
  }
  return { applied, effects, doubts, withoutEffect }
}

const rejectionOf = (known: KnownDocuments, { issuer }: Payment, key: string): WithoutEffect['reason'] | undefined => {
  const named = documentOf(known, key)?.document
  if (named === undefined) return 'NOT_KNOWN'
  if (named.issuer.id !== issuer.id) return 'OTHER_ISSUER'
  if (named._tag !== 'Invoice') return 'OTHER_KIND'
  return named.unvalued === undefined ? undefined : 'OTHER_CURRENCY'
}

/** An amount of the line is in a currency that the invoice gives no rate for. */
const isForeign = (invoice: Invoice, { otherCurrency, outstanding, paid }: PaymentReceipt): boolean =>
  otherCurrency === true ||
  [paid, outstanding].some((amount) => amount !== undefined && inBoth(amount, invoice) === undefined)

const appliedTo = (
  invoice: Invoice,
  { issueDate }: Payment,
  { outstanding, paid, paidOn }: PaymentReceipt,
): AppliedReceipt => ({
  paid: paid === undefined ? undefined : inBoth(paid, invoice),
  balance: outstanding === undefined ? undefined : inBoth(outstanding, invoice),
  paidOn: paidOn ?? issueDate,
})

const effectOf = (
  { amount: { currency } }: Invoice,
  { document, proof }: Proved<Payment>,
  { balance, paid, paidOn }: AppliedReceipt,
): DocumentEffect => ({
  effect: 'PAYS',
  document: document.key,
  folio: document.folio,
  by: document.issuer,
  on: paidOn,
  proof,
  ...(paid === undefined ? {} : { amount: moneyWithin(currency, paid.own) }),
  ...(balance === undefined ? {} : { balance: moneyWithin(currency, balance.own) }),
})

const withoutEffectOf = (
  { folio, issuer, key }: Payment,
  names: string,
  reason: WithoutEffect['reason'],
): WithoutEffect => ({ kind: 'Payment', document: key, folio, by: issuer, names, reason })

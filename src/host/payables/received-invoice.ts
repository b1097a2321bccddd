import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Money } from '#domain/kernel/money.ts'
import { obstacleOf, type PaymentObstacle } from '#domain/payables/payment-obstacle.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { Party } from '#domain/tax-documents/document.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'
import type { DocumentEffect, Doubt } from '#domain/tax-documents/effect.ts'
import { confirmedPayments } from '#domain/tax-documents/lowered.ts'
import type { UnvaluedTotal } from '#domain/tax-documents/unvalued.ts'
import { displayableText } from '../kernel/displayable-text.ts'
import { columnsOf, storedEffects } from '../tax-authority/store/index.ts'

/** The statements of the documents on an invoice that the business received. */
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
  /** The balance in the currency of the country. */
  readonly amount: Money
  /** The balance in the currency of a document in another one. */
  readonly documentAmount?: Money | undefined
  /** The total as stated, where it has no value in pesos. */
  readonly unvalued?: UnvaluedTotal | undefined
  /** The sum that the supplier confirmed as paid. */
  readonly confirmed: Money
  readonly obstacle: PaymentObstacle | undefined
  readonly doubts: ReadonlyArray<Doubt>
  readonly effects: ReadonlyArray<DocumentEffect>
}

export const receivedInvoice = (invoice: DocumentedInvoice): ReceivedInvoice => {
  const { document, doubts, effects, holder, outstanding, outstandingLocal, receivedOn, registerState } = invoice
  const { method, extra } = columnsOf(invoice)
  const isAssigned = holder.party.id !== document.issuer.id
  return {
    key: document.key,
    folio: displayableText(document.folio, 60),
    supplier: namedSupplier(document.issuer),
    payee: namedSupplier(holder.party),
    issueDate: document.issueDate,
    receivedOn,
    /* An assigned invoice was accepted before (Ley 19.983 art. 4). */
    isUnanswered: registerState === 'PENDING' && !isAssigned,
    isDeferred: document.country === 'MX' && extra === 'PPD',
    method: document.country === 'CL' || method === undefined ? undefined : displayableText(method, 20),
    amount: outstandingLocal,
    documentAmount: document.amount.currency === document.localAmount.currency ? undefined : outstanding,
    unvalued: document.unvalued,
    confirmed: confirmedPayments(invoice),
    obstacle: obstacleOf(invoice),
    doubts,
    effects: storedEffects.keptEffects(effects),
  }
}

const namedSupplier = ({ id, name }: Party): NamedSupplier => ({
  identifier: id,
  name: displayableText(name, MAX_NAME_LENGTH),
})

const MAX_NAME_LENGTH = 300

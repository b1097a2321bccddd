import { dueDateOf, type DueDate } from '#domain/financing/due-date.ts'
import type { DocumentedInvoice } from '#domain/tax-documents/documented-invoice.ts'

/** The due date by the documents of an invoice; the text of a Mexican one may name days of credit. */
export const documentedDueDate = ({
  assignedDueDate,
  document: { dueDate, facts, issueDate },
  receivedOn,
}: Pick<DocumentedInvoice, 'assignedDueDate' | 'document' | 'receivedOn'>): DueDate =>
  dueDateOf({
    stated: dueDate ?? assignedDueDate,
    namedDays: facts._tag === 'CfdiFacts' ? daysNamed(facts.paymentConditions) : undefined,
    receivedOn,
    issueDate,
  })

/** `30 DIAS`, `Crédito a 60 días`, `NET15`, `CONTADO`; undefined for a text without a term. */
export const daysNamed = (conditions: string | undefined): number | undefined => {
  const text = conditions?.slice(0, LONGEST).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase() ?? ''
  const days = /\b(\d{1,3}) ?DIAS?\b/.exec(text)?.[1] ?? /\bNET(?:O|A)? ?(\d{1,3})\b/.exec(text)?.[1]
  if (days !== undefined) return Number(days) <= LONGEST_TERM ? Number(days) : undefined
  return /\bCONTADO\b/.test(text) ? 0 : undefined
}

const LONGEST = 200
const LONGEST_TERM = 365

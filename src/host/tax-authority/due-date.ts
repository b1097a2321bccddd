import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { ResolvedInvoice } from './resolve.ts'

/**
 * The due date of an invoice: stated by it or its latest cession; else its issue date plus the days of credit in the
 * text of a Mexican invoice; else the default term of its country.
 */
export const dueDateOf = ({ document, dueDate }: Pick<ResolvedInvoice, 'document' | 'dueDate'>): CivilDate => {
  if (dueDate !== undefined) return dueDate
  const named = document.facts._tag === 'CfdiFacts' ? daysNamed(document.facts.paymentConditions) : undefined
  return addDays(document.issueDate, named ?? USUAL_TERM[document.country])
}

/** `30 DIAS`, `Crédito a 60 días`, `NET15`, `CONTADO`; undefined for a text without a term. */
export const daysNamed = (conditions: string | undefined): number | undefined => {
  const text = conditions?.slice(0, LONGEST).normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase() ?? ''
  const days = /\b(\d{1,3}) ?DIAS?\b/.exec(text)?.[1] ?? /\bNET(?:O|A)? ?(\d{1,3})\b/.exec(text)?.[1]
  if (days !== undefined) return Number(days) <= LONGEST_TERM ? Number(days) : undefined
  return /\bCONTADO\b/.test(text) ? 0 : undefined
}

const LONGEST = 200
const LONGEST_TERM = 365

/** CL: thirty days without an agreement (Ley 19.983 art. 2). MX: no legal term; the product assumes forty-five. */
const USUAL_TERM: Readonly<Record<Country, number>> = { CL: 30, MX: 45 }

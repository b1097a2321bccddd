import * as E from 'fp-ts/Either'
import { parse, type CivilDate } from '../kernel/civil-date.ts'
import type { Assignment, Invoice, Party } from './document.ts'
import { append, type CausedDoubt, type DocumentEffect, type WithoutEffect } from './effect.ts'
import type { KnownDocuments, Proved } from './known-documents.ts'

/** Who may collect an invoice. */
export interface Holder {
  readonly party: Party
  /** Each cession that leads to it is proved, or the user confirmed it with the supplier. The issuer is always confirmed. */
  readonly isConfirmed: boolean
  /** The date in the last cession that counts. */
  readonly lastDueDate: CivilDate | undefined
  readonly effects: ReadonlyArray<DocumentEffect>
  readonly doubts: ReadonlyArray<CausedDoubt>
}

/** The cessions by the key of their invoice. */
export type AssignmentsByInvoice = ReadonlyMap<string, ReadonlyArray<Proved<Assignment>>>

/** The known cessions of each invoice. */
export const assignmentsByInvoice = (known: KnownDocuments): AssignmentsByInvoice => {
  const byInvoice = new Map<string, Array<Proved<Assignment>>>()
  for (const assignment of known.assignments.values()) append(byInvoice, assignment.document.invoiceKey, assignment)
  return byInvoice
}

/**
 * CL: cession 1 counts if its assignor is the issuer, cession n if its assignor is the assignee of n-1; the last assignee holds the
 * receivable (Ley 19.983, art. 7 to 9). A missing number below a known one, or two that count with one number, is a doubt and ends the
 * chain. `isConfirmedPayee` answers for an assignee that the user confirmed.
 */
export const holderOf = (
  invoice: Invoice,
  assignments: ReadonlyArray<Proved<Assignment>>,
  isConfirmedPayee: (assignee: string) => boolean,
): Holder => {
  const effects: Array<DocumentEffect> = []
  let party: Party = invoice.issuer
  let isProved = true
  let lastDueDate: CivilDate | undefined
  const bySequence = new Map<number, Array<Proved<Assignment>>>()
  let highest = 0
  for (const assignment of assignments) {
    const { sequence } = assignment.document
    const list = bySequence.get(sequence)
    if (list === undefined) bySequence.set(sequence, [assignment])
    else list.push(assignment)
    highest = Math.max(highest, sequence)
  }
  for (let sequence = 1; ; sequence += 1) {
    const assignor = party.id
    const valid = (bySequence.get(sequence) ?? []).filter(({ document }) => document.assignor.id === assignor)
    const [only, another] = valid
    if (only === undefined || another !== undefined) {
      const causes =
        another !== undefined
          ? valid
          : highest > sequence
            ? assignments.filter(({ document }) => document.sequence > sequence)
            : []
      const doubts: ReadonlyArray<CausedDoubt> =
        causes.length === 0
          ? []
          : [{ doubt: 'ASSIGNMENT', causes: causes.map(({ document }) => document.key).toSorted() }]
      return {
        party,
        isConfirmed: party.id === invoice.issuer.id || isProved || isConfirmedPayee(party.id),
        lastDueDate,
        effects,
        doubts,
      }
    }
    party = only.document.assignee
    isProved &&= only.proof !== 'NONE'
    lastDueDate = only.document.lastDueDate
    effects.push(effectOf(only))
  }
}

/** The cessions without effect: of an unknown invoice, or by somebody who did not hold it. */
export const brokenAssignments = (
  known: KnownDocuments,
  byInvoice: AssignmentsByInvoice,
  holders: ReadonlyMap<string, Pick<Holder, 'effects'>>,
): ReadonlyArray<WithoutEffect> =>
  [...byInvoice].flatMap(([invoiceKey, assignments]) => {
    const counted = new Set(holders.get(invoiceKey)?.effects.map(({ document }) => document))
    return assignments
      .filter(({ document }) => !counted.has(document.key))
      .map(({ document: { assignor, folio, key } }): WithoutEffect => ({
        kind: 'Assignment',
        document: key,
        folio,
        by: assignor,
        names: invoiceKey,
        reason: known.invoices.has(invoiceKey) ? 'BROKEN_CHAIN' : 'NOT_KNOWN',
      }))
  })

const effectOf = ({ document, proof }: Proved<Assignment>): DocumentEffect => ({
  effect: 'ASSIGNS',
  document: document.key,
  folio: document.folio,
  by: document.assignor,
  on: dayOf(document),
  proof,
  to: document.assignee,
})

/** A cession repeats the date of its invoice; its own is that of the cession. */
const dayOf = ({ assignedAt, issueDate }: Assignment): CivilDate => {
  const day = parse(assignedAt.slice(0, 10))
  return E.isRight(day) ? day.right : issueDate
}

import { moneyWithin, type Money } from '../kernel/money.ts'
import { allocate } from './allocate.ts'
import { inBoth, sumOf, type BothAmounts } from './amount.ts'
import type { Invoice } from './document.ts'
import { append, type DocumentEffect, type WithoutEffect, type WithoutEffectReason } from './effect.ts'
import type { KnownDocuments } from './known-documents.ts'
import { notesOf, type VoidedNotes } from './note-sources.ts'
import type { Note } from './note.ts'

/** The change that a note makes to one invoice. */
export interface AppliedNote extends BothAmounts {
  readonly kind: 'CREDITS' | 'DEBITS'
  /** CL, CodRef 1: the invoice is annulled, whatever the amount. */
  readonly annuls: boolean
}

/** The changes that the notes of a taxpayer make, by the key of the invoice. */
export interface AppliedNotes {
  readonly applied: ReadonlyMap<string, ReadonlyArray<AppliedNote>>
  readonly effects: ReadonlyMap<string, ReadonlyArray<DocumentEffect>>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
}

/**
 * MX: an egreso with relation 01, 03 or 07 credits the invoices of its issuer that it names. CL: a 61 of its issuer credits, or
 * annuls with CodRef 1; a 56 adds; a text correction (CodRef 2), a reference to another company or to a whole period does nothing. A
 * row of the register counts as its note, with the amount of the two that leaves less owed. Several invoices are changed in
 * proportion to their totals, in pesos if the currencies differ.
 */
export const notesAmong = (known: KnownDocuments, voided: VoidedNotes): AppliedNotes => {
  const applied = new Map<string, Array<AppliedNote>>()
  const effects = new Map<string, Array<DocumentEffect>>()
  const withoutEffect: Array<WithoutEffect> = []
  for (const note of notesOf(known, voided)) {
    const named = note.names(known)
    for (const { key, reason } of named.rejected) withoutEffect.push(withoutEffectOf(note, key, reason))
    for (const [at, amount] of sharesOf(
      note,
      named.invoices.map(({ document }) => document),
    ).entries()) {
      const invoice = named.invoices[at]?.document
      const both = invoice === undefined ? undefined : inBoth(amount, invoice)
      if (invoice === undefined || both === undefined) continue
      const annuls = note.kind === 'CREDITS' && named.annulled.has(invoice.key)
      append(applied, invoice.key, { ...both, kind: note.kind, annuls })
      append(effects, invoice.key, {
        effect: annuls ? 'ANNULS' : note.kind,
        document: note.key,
        folio: note.folio,
        by: note.by,
        on: note.on,
        proof: note.proof,
        amount: moneyWithin(invoice.amount.currency, both.own),
      })
    }
  }
  return { applied, effects, withoutEffect }
}

/** In proportion to the totals of the invoices; in local currency where the currencies differ. */
const sharesOf = ({ amount, localAmount }: Note, invoices: ReadonlyArray<Invoice>): ReadonlyArray<Money> => {
  const isSame = invoices.every((invoice) => invoice.amount.currency === amount.currency)
  const total = isSame ? amount : localAmount
  const weights = invoices.map((invoice) => (isSame ? invoice.amount : invoice.localAmount).minor)
  return allocate(total.minor, sumOf(weights) === 0 ? weights.map(() => 1) : weights).map((minor) =>
    moneyWithin(total.currency, minor),
  )
}

const withoutEffectOf = (
  { by, folio, source, statedBy }: Note,
  names: string,
  reason: WithoutEffectReason,
): WithoutEffect => ({
  kind: source,
  document: statedBy,
  folio,
  by,
  names,
  reason,
})

import type { CivilDate } from '../kernel/civil-date.ts'
import type { Money } from '../kernel/money.ts'
import { assignmentsByInvoice, brokenAssignments, holderOf, type Holder } from './assignments.ts'
import { balanceOf, type Balance } from './balance.ts'
import { cancellationsIn } from './cancellation.ts'
import type {
  CfdiFacts,
  CreditNote,
  Invoice,
  KnownDocument,
  Party,
  Payment,
  RegisterState,
  TaxDocument,
} from './document.ts'
import { append, DOUBTS, type CausedDoubt, type DocumentEffect, type Doubt, type WithoutEffect } from './effect.ts'
import { documentOf, indexDocuments, type KnownDocuments, type Proved, type Taxpayer } from './known-documents.ts'
import { notesAmong } from './notes.ts'
import { paidAtIssue } from './paid-at-issue.ts'
import { receiptsAmong } from './receipts.ts'
import { claimsIn, registeredOf } from './register.ts'
import { replacementsAmong, type Replacements } from './replacement.ts'

/** Why nothing, or nothing more, is owed for an invoice. */
export const DOCUMENTED_STATES = ['CANCELLED', 'REPLACED', 'PAID', 'FULLY_CREDITED', 'ZERO_TOTAL'] as const
/** One of `DOCUMENTED_STATES`. */
export type DocumentedState = (typeof DOCUMENTED_STATES)[number]

/** An invoice with what all known documents say of it. */
export interface DocumentedInvoice {
  readonly document: Invoice
  readonly direction: 'ISSUED' | 'RECEIVED'
  /** What is owed, in the currency of the invoice. */
  readonly outstanding: Money
  /** What is owed, in the currency of the country. */
  readonly outstandingLocal: Money
  /** At most the total, in the currency of the country. */
  readonly financeable: Money
  readonly parts: Balance['parts']
  /** In the order of `DOCUMENTED_STATES`. */
  readonly states: ReadonlyArray<DocumentedState>
  /** In the order of `DOUBTS`. */
  readonly doubts: ReadonlyArray<Doubt>
  /** The documents behind each doubt. */
  readonly causes: ReadonlyArray<CausedDoubt>
  readonly holder: Pick<Holder, 'isConfirmed' | 'party'>
  /** CL: of the last cession that counts. */
  readonly assignedDueDate: CivilDate | undefined
  /** CL: when the tax authority received it. */
  readonly receivedOn: CivilDate | undefined
  /** The day of the last payment of an invoice that is paid. */
  readonly settledOn: CivilDate | undefined
  /** CL only. */
  readonly registerState: RegisterState | undefined
  /** Who said what, in the order of their dates. */
  readonly effects: ReadonlyArray<DocumentEffect>
}

/** The invoices of a taxpayer, oldest first, and the documents that change none. */
export interface DocumentedInvoices {
  readonly invoices: ReadonlyArray<DocumentedInvoice>
  readonly withoutEffect: ReadonlyArray<WithoutEffect>
}

/** What people decided about documents. */
export interface Decisions {
  /** Keys of the documents whose doubts about an invoice were settled, by the key of the invoice. */
  readonly settled: ReadonlyMap<string, ReadonlySet<string>>
  /** Tax ids of assignees that the user confirmed with the supplier, by the key of the invoice. */
  readonly confirmedAssignees: ReadonlyMap<string, ReadonlySet<string>>
}

export const NO_DECISIONS: Decisions = { settled: new Map(), confirmedAssignees: new Map() }

/**
 * Derives what is owed for each invoice of a taxpayer, to whom, and what speaks against it, from all known documents in any order. Only
 * who may change an invoice does: its issuer by notes, receipts and replacements, the holder by cessions, the tax authority by
 * cancellations and registers. Of copies of one document the best proved counts, then the first. Total: no documents make it throw.
 *
 * Sources: Anexo 20 of the SAT and its complement of payments; the formats of the SII for DTE, registers and AEC; Ley 19.983.
 */
export const documentedInvoices = (
  taxpayer: Taxpayer,
  documents: ReadonlyArray<KnownDocument>,
  decisions: Decisions = NO_DECISIONS,
): DocumentedInvoices => {
  const known = indexDocuments(taxpayer, documents)
  const cancellations = cancellationsIn(known)
  const { cancelled } = cancellations
  const replacements = {
    invoices: replacementsOf(known.invoices, cancelled),
    creditNotes: replacementsOf(known.creditNotes, cancelled),
    payments: replacementsOf(known.payments, cancelled),
  }
  const notes = notesAmong(known, voidedBy(cancelled, replacements.creditNotes))
  const receipts = receiptsAmong(known, voidedBy(cancelled, replacements.payments))
  const claims = claimsIn(known)
  const assignments = assignmentsByInvoice(known)
  const successorDoubts = doubtsOfSuccessors(replacements.invoices, cancelled, (key) =>
    [...(notes.effects.get(key) ?? []), ...(receipts.effects.get(key) ?? [])].map(({ document }) => document),
  )
  const holders = new Map(
    [...known.invoices].map(([key, { document }]) => [
      key,
      holderOf(
        document,
        assignments.get(key) ?? [],
        (assignee) => decisions.confirmedAssignees.get(key)?.has(assignee) === true,
      ),
    ]),
  )
  const complete = ({ document }: Proved<Invoice>): ReadonlyArray<DocumentedInvoice> => {
    const direction = directionOf(taxpayer.identifier, document)
    const holder = holders.get(document.key)
    if ((direction !== 'ISSUED' && direction !== 'RECEIVED') || holder === undefined) return []
    const { key } = document
    const registered = registeredOf(known, document)
    const applied = receipts.applied.get(key) ?? []
    const atIssue = paidAtIssue(document)
    const balance = balanceOf(document, {
      notes: notes.applied.get(key) ?? [],
      receipts: applied,
      paidAtIssue: atIssue,
      registered: registered.total,
    })
    const states = [
      ...(cancelled.has(key) ? (['CANCELLED'] as const) : []),
      ...(replacements.invoices.replaced.has(key) ? (['REPLACED'] as const) : []),
      ...(balance.settled === undefined ? [] : [balance.settled]),
    ]
    const causes = [
      ...(cancellations.doubts.get(key) ?? []),
      ...(receipts.doubts.get(key) ?? []),
      ...(successorDoubts.get(key) ?? []),
      ...holder.doubts,
    ].filter((doubt) => !isSettled(doubt, decisions.settled.get(key)))
    return [
      {
        document,
        direction,
        outstanding: balance.outstanding,
        outstandingLocal: balance.outstandingLocal,
        financeable: balance.financeableLocal,
        parts: balance.parts,
        states,
        doubts: DOUBTS.filter((doubt) => causes.some((cause) => cause.doubt === doubt)),
        causes,
        holder: { party: holder.party, isConfirmed: holder.isConfirmed },
        assignedDueDate: holder.lastDueDate,
        receivedOn: registered.receivedOn,
        settledOn: balance.settled === 'PAID' ? lastPayment(document, applied, atIssue) : undefined,
        registerState: registered.state,
        effects: [
          ...(cancellations.effects.get(key) ?? []),
          ...replacedBy(known, replacements.invoices, key),
          ...(notes.effects.get(key) ?? []),
          ...paidAtIssueEffect(document, atIssue),
          ...(receipts.effects.get(key) ?? []),
          ...(claims.effects.get(key) ?? []),
          ...holder.effects,
        ].toSorted(byDateAndDocument),
      },
    ]
  }
  return {
    invoices: [...known.invoices.values()].toSorted((a, b) => byDateAndKey(a.document, b.document)).flatMap(complete),
    withoutEffect: [
      ...cancellations.withoutEffect,
      ...notes.withoutEffect,
      ...receipts.withoutEffect,
      ...claims.withoutEffect,
      ...refusedReplacements(known),
      ...brokenAssignments(known, assignments, holders),
    ],
  }
}

/** The relation of a document to the taxpayer. Only the first two matter. */
export const directionOf = (
  identifier: string,
  { issuer, receiver }: { readonly issuer: Party; readonly receiver: Party },
): 'ISSUED' | 'RECEIVED' | 'TO_ITSELF' | 'FOREIGN' => {
  if (issuer.id === identifier) return receiver.id === identifier ? 'TO_ITSELF' : 'ISSUED'
  return receiver.id === identifier ? 'RECEIVED' : 'FOREIGN'
}

const voidedBy = (
  cancelled: ReadonlySet<string>,
  { replaced }: Replacements,
): { readonly has: (key: string) => boolean } => ({ has: (key) => cancelled.has(key) || replaced.has(key) })

const REPLACES = '04'

const replacementsOf = (
  documents: ReadonlyMap<string, Proved<Invoice | CreditNote | Payment>>,
  cancelled: ReadonlySet<string>,
): Replacements =>
  replacementsAmong(
    [...documents.values()].map(({ document }) => ({
      key: document.key,
      issuer: document.issuer.id,
      replaces: relatedOf(document).flatMap(({ key, relation }) => (relation === REPLACES ? [key] : [])),
      stampedAt: stampOf(document),
      issueDate: document.issueDate,
      isCancelled: cancelled.has(document.key),
    })),
  )

const relatedOf = (document: Invoice | CreditNote | Payment): CfdiFacts['related'] => {
  if (document._tag === 'Payment') return document.related
  return document.facts._tag === 'CfdiFacts' ? document.facts.related : []
}

const stampOf = (document: Invoice | CreditNote | Payment): string => {
  if (document._tag === 'Payment') return document.stampedAt ?? ''
  return document.facts._tag === 'CfdiFacts' ? (document.facts.stampedAt ?? '') : ''
}

/** Relations 04 to a document of another issuer or kind. */
const refusedReplacements = (known: KnownDocuments): ReadonlyArray<WithoutEffect> =>
  [...known.invoices.values(), ...known.payments.values()].flatMap(({ document }) =>
    relatedOf(document).flatMap(({ key, relation }): ReadonlyArray<WithoutEffect> => {
      if (relation !== REPLACES || key === document.key) return []
      const named = documentOf(known, key)?.document
      const reason =
        named === undefined
          ? 'NOT_KNOWN'
          : named.issuer.id !== document.issuer.id
            ? 'OTHER_ISSUER'
            : named._tag === document._tag
              ? undefined
              : 'OTHER_KIND'
      if (reason === undefined) return []
      const { folio, issuer } = document
      return [{ kind: document._tag, document: document.key, folio, by: issuer, names: key, reason }]
    }),
  )

/** Notes and receipts stay with a replaced invoice: what is left of each that replaces it cannot be known. */
const doubtsOfSuccessors = (
  { replaced, replacers }: Replacements,
  cancelled: ReadonlySet<string>,
  documentsOf: (key: string) => ReadonlyArray<string>,
): ReadonlyMap<string, ReadonlyArray<CausedDoubt>> => {
  const doubts = new Map<string, Array<CausedDoubt>>()
  for (const key of replaced) {
    const causes = documentsOf(key)
    if (causes.length === 0) continue
    const seen = new Set([key])
    const open = [key]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const successor of replacers.get(next) ?? []) {
        if (seen.has(successor)) continue
        seen.add(successor)
        open.push(successor)
        if (!replaced.has(successor) && !cancelled.has(successor))
          append(doubts, successor, { doubt: 'BALANCE', causes })
      }
    }
  }
  return doubts
}

const isSettled = ({ causes }: CausedDoubt, settled: ReadonlySet<string> | undefined): boolean =>
  settled !== undefined && causes.every((cause) => settled.has(cause))

const replacedBy = (
  known: KnownDocuments,
  { replaced, replacers }: Replacements,
  key: string,
): ReadonlyArray<DocumentEffect> =>
  !replaced.has(key)
    ? []
    : (replacers.get(key) ?? []).flatMap((replacer) => {
        const found = known.invoices.get(replacer)
        if (found === undefined) return []
        const { folio, issueDate, issuer } = found.document
        return [
          { effect: 'REPLACES', document: replacer, folio, by: issuer, on: issueDate, proof: found.proof } as const,
        ]
      })

const paidAtIssueEffect = (
  { amount: { currency }, facts, folio, issueDate, issuer, key }: Invoice,
  paid: number,
): ReadonlyArray<DocumentEffect> => {
  if (paid === 0) return []
  const on = facts._tag === 'DteFacts' ? (facts.cancelledOn ?? issueDate) : issueDate
  return [
    { effect: 'PAID_AT_ISSUE', document: key, folio, by: issuer, on, proof: 'NONE', amount: { currency, minor: paid } },
  ]
}

const lastPayment = (
  { facts, issueDate }: Invoice,
  receipts: ReadonlyArray<{ readonly paidOn: CivilDate }>,
  atIssue: number,
): CivilDate | undefined => {
  const last = receipts
    .map(({ paidOn }) => paidOn)
    .toSorted()
    .at(-1)
  if (last !== undefined || atIssue === 0) return last
  return facts._tag === 'DteFacts' ? (facts.cancelledOn ?? issueDate) : undefined
}

const byDateAndKey = (
  a: TaxDocument & { readonly issueDate: CivilDate; readonly key: string },
  b: typeof a,
): number => {
  if (a.issueDate !== b.issueDate) return a.issueDate < b.issueDate ? -1 : 1
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

const byDateAndDocument = (a: DocumentEffect, b: DocumentEffect): number => {
  const [first, second] = [textOf(a), textOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

const textOf = ({ amount, document, effect, on }: DocumentEffect): string =>
  `${on} ${document} ${effect} ${String(amount?.minor ?? 0).padStart(16, '0')}`

import type { CfdiFacts, CreditNote, Invoice, Payment } from './document.ts'
import { append, type CausedDoubt, type DocumentEffect, type WithoutEffect } from './effect.ts'
import { documentOf, type KnownDocuments, type Proved } from './known-documents.ts'
import { replacementsAmong, type Replacements } from './replacement.ts'

/** Whether a document was cancelled or replaced. */
export const voidedBy = (
  cancelled: ReadonlySet<string>,
  { replaced }: Replacements,
): { readonly has: (key: string) => boolean } => ({ has: (key) => cancelled.has(key) || replaced.has(key) })

const REPLACES = '04'

/** The replacements among documents of one kind. */
export const replacementsOf = (
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
export const rejectedReplacements = (known: KnownDocuments): ReadonlyArray<WithoutEffect> =>
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
export const doubtsOfSuccessors = (
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

/** The documents that replace an invoice. */
export const replacedBy = (
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

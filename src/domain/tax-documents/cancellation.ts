import type { CivilDate } from '../kernel/civil-date.ts'
import type { MetadataEntry, Proof } from './document.ts'
import { append, type CausedDoubt, type DocumentEffect, type Findings, type WithoutEffect } from './effect.ts'
import { documentOf, type KnownDocuments, type Proved } from './known-documents.ts'

/** Keys that the tax authority reports as cancelled, with what it says of invoices. */
export interface Cancellations extends Findings {
  readonly cancelled: ReadonlySet<string>
}

/**
 * A cancellation at the tax authority is final, whatever another line says; a line whose stated parties are not those of the
 * document says nothing of it. A line without a readable state is a doubt until a readable one arrives.
 */
export const cancellationsIn = (known: KnownDocuments): Cancellations => {
  const cancelled = new Map<string, Cancelled>()
  const doubts = new Map<string, Array<CausedDoubt>>()
  const withoutEffect: Array<WithoutEffect> = []
  for (const entry of known.metadata) {
    const { key, status } = entry.document
    if (status === 'CURRENT') continue
    const named = documentOf(known, key)?.document
    if (named === undefined) {
      if (status === 'CANCELLED') withoutEffect.push(withoutEffectOf(entry, 'NOT_KNOWN'))
    } else if (contradicts(entry.document, named)) {
      withoutEffect.push(withoutEffectOf(entry, 'OTHER_PARTY'))
    } else if (status === 'CANCELLED') {
      const { on, proof = entry.proof } = cancelled.get(key) ?? {}
      cancelled.set(key, { named, proof, on: earliest(on, entry.document.cancelledOn) })
    } else if (entry.document.ended !== true && !doubts.has(key)) {
      append(doubts, key, { doubt: 'CANCELLATION', causes: [`${key}|UNREADABLE`] })
    }
  }
  return {
    cancelled: new Set(cancelled.keys()),
    effects: new Map([...cancelled].map(([key, found]) => [key, [cancels(found)]])),
    doubts,
    withoutEffect,
  }
}

interface Cancelled {
  readonly named: NonNullable<ReturnType<typeof documentOf>>['document']
  readonly proof: Proof
  /** Undefined where no line has a date that can be read. */
  readonly on: CivilDate | undefined
}

/** The order of the lines does not matter. */
const earliest = (one: CivilDate | undefined, other: CivilDate | undefined): CivilDate | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one

const cancels = ({ named: { folio, issueDate, key }, on = issueDate, proof }: Cancelled): DocumentEffect => ({
  effect: 'CANCELS',
  document: key,
  folio,
  by: SAT,
  on,
  proof,
})

const SAT = { id: 'SAT', name: 'SAT' }

const contradicts = (
  { issuer, receiver }: MetadataEntry,
  document: Pick<Required<MetadataEntry>, 'issuer' | 'receiver'>,
): boolean =>
  (issuer !== undefined && issuer.id !== document.issuer.id) ||
  (receiver !== undefined && receiver.id !== document.receiver.id)

const withoutEffectOf = ({ document }: Proved<MetadataEntry>, reason: WithoutEffect['reason']): WithoutEffect => ({
  kind: 'MetadataEntry',
  document: `${document.key}|${document.status}`,
  folio: document.folio,
  by: SAT,
  names: document.key,
  reason,
})

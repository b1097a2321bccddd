import type { BusinessId } from '#domain/kernel/id.ts'
import { text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, values } from '../database/sql.ts'
import { chunksOf } from './archive.ts'
import type { NamingDocument } from './naming-documents.ts'
import { ineffectiveNamesOf } from './without-effect.ts'

/** Why the documents of one line of the report change no invoice. */
export interface Refusal {
  readonly detail: string
  /** The name of who issued the document. */
  readonly issuer?: string
}

/** For each line of the report, of its documents: one, or all lines of a register. Undefined where one of them has an effect. */
export const refusalsOf = async (
  queries: Queries,
  businessId: BusinessId,
  given: ReadonlyArray<ReadonlyArray<NamingDocument>>,
): Promise<ReadonlyArray<Refusal | undefined>> => {
  const single = given.flatMap((documents) => documents.filter(({ isLine }) => !isLine))
  const verdicts = new Map<NamingDocument, Verdict>()
  for (const some of chunksOf(single, AT_ONCE))
    for (const [document, verdict] of await verdictsOn(queries, businessId, some)) verdicts.set(document, verdict)
  const refusals: Array<Refusal | undefined> = []
  for (const documents of given) {
    const [first] = documents
    if (first === undefined) refusals.push(undefined)
    else if (first.isLine) refusals.push(await refusalOfLines(queries, businessId, documents))
    else refusals.push(refusalIn(verdicts.get(first), 'NOT_KNOWN'))
  }
  return refusals
}

/** The lines are looked up until one of them has an effect. */
const refusalOfLines = async (
  queries: Queries,
  businessId: BusinessId,
  lines: ReadonlyArray<NamingDocument>,
): Promise<Refusal | undefined> => {
  let refused: Verdict = 'UNKNOWN'
  for (const some of chunksOf(lines, AT_ONCE)) {
    for (const verdict of (await verdictsOn(queries, businessId, some)).values()) {
      if (verdict === 'EFFECT') return undefined
      if (refused === 'UNKNOWN') refused = verdict
    }
  }
  return refusalIn(refused, 'CONCERNS_NONE')
}

/** UNKNOWN: no document that it names is there. */
type Verdict = Refusal | 'EFFECT' | 'UNKNOWN'

const refusalIn = (verdict: Verdict | undefined, unknown: string): Refusal | undefined =>
  verdict === 'UNKNOWN' ? { detail: unknown } : verdict === 'EFFECT' ? undefined : verdict

/** A document has an effect unless each of the known documents that it names refuses it. */
const verdictsOn = async (
  queries: Queries,
  businessId: BusinessId,
  documents: ReadonlyArray<NamingDocument>,
): Promise<ReadonlyMap<NamingDocument, Verdict>> => {
  const names = documents.flatMap((document) => document.names)
  const known = await knownAmong(queries, businessId, names)
  const ineffective = await ineffectiveNamesOf(queries, businessId, documents)
  return new Map(
    documents.map((document): [NamingDocument, Verdict] => {
      const refused = (ineffective.get(document) ?? []).filter(({ reason }) => reason !== 'NOT_KNOWN')
      const refusedNames = new Set(refused.map((one) => one.names))
      const hasEffect = document.names.some((name) => known.has(name) && !refusedNames.has(name))
      const [first] = refused
      if (hasEffect) return [document, document.isMute ? { detail: 'UNCHANGED' } : 'EFFECT']
      return [document, first === undefined ? 'UNKNOWN' : { detail: first.reason, issuer: first.byName }]
    }),
  )
}

const knownAmong = async (
  queries: Queries,
  businessId: BusinessId,
  keys: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  const known = await values(
    queries,
    text,
    sql`select key from tax_document where business_id = ${businessId}
      and kind in ('Invoice', 'CreditNote', 'DebitNote', 'Payment') and key = any(${keys}::text[])`,
  )
  return new Set(known)
}

/** Documents per statement: a long statement blocks other calls of this process. */
const AT_ONCE = 500

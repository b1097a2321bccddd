import type { BusinessId } from '#domain/kernel/id.ts'
import { text } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { sql, values } from '../../database/sql.ts'
import { chunksOf } from '../../kernel/chunks.ts'
import type { NamingDocument } from './naming-documents.ts'
import { ineffectiveNamesOf } from '../store/without-effect.ts'

/** Why the documents of one line of the report change no invoice. */
export interface Rejection {
  readonly detail: string
  /** The name of who issued the document. */
  readonly issuer?: string
}

/** For each line of the report, of its documents: one, or all lines of a register. Undefined where one of them has an effect. */
export const rejectionsOf = async (
  queries: Queries,
  businessId: BusinessId,
  given: ReadonlyArray<ReadonlyArray<NamingDocument>>,
): Promise<ReadonlyArray<Rejection | undefined>> => {
  const single = given.flatMap((documents) => documents.filter(({ isLine }) => !isLine))
  const verdicts = new Map<NamingDocument, Verdict>()
  for (const some of chunksOf(single, AT_ONCE))
    for (const [document, verdict] of await verdictsOn(queries, businessId, some)) verdicts.set(document, verdict)
  const rejections: Array<Rejection | undefined> = []
  for (const documents of given) {
    const [first] = documents
    if (first === undefined) rejections.push(undefined)
    else if (first.isLine) rejections.push(await rejectionOfLines(queries, businessId, documents))
    else rejections.push(rejectionIn(verdicts.get(first), 'NOT_KNOWN'))
  }
  return rejections
}

/** The lines are looked up until one of them has an effect. */
const rejectionOfLines = async (
  queries: Queries,
  businessId: BusinessId,
  lines: ReadonlyArray<NamingDocument>,
): Promise<Rejection | undefined> => {
  let rejected: Verdict = 'UNKNOWN'
  for (const some of chunksOf(lines, AT_ONCE)) {
    for (const verdict of (await verdictsOn(queries, businessId, some)).values()) {
      if (verdict === 'EFFECT') return undefined
      if (rejected === 'UNKNOWN') rejected = verdict
    }
  }
  return rejectionIn(rejected, 'CONCERNS_NONE')
}

/** UNKNOWN: no document that it names is there. */
type Verdict = Rejection | 'EFFECT' | 'UNKNOWN'

const rejectionIn = (verdict: Verdict | undefined, unknown: string): Rejection | undefined =>
  verdict === 'UNKNOWN' ? { detail: unknown } : verdict === 'EFFECT' ? undefined : verdict

/** A document has an effect unless each of the known documents that it names rejects it. */
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
      const rejected = (ineffective.get(document) ?? []).filter(({ reason }) => reason !== 'NOT_KNOWN')
      const rejectedNames = new Set(rejected.map((one) => one.names))
      const hasEffect = document.names.some((name) => known.has(name) && !rejectedNames.has(name))
      const [first] = rejected
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

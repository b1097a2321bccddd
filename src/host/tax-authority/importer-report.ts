import type * as t from 'io-ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { ImportReport } from '#wire/financing.codec.ts'
import { id, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql } from '../database/sql.ts'
import type { StoreOutcome } from './connector-documents.ts'
import type { Finding } from './importer-findings.ts'
import { limitBehind, type ReadingLimits } from './reading-limits.ts'
import type { ReadErrorCode } from './tax-document.ts'

export type ImportResult = t.TypeOf<typeof ImportReport>['results'][number]

/** A finding, without its documents, and what became of them. */
export interface Answer extends Pick<Finding, 'failure' | 'file' | 'kind'> {
  /** Undefined when there were none. */
  readonly filing: StoreOutcome | undefined
  /** Of the invoice that it is. */
  readonly key: string | undefined
}

export const answerOf = ({ documents, failure, file, kind }: Finding, filing: StoreOutcome | undefined): Answer => {
  const [document] = documents
  const key = kind === 'ISSUED' && document?._tag === 'Invoice' ? document.key : undefined
  return { file, kind, filing, key, ...(failure === undefined ? {} : { failure }) }
}

/** An invoice of the business after the import. */
export interface Standing {
  readonly id: InvoiceId
  /** Why it cannot be financed, the reason that settles it first. */
  readonly reasons: ReadonlyArray<string>
}

/** The invoices among the answers, by key. */
export const openInvoices = async (
  queries: Queries,
  businessId: BusinessId,
  answers: ReadonlyArray<Answer>,
): Promise<ReadonlyMap<string, Standing>> => {
  const keys = answers.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return new Map()
  const standing = await rows(
    queries,
    StandingRow,
    sql`select key, id, reasons from invoice where business_id = ${businessId} and key = any(${keys}::text[])`,
  )
  return new Map(standing.map(({ key, ...invoice }) => [key, invoice]))
}

const StandingRow = rowCodec('StandingRow', { key: text, id: id<'Invoice'>(), reasons: texts })

/** A line of the report: an outcome, with a reason where it is not enough. */
export const reportOf = (
  answer: Answer,
  standing: ReadonlyMap<string, Standing>,
  limits: ReadingLimits,
): ImportResult => {
  const known = standing.get(answer.key ?? '')
  const { outcome, detail } = classify(answer, known)
  return {
    file: answer.file.slice(0, LONGEST_NAME),
    outcome,
    invoiceId: known?.id,
    detail: detail === undefined ? undefined : `ERROR_INVOICE_${detail}`,
    limit: answer.failure === undefined ? undefined : limitBehind(answer.failure, limits),
  }
}

const LONGEST_NAME = 300

interface Classification {
  readonly outcome: ImportResult['outcome']
  readonly detail?: string | undefined
}

const classify = ({ failure, filing, kind }: Answer, known: Standing | undefined): Classification => {
  if (kind === 'FAILED') return classifyFailure(failure ?? 'NOT_XML')
  if (kind === 'FOREIGN') return { outcome: 'OTHER_BUSINESS', detail: 'NOT_OWN_DOCUMENT' }
  if (filing === 'CONFLICT') return { outcome: 'DUPLICATE', detail: 'CONFLICT' }
  if (filing === 'KNOWN') return { outcome: 'DUPLICATE' }
  if (kind === 'OTHER') return { outcome: 'NOT_AN_INVOICE', detail: 'APPLIED' }
  return { outcome: 'IMPORTED', detail: kind === 'RECEIVED' ? 'RECEIVED' : known?.reasons[0] }
}

const classifyFailure = (code: ReadErrorCode): Classification => {
  if (code === 'DUPLICATE_DOCUMENT') return { outcome: 'DUPLICATE', detail: code }
  return { outcome: OTHER_THINGS.has(code) ? 'NOT_AN_INVOICE' : 'UNREADABLE', detail: code }
}

/** Well made, and something else. */
const OTHER_THINGS: ReadonlySet<ReadErrorCode> = new Set([
  'CFDI_TYPE_IGNORED',
  'DTE_TYPE_IGNORED',
  'UNSUPPORTED_DOCUMENT',
])

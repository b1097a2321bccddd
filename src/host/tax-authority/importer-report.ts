import type * as t from 'io-ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import type { ImportReport } from '#wire/financing.codec.ts'
import type { Queries } from '../database/database.ts'
import type { Filing } from './connector-documents.ts'
import type { Finding } from './importer-findings.ts'
import type { ReadErrorCode } from './tax-document.ts'

export type ImportResult = t.TypeOf<typeof ImportReport>['results'][number]

/** A finding and what became of its documents; undefined when it has none. */
export interface Answer {
  readonly finding: Finding
  readonly filing: Filing | undefined
}

/** An invoice of the business after the import. */
export interface Standing {
  readonly id: InvoiceId
  /** Why it cannot be financed, the reason that settles it first. */
  readonly reasons: ReadonlyArray<string>
}

/** The invoices among the findings, by key. */
export const standingInvoices = async (
  queries: Queries, businessId: BusinessId, findings: ReadonlyArray<Finding>,
): Promise<ReadonlyMap<string, Standing>> => {
  const keys = findings.flatMap(invoiceKeyOf)
  if (keys.length === 0) return new Map()
  const rows = await queries.query<{ key: string; id: number; reasons: ReadonlyArray<string> }>(
    'select key, id, reasons from invoice where business_id = $1 and key = any($2::text[])', [businessId, keys],
  )
  return new Map(rows.map(({ key, id, reasons }) => [key, { id: String(id) as InvoiceId, reasons }]))
}

/** The line of the report: an outcome, and why, where the outcome alone does not tell. */
export const reportOf = ({ finding, filing }: Answer, standing: ReadonlyMap<string, Standing>): ImportResult => {
  const known = standing.get(invoiceKeyOf(finding)[0] ?? '')
  const { outcome, detail } = judge(finding, filing, known)
  return {
    file: finding.file.slice(0, LONGEST_NAME),
    outcome,
    invoiceId: known?.id,
    detail: detail === undefined ? undefined : `ERROR_INVOICE_${detail}`,
  }
}

const LONGEST_NAME = 300

const invoiceKeyOf = ({ kind, documents }: Finding): ReadonlyArray<string> =>
  kind === 'ISSUED' ? documents.flatMap((document) => (document._tag === 'Invoice' ? [document.key] : [])) : []

interface Judgement {
  readonly outcome: ImportResult['outcome']
  readonly detail?: string | undefined
}

const judge = (finding: Finding, filing: Filing | undefined, known: Standing | undefined): Judgement => {
  if (finding.kind === 'FAILED') return failureJudgement(finding.failure ?? 'NOT_XML')
  if (finding.kind === 'FOREIGN') return { outcome: 'OTHER_BUSINESS', detail: 'NOT_OWN_DOCUMENT' }
  if (filing === 'CONFLICT') return { outcome: 'DUPLICATE', detail: 'CONFLICT' }
  if (filing === 'KNOWN') return { outcome: 'DUPLICATE' }
  if (finding.kind === 'OTHER') return { outcome: 'NOT_AN_INVOICE', detail: 'APPLIED' }
  return { outcome: 'IMPORTED', detail: finding.kind === 'RECEIVED' ? 'RECEIVED' : known?.reasons[0] }
}

const failureJudgement = (code: ReadErrorCode): Judgement => {
  if (code === 'DUPLICATE_DOCUMENT') return { outcome: 'DUPLICATE', detail: code }
  return { outcome: OTHER_THINGS.has(code) ? 'NOT_AN_INVOICE' : 'UNREADABLE', detail: code }
}

/** Well made, and something else. */
const OTHER_THINGS: ReadonlySet<ReadErrorCode> = new Set(['CFDI_TYPE_IGNORED', 'DTE_TYPE_IGNORED', 'UNSUPPORTED_DOCUMENT'])

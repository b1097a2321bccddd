import type * as t from 'io-ts'
import type { BusinessId, InvoiceId } from '#domain/kernel/id.ts'
import { unvaluedReason, type UnvaluedReason } from '#domain/tax-documents/unvalued.ts'
import type { ImportReport } from '#wire/financing.codec.ts'
import type { ReadingLimits } from '../../config/reading-limits.ts'
import { id, rowCodec, text, texts } from '../../database/columns.ts'
import type { Queries } from '../../database/database.ts'
import { rows, sql } from '../../database/sql.ts'
import type { StoreOutcome } from './connector-documents.ts'
import { displayableText } from '../../kernel/displayable-text.ts'
import type { Rejection } from './importer-effects.ts'
import type { Finding } from './importer-findings.ts'
import { limitBehind } from '../read/limit-behind.ts'
import { documentsNamedIn } from '../store/named-documents.ts'
import { namingDocumentOf, type NamingDocument } from './naming-documents.ts'
import type { ReadErrorCode, TaxDocument } from '../read/tax-document.ts'

export type ImportResult = t.TypeOf<typeof ImportReport>['results'][number]

/** A finding, without its documents, and what became of them. */
export interface Answer extends Pick<Finding, 'also' | 'failure' | 'file' | 'kind'> {
  /** Undefined when there were none. */
  readonly filing: StoreOutcome | undefined
  /** The key of the invoice that it is. */
  readonly key: string | undefined
  /** The reason why an invoice has no value in pesos. */
  readonly unvalued: UnvaluedReason | undefined
  /** A note or a payment that refers to no document changes nothing. */
  readonly namesNone: boolean
  /** Its documents that say something of others; lines of a register are added as they are read. */
  readonly naming: Array<NamingDocument>
}

export const answerOf = (
  identifier: string,
  { also, documents, failure, file, kind }: Finding,
  filing: StoreOutcome | undefined,
): Answer => {
  const [document] = documents
  const key = kind === 'ISSUED' && document?._tag === 'Invoice' ? document.key : undefined
  return {
    file,
    kind,
    filing,
    key,
    unvalued: document?._tag === 'Invoice' && document.unvalued ? unvaluedReason(document.unvalued) : undefined,
    namesNone: document !== undefined && isReferring(document) && documentsNamedIn(document).length === 0,
    naming: kind === 'OTHER' ? documents.flatMap((one) => namingDocumentOf(identifier, one) ?? []) : [],
    ...(failure === undefined ? {} : { failure }),
    ...(also === undefined ? {} : { also }),
  }
}

const isReferring = ({ _tag }: TaxDocument): boolean =>
  _tag === 'CreditNote' || _tag === 'DebitNote' || _tag === 'Payment'

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
  rejection: Rejection | undefined,
  limits: ReadingLimits,
): ImportResult => {
  const known = standing.get(answer.key ?? '')
  const { outcome, detail, issuer } = classify(answer, known, rejection)
  return {
    file: displayableText(answer.file, MAX_NAME_LENGTH),
    outcome,
    invoiceId: known?.id,
    detail: detail === undefined ? undefined : codeOf(detail),
    also: answer.also?.map(codeOf),
    issuer: issuer === undefined ? undefined : displayableText(issuer, MAX_NAME_LENGTH),
    limit: answer.failure === undefined ? undefined : limitBehind(answer.failure, limits),
  }
}

const MAX_NAME_LENGTH = 300

const codeOf = (detail: string): string => `ERROR_INVOICE_${detail}`

interface Classification {
  readonly outcome: ImportResult['outcome']
  readonly detail?: string | undefined
  readonly issuer?: string | undefined
}

const classify = (
  { failure, filing, kind, namesNone, unvalued }: Answer,
  known: Standing | undefined,
  rejection: Rejection | undefined,
): Classification => {
  if (kind === 'FAILED') return classifyFailure(failure ?? 'NOT_XML')
  if (kind === 'FOREIGN') return { outcome: 'OTHER_BUSINESS', detail: 'NOT_OWN_DOCUMENT' }
  if (filing === 'CONFLICT') return { outcome: 'DUPLICATE', detail: 'CONFLICT' }
  if (filing === 'KNOWN') return { outcome: 'DUPLICATE' }
  if (kind === 'OTHER')
    return {
      outcome: 'NOT_AN_INVOICE',
      ...(namesNone ? { detail: 'NAMES_NONE' } : (rejection ?? { detail: 'APPLIED' })),
    }
  return { outcome: 'IMPORTED', detail: kind === 'RECEIVED' ? (unvalued ?? 'RECEIVED') : known?.reasons[0] }
}

const classifyFailure = (code: ReadErrorCode): Classification => {
  if (code === 'DUPLICATE_DOCUMENT') return { outcome: 'DUPLICATE', detail: code }
  return { outcome: OTHER_THINGS.has(code) ? 'NOT_AN_INVOICE' : 'UNREADABLE', detail: code }
}

/** Well made, and something else. */
const OTHER_THINGS: ReadonlySet<ReadErrorCode> = new Set([
  'OTHER_FILES',
  'CFDI_TYPE_IGNORED',
  'DTE_TYPE_IGNORED',
  'UNSUPPORTED_DOCUMENT',
  'NO_ROWS',
])

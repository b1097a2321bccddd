import * as E from 'fp-ts/Either'
import {
  newestFirst,
  type IneffectiveDocument,
  type InvoiceDetail,
  type InvoiceEvent,
} from '#domain/financing/invoice-detail.ts'
import { DOUBTS } from '#domain/tax-documents/effect.ts'
import { MAX_EVENTS, MAX_WITHOUT_EFFECT } from '#wire/invoice-detail.codec.ts'
import { date, nullable, rowCodec, text, texts } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'
import type { HandlerResult } from '../http/call.ts'
import { NOT_FOUND } from '../http/host-error.ts'
import type { Business } from '../kernel/caller.ts'
import { dataUrlOf } from '../kernel/data-url.ts'
import { displayableText } from '../kernel/displayable-text.ts'
import { countedCopy, documentsWithoutEffect, eventsOf, storedEffects } from './store/index.ts'
import type { InvoiceDocument } from './read/index.ts'
import type { OriginalsOf } from './sync/index.ts'
import type { ReadingWorkers } from './tasks.ts'
import { WORKER_ERRORS } from '../workers/worker-errors.ts'

export interface Originals {
  readonly originalsOf: OriginalsOf
  readonly workers: Pick<ReadingWorkers, 'ask'>
}

export const LocatedRow = rowCodec('LocatedInvoice', {
  key: text,
  issue_date: date,
  source: nullable(text),
  effects: storedEffects.documentEffects,
  doubts: texts,
})

/** The document of an issued or received invoice. */
export type Located = typeof LocatedRow._A

/** The columns of `LocatedRow` of a table `i` of issued or received invoices. */
export const LOCATED: Sql = sql`i.key, i.issue_date, i.effects, i.doubts, (${countedCopy(sql`d.source`)}) as source`

/** The documents behind an invoice and other events of it; its history also when its original cannot be read. */
export const detailOfDocument = async (
  services: Originals,
  queries: Queries,
  business: Business,
  invoice: Located,
  others: ReadonlyArray<InvoiceEvent>,
): Promise<InvoiceDetail> => {
  const withoutEffect = await ineffectiveDocuments(queries, business, invoice.key)
  const document = await findOriginal(services, business, invoice)
  const issued: InvoiceEvent = { _tag: 'InvoiceIssued', on: invoice.issue_date }
  return {
    content: E.isRight(document) ? document.right?.content : undefined,
    contentFailed: E.isLeft(document),
    history: newestFirst([issued, ...eventsOf(invoice.effects), ...others]).slice(0, MAX_EVENTS),
    ...(withoutEffect.length > 0 ? { withoutEffect } : {}),
    ...(invoice.doubts.length > 0 ? { doubts: DOUBTS.filter((doubt) => invoice.doubts.includes(doubt)) } : {}),
  }
}

/** Those that name the invoice, each with its first reason. */
const ineffectiveDocuments = async (
  queries: Queries,
  { id: businessId }: Business,
  key: string,
): Promise<ReadonlyArray<IneffectiveDocument>> => {
  const found = await documentsWithoutEffect(queries, businessId, key)
  return found
    .flatMap(({ names }) => names.find((name) => name.names === key) ?? [])
    .slice(0, MAX_WITHOUT_EFFECT)
    .map(({ byName, folio, reason }) => ({
      folio: displayableText(folio, MAX_FOLIO_LENGTH),
      issuer: displayableText(byName, MAX_NAME_LENGTH),
      reason,
    }))
}

const MAX_FOLIO_LENGTH = 60
const MAX_NAME_LENGTH = 300

/** The original of an invoice, byte for byte where it is a file of its own, as a data URL. */
export const xmlOfDocument = async (
  services: Originals,
  business: Business,
  invoice: Located,
): HandlerResult<{ readonly name: string; readonly file: string }> => {
  const document = await findOriginal(services, business, invoice)
  if (E.isLeft(document)) return document
  if (document.right === undefined) return E.left(NOT_FOUND)
  return E.right({ name: `${invoice.key.replaceAll('|', '-')}.xml`, file: dataUrlOf('xml', document.right.xml) })
}

/** Undefined when the file is gone, or no longer has the document. */
const findOriginal = async (
  { originalsOf, workers }: Originals,
  { id: owner }: Business,
  { key, source }: Located,
): HandlerResult<InvoiceDocument | undefined> => {
  if (source === undefined) return E.right(undefined)
  const read = await originalsOf(owner)
  const bytes = await read(source)
  if (bytes === undefined) return E.right(undefined)
  const found = await workers.ask('findInvoiceDocument', { bytes, key }, { owner, limitMs: READING_MS })
  return E.isLeft(found) ? E.left(WORKER_ERRORS[found.left]) : found
}

const READING_MS = 10_000

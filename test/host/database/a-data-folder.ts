import { createHash, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import type { AuditAction } from '#host/audit/audited-actions.ts'
import { appendAuditEntry } from '#host/audit/audit-log.ts'
import type { Queries } from '#host/database/database.ts'
import type { OpenedDatabase } from '#host/database/open-database.ts'
import { makeFolderStore } from '#host/documents/folder-store.ts'
import { systemClock } from '#host/kernel/clock.ts'
import { aBusiness } from './a-business.ts'
import { openFolder } from './open-folder.ts'

/** The data of a stopped host: a company with an order, its ledger, its audit log and a document. */
export interface DataFolder {
  readonly path: string
  readonly fileKey: string
  /** Changes the data as a host does, and takes a snapshot at the end. */
  readonly run: <A>(work: (database: OpenedDatabase) => Promise<A>) => Promise<A>
  /** The files of the database, with a digest of each. */
  readonly files: () => ReadonlyMap<string, string>
}

/** More than a piece of the table of documents. */
const FILE = Buffer.alloc(300_000, 'documento')

/** A copy of one folder for all tests of a file: creating it takes several times as long. Copies with entries of their own differ. */
export const aDataFolder = async (): Promise<DataFolder> => {
  made ??= makeFolder()
  const original = await made
  const path = mkdtempSync(join(tmpdir(), 'anticipo-folder-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  cpSync(original.path, path, { recursive: true })
  return {
    path,
    fileKey: original.fileKey,
    run: (work) => whileOpen(path, work),
    files: () => filesIn(join(path, 'database')),
  }
}

let made: Promise<Pick<DataFolder, 'fileKey' | 'path'>> | undefined

afterAll(async () => {
  const original = await made
  made = undefined
  if (original !== undefined) rmSync(original.path, { recursive: true, force: true })
})

const makeFolder = async (): Promise<Pick<DataFolder, 'fileKey' | 'path'>> => {
  const path = mkdtempSync(join(tmpdir(), 'anticipo-folder-'))
  const fileKey = await writeFile(join(path, 'documents'))
  await whileOpen(path, (database) => database.transaction((tx) => fill(tx, fileKey)))
  return { path, fileKey }
}

const writeFile = async (documents: string): Promise<string> => {
  const fileKey = randomUUID()
  await makeFolderStore(documents).write(fileKey, FILE)
  return fileKey
}

/** Another document of the company, with its file in the folder `documents`. Returns the key of the file. */
export const addDocument = async (queries: Queries, documents: string, kind: string): Promise<string> => {
  const fileKey = await writeFile(documents)
  await insertDocument(queries, { businessId: '1', kind, fileKey })
  return fileKey
}

const whileOpen = async <A>(path: string, work: (database: OpenedDatabase) => Promise<A>): Promise<A> => {
  const database = await openFolder(path)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A company with an order, its ledger, its audit log and the row of a document. */
export const fill = async (tx: Queries, fileKey: string): Promise<void> => {
  const businessId = await aBusiness(tx, 'CL', '76086428-5')
  await tx.query(
    `insert into orders (business_id, type, status, requested_on, total, credit_notes, retention, retention_rate, base_rate, interest,
        operation_cost, order_discounts, invoice_discounts, transfer)
      values ($1, 'DIRECT_FINANCING', 'TRANSFERRED', '2026-11-01', 1000, 0, 300, 3000, 280, 40, 10, 0, 0, 650)`,
    [businessId],
  )
  await tx.query(
    `insert into ledger_entry (business_id, order_id, type, debit, credit, amount, moved_on)
      select $1, 1, type, 'RECEIVABLE', credit, amount, '2026-11-02'::date
      from (values ('TRANSFER', 'TRANSFERS', 650), ('RETENTION', 'RETENTION', 300), ('PRICE_DIFFERENCE', 'INTEREST', 40),
        ('ADVISORY', 'INTEREST', 10)) as part (type, credit, amount)`,
    [businessId],
  )
  await insertDocument(tx, { businessId, kind: 'CONTRACT', fileKey })
  await appendEntry(tx, 'company added')
}

interface StoredDocument {
  readonly businessId: string
  readonly kind: string
  readonly fileKey: string
}

const insertDocument = (queries: Queries, { businessId, kind, fileKey }: StoredDocument): Promise<unknown> =>
  queries.query(
    `insert into document (business_id, owner_type, owner_id, kind, action, file_key, file_name, file_kind, file_size, file_sha256)
      values ($1, 'business', $1, $2, 'UPLOAD', $3, 'contrato.pdf', 'pdf', $4, $5)`,
    [businessId, kind, fileKey, FILE.length, createHash('sha256').update(FILE).digest('hex')],
  )

export const appendEntry = (tx: Queries, action: AuditAction): Promise<void> =>
  appendAuditEntry(tx, systemClock, { actor: 'operator', action })

/** Rewrites rows that the database protects, as an intruder with all rights does. */
export const tamper = async (queries: Pick<OpenedDatabase, 'script'>, table: string, change: string): Promise<void> =>
  queries.script(
    `alter table ${table} disable trigger user; update ${table} set ${change}; alter table ${table} enable trigger user`,
  )

const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

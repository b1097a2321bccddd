import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { LiveMessage } from '#wire/live.codec.ts'
import { STANDARD_ORIGINALS } from '#host/config/original-limits.ts'
import { STANDARD_LIMITS, type ReadingLimits } from '#host/config/reading-limits.ts'
import { makeTableStore } from '#host/documents/table-store.ts'
import { makeTaxJobs, type TaxJobsDependencies } from '#host/jobs/tax-jobs.ts'
import { createClock } from '#host/kernel/clock.ts'
import type { Mail } from '#host/mail/mail.port.ts'
import { makeFollowChanges } from '#host/orders/follow-changes.ts'
import { makePasswords } from '#host/security/password-hash.ts'
import { makeVault } from '#host/security/vault.ts'
import { makeDocumentSinks } from '#host/server/document-sinks.ts'
import { subscriptions } from '#host/server/subscriptions.ts'
import { makeRefreshInvoices } from '#host/tax-authority/sync/connector-invoices.ts'
import { makeConnector } from '#host/tax-authority/sync/connector.ts'
import { makeImporter, type ImporterDependencies } from '#host/tax-authority/sync/importer.ts'
import type { InvoiceImporter } from '#host/tax-authority/invoice-importer.port.ts'
import { makeOriginalReader } from '#host/tax-authority/sync/original-reader.ts'
import type { UploadsPart, UploadsToRead } from '#host/tax-authority/sync/reading-tasks.ts'
import {
  makeSignatureChecks,
  type VerifyFile,
  type SignatureChecks,
} from '#host/tax-authority/sign/signature-checks.ts'
import { makeTaxpayers } from '#host/tax-authority/sync/taxpayers.ts'
import { readTrust } from '#host/tax-authority/sign/trust.ts'
import { verifySignatures } from '#host/tax-authority/sign/verify-signatures.ts'
import { makeAuthenticate } from '#host/tax-credential/authenticate.ts'
import { saveCredential } from '#host/tax-credential/store.ts'
import { makeSyncJob, type JobEnd, type SyncJobDependencies } from '#host/tax-credential/sync-job.ts'
import type { WorkerFailure } from '#host/workers/worker-pool.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { sharedDatabase } from '#test/host/database/shared-database.ts'
import { testWorkers } from '#test/host/workers/test-workers.ts'
import { unrecorded } from './unrecorded.ts'

export type World = Awaited<ReturnType<typeof makeWorld>>

export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The password of the taxpayers in these tests. */
export const TAX_PASSWORD = 'clave'

const NOON = Date.UTC(2026, 10, 20, 15)

/** The tax authority's part of a host in memory, with its folders on disk. */
export const makeWorld = async (readingLimits: ReadingLimits = STANDARD_LIMITS) => {
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-world-'))
  const database = await sharedDatabase()
  const passwords = makePasswords({ logN: 4, r: 8, p: 1 })
  const taxpayers = makeTaxpayers(join(folder, 'taxpayers'), passwords)
  const clock = createClock(() => NOON)
  const mail: Mail = { enqueue: () => undefined }
  const documentSinks = makeDocumentSinks(database)
  const refreshInvoices = makeRefreshInvoices({
    ...documentSinks,
    database,
    follow: makeFollowChanges({ clock, mail, orderEvents: subscriptions.orderEvents }),
    pause: () => nextTurn(),
  })
  const messages: Array<LiveMessage> = []
  const ends: Array<JobEnd> = []
  const live = {
    publish: (message: LiveMessage) => void messages.push(message),
    closeSession: () => undefined,
  }
  const trust = { roots: [] as ReadonlyArray<Uint8Array> }
  const verified: Array<number> = []
  const newChecks = (
    verifyFile: VerifyFile = async (bytes, given) => {
      verified.push(bytes.length)
      return verifySignatures(bytes, given)
    },
  ) =>
    makeSignatureChecks({
      copySignatures: documentSinks.copySignatures,
      database,
      refreshInvoices,
      taxpayers,
      live,
      originalsOf: makeOriginalReader({ database, taxpayers }),
      verifyFile,
      pause: () => nextTurn(),
      onError: (error) => {
        throw error
      },
      readTrust: async () => ({ ...(await readTrust(database, [])), roots: trust.roots }),
    })
  const signatures = newChecks()
  const workers = testWorkers()
  const faults: Array<string> = []
  const reading = { workers, limits: readingLimits, onFault: (fault: string): void => void faults.push(fault) }
  const newImporter = (given: Partial<ImporterDependencies> = {}) =>
    makeImporter({ database, refreshInvoices, live, signatures, originals: STANDARD_ORIGINALS, ...reading, ...given })
  const importer = newImporter()
  const connector = makeConnector({ database, taxpayers, refreshInvoices, signatures, ...reading })
  const vault = makeVault([new Uint8Array(randomBytes(32))])
  const authenticate = makeAuthenticate({ database, vault, taxAuthority: taxpayers })
  /** A job worker of a host that shares its database, unless the test overrides it. */
  const newJobs = (given: Partial<TaxJobsDependencies & SyncJobDependencies> = {}) =>
    makeTaxJobs({
      database,
      isAlone: false,
      work: makeSyncJob({
        database,
        connector,
        authenticate,
        live,
        clock,
        mail,
        onEnd: (_, end) => void ends.push(end),
        ...given,
      }),
      ...given,
    })
  return {
    folder,
    database,
    documents: makeTableStore(database),
    vault,
    authenticate,
    passwords,
    taxpayers,
    connector,
    live,
    clock,
    mail,
    messages,
    ends,
    newJobs,
    refresh: refreshInvoices,
    importer,
    readingLimits,
    workers,
    faults,
    /** Uploads files and returns the report. */
    hand: async (businessId: BusinessId, files: ReadonlyArray<NamedBytes>) =>
      reportIn(await importer.import(businessId, files, unrecorded)),
    /** The trust of signature checks, and the size of each checked file. */
    trust,
    verified,
    signatures,
    newChecks,
    newImporter: (checks: Pick<SignatureChecks, 'enqueue'>, originals = STANDARD_ORIGINALS) =>
      newImporter({ signatures: checks, originals }),
    /** An importer with a reader controlled by the test. */
    importerWith: (
      read: (input: UploadsToRead, onPart: (part: UploadsPart) => unknown) => Promise<E.Either<WorkerFailure, void>>,
    ) =>
      newImporter({
        workers: { run: (_, input, { onPart }) => read(input as UploadsToRead, (part) => onPart(part as never)) },
      }),
    newConnector: (checks: Pick<SignatureChecks, 'enqueue'>) =>
      makeConnector({ database, taxpayers, refreshInvoices, signatures: checks, ...reading }),
    business: (country: Country, identifier: string): Promise<BusinessId> => aBusiness(database, country, identifier),
    archive: (name: string, files: ReadonlyArray<NamedBytes>): string => {
      const path = join(folder, name)
      mkdirSync(path, { recursive: true })
      for (const file of files) {
        mkdirSync(dirname(join(path, file.name)), { recursive: true })
        writeFileSync(join(path, file.name), file.bytes)
      }
      return path
    },
    /** Links the credential, which queues a job. */
    queue: (businessId: BusinessId, password = TAX_PASSWORD) =>
      saveCredential(database, businessId, 'as the business', vault.seal(password, businessId)),
    job: async (businessId: BusinessId) => {
      const [row] = await database.query<{
        state: string
        progress: number
        documents: number
        failure: string | null
      }>('select state, progress, documents, failure from tax_job where business_id = $1 order by id desc limit 1', [
        businessId,
      ])
      return row
    },
    invoices: (businessId: BusinessId): Promise<ReadonlyArray<InvoiceRow>> =>
      database.query<InvoiceRow>(INVOICES, [businessId]),
    /** Without ids, which depend on the order. */
    table: async (businessId: BusinessId): Promise<ReadonlyArray<InvoiceRow>> =>
      (await database.query<InvoiceRow>(INVOICES, [businessId])).map((row) => ({ ...row, id: 0 })),
    /** Deletes all data except the schema. */
    forget: async () => {
      await database.script(
        'truncate invoice, tax_document, imported_file, imported_file_cold, imported_file_piece, tax_job, tax_credential, membership, business, app_user cascade',
      )
      rmSync(join(folder, 'taxpayers'), { recursive: true, force: true })
      messages.length = 0
      ends.length = 0
    },
    close: async () => {
      await workers.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Report = Awaited<ReturnType<InvoiceImporter['import']>>

/** The report of an import that was not queued. */
const reportIn = (report: Report) => {
  if (E.isLeft(report)) throw new Error('the host is busy')
  return report.right
}

export interface InvoiceRow {
  readonly id: number
  readonly key: string
  readonly folio: string
  readonly payer_name: string
  readonly payer_identifier: string
  readonly issue_date: string
  readonly due_date: string
  readonly amount: number
  readonly credit_notes: number
  readonly paid: number
  readonly method: string | null
  readonly extra: string | null
  readonly financeable: boolean
  readonly reasons: ReadonlyArray<string>
}

const INVOICES = `
select id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, credit_notes, paid, method, extra, financeable, reasons
from invoice where business_id = $1 order by issue_date, key collate "C"`

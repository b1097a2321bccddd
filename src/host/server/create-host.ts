import { setImmediate, setTimeout } from 'node:timers/promises'
import { expireApprovals } from '../approval/expire-approvals.ts'
import { consultOldDebts, type DebtFolder } from '../debts/index.ts'
import { makeDebtFolder } from '../debts/debt-folder.ts'
import { unusedFiles } from '../documents/index.ts'
import { makeFolderStore } from '../documents/folder-store.ts'
import { makeTableStore } from '../documents/table-store.ts'
import { deleteOldAttempts } from '../http/attempt-limiter.ts'
import { deleteOldAnswers } from '../http/idempotency.ts'
import { liveSessionsOf } from '../identity/index.ts'
import { refreshOnSchedule } from '../jobs/refresh-queue.ts'
import { runInTurn } from '../jobs/task-turns.ts'
import { makeTaxJobs, type TaxJobs } from '../jobs/tax-jobs.ts'
import { dataPath, probeDataFolder } from '../kernel/data-folder.ts'
import { HOUR_MS, makeHourlyTask, makeRepeatedTask, MINUTE_MS, type RepeatedTask } from '../kernel/repeated-task.ts'
import { makeAnnouncedLive } from '../live/announced-live.ts'
import { makeLiveHub, type LiveHub } from '../live/live-hub.ts'
import { makeMailQueue, type MailQueue } from '../mail/mail-queue.ts'
import { updateLateness } from '../orders/index.ts'
import { makeFollowChanges } from '../orders/follow-changes.ts'
import { sendDigests } from '../shell/index.ts'
import { checkTransfers } from '../payables/index.ts'
import { readDocumentsAgain, type Taxpayers } from '../tax-authority/sync/index.ts'
import { makeRefreshInvoices } from '../tax-authority/sync/connector-invoices.ts'
import { makeConnector } from '../tax-authority/sync/connector.ts'
import { makeImporter } from '../tax-authority/sync/importer.ts'
import { makeOriginalReader } from '../tax-authority/sync/original-reader.ts'
import {
  createSignatureVerifier,
  readTrust,
  type SignatureChecks,
  type SignatureVerifier,
} from '../tax-authority/sign/index.ts'
import { makeSignatureChecks } from '../tax-authority/sign/signature-checks.ts'
import { makeTaxpayers } from '../tax-authority/sync/taxpayers.ts'
import {
  remindOfCertificates,
  type Resealed,
  resealSecrets,
  type SyncJobDependencies,
} from '../tax-credential/index.ts'
import { makeAuthenticate } from '../tax-credential/authenticate.ts'
import { makeSyncJob } from '../tax-credential/sync-job.ts'
import { makeWorkers, type OnCrash } from '../workers/make-workers.ts'
import { WORKER_FILE } from '../workers/worker-file.ts'
import { makeCallGuards } from './call-guards.ts'
import { makeDocumentSinks } from './document-sinks.ts'
import { makeSignInLinks } from '../impersonation/sign-in-links.ts'
import { followAnnouncements } from './follow-announcements.ts'
import { EMBEDDED_LIMIT_MS, makeReadiness, type Readiness } from './readiness.ts'
import type { HostResources } from './resources.ts'
import type { HostServices } from './services.ts'
import { subscriptions } from './subscriptions.ts'
import type { Tasks, Workers } from './worker-tasks.ts'

/** The whole host, wired. */
export interface Host {
  readonly services: HostServices
  readonly jobs: TaxJobs
  readonly connections: LiveHub
  readonly taxpayers: Taxpayers
  readonly debtFolder: DebtFolder
  readonly mail: MailQueue
  readonly signatures: SignatureChecks
  readonly verifier: SignatureVerifier
  readonly workers: Workers
  readonly repeated: ReadonlyArray<RepeatedTask>
  readonly readiness: Readiness
}

/** Work outside of calls. Hosts that share a database take turns by these names. */
export type BackgroundTask =
  | 'announcements'
  | 'approvals'
  | 'certificate reminders'
  | 'debts'
  | 'digests'
  | 'lateness of orders'
  | 'mail'
  | 'old answers'
  | 'old attempts'
  | 'refreshes'
  | 'signatures'
  | 'stored documents'
  | 'stored secrets'
  | 'transfers'
  | 'unused files'

export interface Listeners {
  readonly onTaskError?: (task: BackgroundTask, error: unknown) => void
  /** Every stored secret has the first key of the vault, apart from unreadable ones. */
  readonly onResealed?: (count: Resealed) => void
  readonly onWorkerCrash?: OnCrash
  /** A document at which the reader threw. */
  readonly onReaderFault?: (fault: string) => void
}

export const createHost = (
  resources: HostResources,
  onJobEnd: SyncJobDependencies['onEnd'],
  { onReaderFault = ignore, onResealed = ignore, onTaskError = ignore, onWorkerCrash = ignore }: Listeners = {},
): Host => {
  const { analytics, announcements, clock, database, dataFolder, limits, mailDomains, maintenance } = resources
  const { passwords, readingLimits, tokens, vault } = resources
  const errorsOf = (task: BackgroundTask) => (error: unknown) => onTaskError(task, error)
  const workers = makeWorkers<Tasks>(readingLimits, onWorkerCrash)
  const reading = { workers, limits: readingLimits, onFault: onReaderFault }
  const taxpayers = makeTaxpayers(dataPath(dataFolder, 'taxpayers'), passwords)
  const debtFolder = makeDebtFolder(dataPath(dataFolder, 'debts'))
  const readiness = makeReadiness({
    announcements,
    database,
    maintenance,
    writeProbe: () => probeDataFolder(dataFolder),
    ...(resources.isAlone ? { databaseLimitMs: EMBEDDED_LIMIT_MS } : {}),
  })
  const connections = makeLiveHub({
    ...liveSessionsOf(resources),
    isClosed: () => maintenance.isOn() || readiness.isDraining(),
  })
  const live = makeAnnouncedLive(announcements)
  const originalsOf = makeOriginalReader({ database, taxpayers })
  const verifier = createSignatureVerifier(WORKER_FILE, errorsOf('signatures'))
  const mail = makeMailQueue({ send: resources.sendMail, wait: waitUnlessClosing, onLost: errorsOf('mail') })
  const documentSinks = makeDocumentSinks(database)
  const refreshInvoices = makeRefreshInvoices({
    ...documentSinks,
    database,
    follow: makeFollowChanges({ clock, mail, orderEvents: subscriptions.orderEvents }),
    pause,
  })
  const signatures = makeSignatureChecks({
    copySignatures: documentSinks.copySignatures,
    database,
    refreshInvoices,
    taxpayers,
    originalsOf,
    live,
    pause,
    verifyFile: verifier.verifyFile,
    onError: errorsOf('signatures'),
    readTrust: () => readTrust(database, resources.trustedFolders),
  })
  const connector = makeConnector({ database, taxpayers, refreshInvoices, signatures, ...reading })
  const authenticate = makeAuthenticate({ database, vault, taxAuthority: taxpayers })
  const jobs = makeTaxJobs({
    database,
    isAlone: resources.isAlone,
    work: makeSyncJob({ database, connector, authenticate, live, clock, mail, onEnd: onJobEnd }),
  })
  const importer = makeImporter({
    database,
    refreshInvoices,
    live,
    signatures,
    originals: resources.originals,
    ...reading,
  })
  const services: HostServices = {
    ...subscriptions,
    clock,
    database,
    documents: resources.isAlone ? makeFolderStore(dataPath(dataFolder, 'documents')) : makeTableStore(database),
    limits,
    guards: makeCallGuards({ clock, database, tokens }),
    passwords,
    tokens,
    formTickets: resources.formTickets,
    signInLinks: makeSignInLinks(),
    vault,
    taxAuthority: taxpayers,
    register: taxpayers,
    debtSource: debtFolder,
    live,
    importer,
    originalsOf,
    refreshInvoices,
    jobs: { enqueue: (businessId) => announcements.publish({ type: 'job', businessId }) },
    mail,
    mailDomains,
    publicAddress: resources.site.address,
    maintenance,
    analytics,
    financier: resources.financier,
    readingLimits,
    storageBytes: resources.storageBytes,
    workers,
  }
  /**
   * With a shared database, one host runs each task. Hosts check every minute; a task counts as due 30 s early so that no
   * interval is skipped.
   */
  const inTurn = (name: BackgroundTask, run: () => Promise<void>, everyMs = HOUR_MS) =>
    resources.isAlone
      ? makeRepeatedTask(run, errorsOf(name), everyMs)
      : makeRepeatedTask(
          () => runInTurn(database, { name, everyMs: everyMs - MINUTE_MS / 2 }, run),
          errorsOf(name),
          MINUTE_MS,
        )
  const repeated = [
    ...(vault.isRotating
      ? [makeHourlyTask(() => resealSecrets(services).then(onResealed), errorsOf('stored secrets'))]
      : []),
    inTurn('certificate reminders', () => remindOfCertificates(services)),
    inTurn('approvals', () => expireApprovals(services), MINUTE_MS),
    inTurn('digests', () => sendDigests(services), MINUTE_MS),
    inTurn('old attempts', () => deleteOldAttempts(database)),
    inTurn('old answers', () => deleteOldAnswers(database, clock.now())),
    inTurn('unused files', () => unusedFiles.deleteUnusedFiles(services)),
    inTurn('lateness of orders', () => updateLateness(services)),
    inTurn(
      'stored documents',
      () =>
        readDocumentsAgain({
          database,
          workers,
          limits: readingLimits,
          originalsOf,
          refreshInvoices,
          signatures,
          onUnread: (source) => errorsOf('stored documents')(new Error(`could not be read again: ${source}`)),
        }),
      MINUTE_MS,
    ),
    inTurn('debts', () => consultOldDebts(services)),
    makeRepeatedTask(() => refreshOnSchedule(services, resources.syncEveryMs), errorsOf('refreshes'), MINUTE_MS),
    inTurn('transfers', () => checkTransfers(services, resources.transfers), MINUTE_MS),
  ]
  followAnnouncements({
    announcements,
    live: connections,
    maintenance,
    jobs,
    signatures,
    onError: errorsOf('announcements'),
  })
  return {
    services,
    jobs,
    connections,
    taxpayers,
    debtFolder,
    mail,
    signatures,
    verifier,
    workers,
    repeated,
    readiness,
  }
}

const ignore = (): void => undefined

/** Lets waiting calls be answered between two pieces of long work. */
const pause = async (): Promise<void> => {
  await setImmediate()
}

/** Ends early, and without complaint, when there is no more time. */
const waitUnlessClosing = async (milliseconds: number, closing: AbortSignal): Promise<void> => {
  await setTimeout(milliseconds, undefined, { signal: closing }).catch(() => undefined)
}

import { setImmediate, setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { makeFolderStore } from '../documents/folder-store.ts'
import { makeTableStore } from '../documents/table-store.ts'
import type { HostResources } from './resources.ts'
import { makeTaxJobs, type TaxJobs } from '../jobs/tax-jobs.ts'
import { makeLiveHub, type LiveHub } from '../live/live-hub.ts'
import { liveSessionsOf } from '../live/live-sessions.ts'
import { makeMailQueue, type MailQueue } from '../mail/mail-queue.ts'
import type { HostServices } from './services.ts'
import { makeConnector } from '../tax-authority/connector.ts'
import { makeRefreshInvoices } from '../tax-authority/connector-invoices.ts'
import { makeImporter } from '../tax-authority/importer.ts'
import { makeJudgeInWorker, type JudgeInWorker } from '../tax-authority/judge-in-worker.ts'
import { makeSignatureChecks, type SignatureChecks } from '../tax-authority/signature-checks.ts'
import { makeTaxpayers, type Taxpayers } from '../tax-authority/taxpayers.ts'
import { readTrust } from '../tax-authority/trust.ts'
import { makeAuthenticate } from '../tax-credential/authenticate.ts'
import { makeCertificateReminders, type CertificateReminders } from '../tax-credential/certificate-reminders.ts'
import { makeWorkers, type OnCrash } from '../workers/make-workers.ts'
import type { Workers } from '../workers/tasks.ts'
import { WORKER_FILE } from '../workers/worker-file.ts'

/** The whole host, wired. */
export interface Host {
  readonly services: HostServices
  readonly jobs: TaxJobs
  readonly live: LiveHub
  readonly taxpayers: Taxpayers
  readonly mail: MailQueue
  readonly signatures: SignatureChecks
  readonly judge: JudgeInWorker
  readonly workers: Workers
  readonly reminders: CertificateReminders
}

/** Receives the errors outside of calls. */
export interface Listeners {
  readonly onMailLost?: (error: unknown) => void
  readonly onSignatureError?: (error: unknown) => void
  readonly onWorkerCrash?: OnCrash
  readonly onReminderError?: (error: unknown) => void
  /** A document at which the reader threw. */
  readonly onReaderFault?: (fault: string) => void
}

export const createHost = (
  foundation: HostResources,
  onJobEnd: Parameters<typeof makeTaxJobs>[0]['onEnd'],
  listeners: Listeners = {},
): Host => {
  const { analytics, clock, database, dataFolder, limits, maintenance, passwords, readingLimits, tokens, vault } =
    foundation
  const { onMailLost = ignore, onReaderFault = ignore, onReminderError = ignore } = listeners
  const { onSignatureError = ignore, onWorkerCrash = ignore } = listeners
  const workers = makeWorkers(readingLimits, onWorkerCrash)
  const reading = { workers, limits: readingLimits, onFault: onReaderFault }
  const taxpayers = makeTaxpayers(join(dataFolder, 'taxpayers'), passwords)
  const refreshInvoices = makeRefreshInvoices(database, pause)
  const live = makeLiveHub(liveSessionsOf(foundation))
  const judge = makeJudgeInWorker(WORKER_FILE, onSignatureError)
  const signatures = makeSignatureChecks({
    database,
    taxpayers,
    live,
    pause,
    judgeFile: judge.judgeFile,
    onError: onSignatureError,
    readTrust: () => readTrust(database, foundation.trustedFolders),
  })
  const connector = makeConnector({ database, taxpayers, refreshInvoices, signatures, ...reading })
  const mail = makeMailQueue({ send: foundation.sendMail, wait: patience, onLost: onMailLost })
  const authenticate = makeAuthenticate({ database, vault, taxAuthority: taxpayers })
  const jobs = makeTaxJobs({
    database,
    connector,
    authenticate,
    live,
    clock,
    mail,
    isAlone: foundation.isAlone,
    onEnd: onJobEnd,
  })
  const importer = makeImporter({
    database,
    refreshInvoices,
    live,
    signatures,
    originals: foundation.originals,
    ...reading,
  })
  const parts: HostServices = {
    clock,
    database,
    documents: foundation.isAlone ? makeFolderStore(join(dataFolder, 'documents')) : makeTableStore(database),
    limits,
    passwords,
    tokens,
    formTickets: foundation.formTickets,
    vault,
    taxAuthority: taxpayers,
    register: taxpayers,
    live,
    importer,
    refreshInvoices,
    jobs,
    mail,
    publicAddress: foundation.site.address,
    maintenance,
    analytics,
    readingLimits,
    workers,
  }
  const reminders = makeCertificateReminders(parts, onReminderError)
  return { services: parts, jobs, live, taxpayers, mail, signatures, judge, workers, reminders }
}

const ignore = (): void => undefined

/** Lets waiting calls be answered between two pieces of long work. */
const pause = async (): Promise<void> => {
  await setImmediate()
}

/** Ends early, and without complaint, when there is no more time. */
const patience = async (milliseconds: number, closing: AbortSignal): Promise<void> => {
  await setTimeout(milliseconds, undefined, { signal: closing }).catch(() => undefined)
}

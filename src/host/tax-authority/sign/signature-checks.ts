import type { BusinessId } from '#domain/kernel/id.ts'
import type { Database } from '../../database/database.ts'
import { hostSetting, saveHostSetting } from '../../database/host-settings.ts'
import type { Live } from '../../live/live.port.ts'
import { bytesOf, listArchive } from '../sync/archive.ts'
import type { RefreshInvoices } from '../sync/connector-invoices.ts'
import type { OriginalsOf } from '../sync/original-reader.ts'
import { ownerOf } from '../owner.ts'
import {
  applyFindings,
  businessesToCheck,
  checkAgain,
  sourcesToCheck,
  type Again,
  type CopySignatures,
  type Findings,
} from './signature-store.ts'
import type { Trust } from './signature-trust.ts'
import type { Taxpayers } from '../sync/taxpayers.ts'
import { fingerprintsOf } from './trust.ts'
import type { VerifiedSignature } from './verify-signatures.ts'

/** Checks the signatures of one file in a worker thread. CLOSED: the host is shutting down. */
export type VerifyFile = (
  bytes: Uint8Array,
  trust: Trust,
) => Promise<ReadonlyArray<VerifiedSignature> | 'CHECK_FAILED' | 'CLOSED'>

/** Checks signatures in the background, one file at a time. The queue is in the database, so that nothing is lost. */
export interface SignatureChecks {
  /** Says that documents of the business wait for it. Comes back at once. */
  readonly enqueue: (businessId: BusinessId) => void
  /** Takes up what an earlier run left, and all that depends on trust if that has changed since. */
  readonly start: () => Promise<void>
  /** Queues the checks that another process left. Does nothing before the start. */
  readonly queueWaiting: () => Promise<void>
  /** Checks documents once more; what was verified stays so unless the trust has changed. */
  readonly again: (which: Again) => Promise<void>
  /** Lets go of the present file; it is checked after the next start. */
  readonly stop: () => Promise<void>
  /** Resolves when nothing is left to do. */
  readonly idle: () => Promise<void>
}

export interface SignatureChecksDependencies {
  readonly database: Database
  readonly taxpayers: Pick<Taxpayers, 'find'>
  readonly originalsOf: OriginalsOf
  readonly live: Pick<Live, 'publish'>
  /** Where documents have copies that contradict them, a signature says which one counts. */
  readonly refreshInvoices: RefreshInvoices
  readonly copySignatures: CopySignatures
  readonly verifyFile: VerifyFile
  readonly readTrust: () => Promise<Trust>
  readonly pause: () => Promise<void>
  readonly onError: (error: unknown) => void
}

export const makeSignatureChecks = (deps: SignatureChecksDependencies): SignatureChecks => {
  const waiting = new Set<BusinessId>()
  let state: 'new' | 'started' | 'stopped' = 'new'
  let working: Promise<void> | undefined
  const isStopped = (): boolean => state === 'stopped'

  const wake = (): void => {
    if (state !== 'started' || waiting.size === 0) return
    working ??= drain().finally(() => {
      working = undefined
      wake()
    })
  }
  const drain = async (): Promise<void> => {
    for (let [next] = waiting; next !== undefined && !isStopped(); [next] = waiting) {
      waiting.delete(next)
      await check(next).catch(deps.onError)
    }
  }
  const check = async (businessId: BusinessId): Promise<void> => {
    const { isNew, trust } = await followTrust(deps)
    if (isNew) await addAll()
    await checkBusiness(deps, businessId, trust, isStopped)
  }
  const addAll = async (): Promise<void> => {
    for (const businessId of await businessesToCheck(deps.database)) waiting.add(businessId)
  }
  const idle = async (): Promise<void> => {
    if (working === undefined) return
    await working
    await idle()
  }
  return {
    enqueue: (businessId) => {
      waiting.add(businessId)
      wake()
    },
    start: async () => {
      if (state !== 'new') return
      await followTrust(deps)
      await deps.copySignatures()
      await addAll()
      state = 'started'
      wake()
    },
    queueWaiting: async () => {
      if (state !== 'started') return
      await addAll()
      wake()
    },
    again: async (which) => {
      if (state === 'started') await followTrust(deps)
      await checkAgain(deps.database, which, deps.copySignatures)
      await addAll()
      wake()
    },
    stop: async () => {
      state = 'stopped'
      await idle()
    },
    idle,
  }
}

/** A root that was added or taken away changes what documents are worth that were checked before. */
const followTrust = async ({
  copySignatures,
  database,
  readTrust,
}: SignatureChecksDependencies): Promise<{ readonly trust: Trust; readonly isNew: boolean }> => {
  const trust = await readTrust()
  const roots = fingerprintsOf(trust)
  const kept = await hostSetting(database, 'trusted_roots')
  const before = kept?.split(' ').filter((root) => root !== '') ?? []
  if (kept === roots.join(' ')) return { trust, isNew: false }
  await checkAgain(
    database,
    before.every((root) => roots.includes(root)) ? 'ROOT_ADDED' : 'ROOT_REMOVED',
    copySignatures,
  )
  await saveHostSetting(database, 'trusted_roots', roots.join(' '))
  return { trust, isNew: true }
}

const checkBusiness = async (
  deps: SignatureChecksDependencies,
  businessId: BusinessId,
  trust: Trust,
  isStopped: () => boolean,
): Promise<void> => {
  const sources = await sourcesToCheck(deps.database, businessId)
  if (sources.length === 0) return
  const read = await deps.originalsOf(businessId)
  let isChanged = false
  let isChosenAgain = false
  try {
    for (const source of sources) {
      if (isStopped()) return
      const files = source === undefined ? await wholeArchive(deps, businessId) : [() => read(source)]
      const findings = await verifyAll(deps, files, trust, isStopped)
      if (findings === 'CLOSED') return
      const applied = await applyFindings(deps.database, businessId, source, findings, deps)
      isChanged ||= applied.isChanged
      isChosenAgain ||= applied.isChosenAgain
    }
  } finally {
    if (isChosenAgain) await deps.refreshInvoices(businessId)
    if (isChanged || isChosenAgain) deps.live.publish({ type: 'invoices', businessId })
  }
}

type Fetching = () => Promise<Uint8Array | undefined>

/** Documents of earlier versions have no source. */
const wholeArchive = async (
  { database, taxpayers }: SignatureChecksDependencies,
  businessId: BusinessId,
): Promise<ReadonlyArray<Fetching>> => {
  const owner = await ownerOf(database, businessId)
  const taxpayer = await taxpayers.find(owner.country, owner.identifier)
  const files = taxpayer && (await listArchive(taxpayer.documents))
  return (files ?? []).map((file) => () => bytesOf(file))
}

/** Joins the findings of several files. */
const verifyAll = async (
  { verifyFile, pause }: SignatureChecksDependencies,
  files: ReadonlyArray<Fetching>,
  trust: Trust,
  isStopped: () => boolean,
): Promise<Findings | 'CLOSED'> => {
  const checked: Array<VerifiedSignature> = []
  let failure: 'NO_ORIGINAL' | 'CHECK_FAILED' = 'NO_ORIGINAL'
  for (const fetch of files) {
    if (isStopped()) return 'CLOSED'
    const bytes = await fetch()
    const answer = bytes === undefined ? [] : await verifyFile(bytes, trust)
    if (answer === 'CLOSED') return 'CLOSED'
    if (answer === 'CHECK_FAILED') failure = answer
    else checked.push(...answer)
    await pause()
  }
  return checked.length > 0 ? checked : failure
}

import { setImmediate } from 'node:timers/promises'
import { join } from 'node:path'
import type { Foundation } from './foundation.ts'
import { authenticate } from './identity/authorise.ts'
import { makeTaxJobs, type TaxJobs } from './jobs/tax-jobs.ts'
import { makeLiveHub, type LiveHub } from './live/live-hub.ts'
import type { HostParts } from './parts.ts'
import { makeConnector } from './tax-authority/connector.ts'
import { makeRefreshInvoices } from './tax-authority/connector-invoices.ts'
import { makeImporter } from './tax-authority/importer.ts'
import { makeTaxpayers, type Taxpayers } from './tax-authority/taxpayers.ts'

/** The whole host, wired. */
export interface Assembled {
  readonly parts: HostParts
  readonly jobs: TaxJobs
  readonly live: LiveHub
  readonly taxpayers: Taxpayers
}

export const assemble = (foundation: Foundation, onJobEnd: Parameters<typeof makeTaxJobs>[0]['onEnd']): Assembled => {
  const { clock, database, dataFolder, limits, passwords, tokens, vault } = foundation
  const taxpayers = makeTaxpayers(join(dataFolder, 'taxpayers'), passwords)
  const refreshInvoices = makeRefreshInvoices(database, pause)
  const live = makeLiveHub({ authenticate: (token) => liveSession(foundation, token), now: clock.now })
  const connector = makeConnector({ database, taxpayers, refreshInvoices })
  const jobs = makeTaxJobs({ database, connector, live, clock, onEnd: onJobEnd })
  const importer = makeImporter({ database, refreshInvoices, live })
  const parts = { clock, database, limits, passwords, tokens, vault, taxAuthority: taxpayers, jobs, live, importer }
  return { parts, jobs, live, taxpayers }
}

/** Lets waiting calls be answered between two pieces of long work. */
const pause = async (): Promise<void> => {
  await setImmediate()
}

const liveSession: (foundation: Foundation, token: string) => ReturnType<Parameters<typeof makeLiveHub>[0]['authenticate']> =
  async (foundation, token) => {
    const session = await authenticate(foundation, token)
    return session && { id: session.id, userId: session.user.id, businessId: session.business?.id, expiresAt: session.expiresAt }
  }

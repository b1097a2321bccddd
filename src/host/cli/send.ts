import { setTimeout as wait } from 'node:timers/promises'
import { createHost } from '../server/create-host.ts'
import type { Config } from '../server/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { knownAddress } from '../server/known-address.ts'
import { openResources } from '../server/resources.ts'
import { askHost } from '../operator/operator-socket/client.ts'
import { operatorSocketPath } from '../operator/operator-socket/path.ts'
import { executeOperatorRequest } from '../operator/operator-commands.ts'
import type { OperatorAnswer, OperatorRequest } from '../operator/operator-request.ts'

/**
 * Executes the request in the running host, or here when none runs; waits for a starting host. With a PostgreSQL server it is
 * always executed here, wherever hosts run: they hear of it over the database.
 */
export const send = async (config: Config, request: OperatorRequest): Promise<OperatorAnswer> => {
  if (config.databaseUrl !== undefined) return doHere(config, request)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askHost(operatorSocketPath(config.dataFolder), request)
    if (answer !== undefined) return answer
    try {
      return await doHere(config, request)
    } catch (error) {
      if (!(error instanceof DataInUse) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

const ATTEMPTS = 150
const PAUSE_MS = 200

const doHere = async (config: Config, request: OperatorRequest): Promise<OperatorAnswer> => {
  const foundation = await openResources(config)
  const host = createHost(foundation, () => undefined)
  try {
    foundation.site.listensAt((await knownAddress(foundation.database)) ?? foundation.site.address())
    const answer = await executeOperatorRequest(
      {
        ...host.services,
        taxpayers: host.taxpayers,
        debtSource: host.debtFolder,
        signatures: host.signatures,
        workers: host.workers,
        dataFolder: config.dataFolder,
      },
      request,
    )
    foundation.announcements.publish({ type: 'signatures' })
    return answer
  } finally {
    await host.connections.close()
    await host.mail.close()
    await Promise.all([host.signatures.stop(), host.verifier.close(), host.workers.close()])
    await foundation.announcements.close()
    await foundation.database.close()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Print } from './command.ts'
import { createHost, type BackgroundTask } from '../server/create-host.ts'
import type { Config } from '../config/config.ts'
import { DataInUse } from '../database/data-lock.ts'
import { knownAddress } from '../server/known-address.ts'
import { needHostKeys, openResources } from '../server/resources.ts'
import { askHost } from '../operator-socket/client.ts'
import { operatorSocketPath } from '../operator-socket/path.ts'
import { executeOperatorRequest } from '../operator/operator-commands.ts'
import type { OperatorAnswer, OperatorRequest } from '../operator/operator-request.ts'

/**
 * Executes the request in the running host, or here when none runs; waits for a starting host. With a PostgreSQL server it is
 * always executed here, wherever hosts run: they hear of it over the database.
 */
export const send = async (config: Config, request: OperatorRequest, complain: Print): Promise<OperatorAnswer> => {
  if (config.databaseUrl !== undefined) {
    needHostKeys(config)
    return doHere(config, request, complain)
  }
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askHost(operatorSocketPath(config.dataFolder), request)
    if (answer !== undefined) return answer
    try {
      return await doHere(config, request, complain)
    } catch (error) {
      if (!(error instanceof DataInUse) || attempt === ATTEMPTS) throw error
      await wait(PAUSE_MS)
    }
  }
}

const ATTEMPTS = 150
const PAUSE_MS = 200

/** For a mail server that is busy for a moment: the first two retries fall into it. */
const MAIL_PATIENCE_MS = 20_000

const doHere = async (config: Config, request: OperatorRequest, complain: Print): Promise<OperatorAnswer> => {
  const resources = await openResources(config)
  const host = createHost(resources, () => undefined, {
    onTaskError: (task, error) => complain(`${FAILURES[task] ?? `${task}:`} ${reasonOf(error)}`),
    onWorkerCrash: (_task, error) => complain(`Falló la lectura de un archivo: ${reasonOf(error)}`),
  })
  try {
    resources.site.listensAt((await knownAddress(resources.database)) ?? resources.site.address())
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
    resources.announcements.publish({ type: 'signatures' })
    return answer
  } finally {
    await host.connections.close()
    await host.mail.close(MAIL_PATIENCE_MS)
    await Promise.all([host.signatures.stop(), host.verifier.close(), host.workers.close()])
    await resources.announcements.close()
    await resources.database.close()
  }
}

/** A command starts none of the other tasks. */
const FAILURES: Readonly<Partial<Record<BackgroundTask, string>>> = {
  mail: 'Un correo no se pudo enviar:',
  announcements: 'Los demás servidores aún no se enteran del cambio:',
  signatures: 'Las firmas no se pudieron revisar:',
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

import type { RunLocally } from '../cli/command.ts'
import { execute } from '../operator/execute.ts'
import { createHost, type BackgroundTask } from './create-host.ts'
import { knownAddress } from './known-address.ts'
import { operatorServicesOf } from './operator-services-of.ts'
import { needHostKeys, openResources } from './resources.ts'

/** For a mail server that is busy for a moment: the first two retries fall into it. */
const MAIL_PATIENCE_MS = 20_000

/** With a shared database the keys of its hosts are required, because no host could open what other keys seal. */
export const runLocally: RunLocally = async (config, line, complain) => {
  if (config.databaseUrl !== undefined) needHostKeys(config)
  const resources = await openResources(config)
  const host = createHost(resources, () => undefined, {
    onTaskError: (task, error) => complain(`${FAILURES[task] ?? `${task}:`} ${reasonOf(error)}`),
    onWorkerCrash: (_task, error) => complain(`Falló la lectura de un archivo: ${reasonOf(error)}`),
  })
  try {
    resources.site.listensAt((await knownAddress(resources.database)) ?? resources.site.address())
    const answer = await execute(operatorServicesOf(host, config.dataFolder), line)
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

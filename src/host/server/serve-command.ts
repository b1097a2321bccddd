import type { FastifyInstance } from 'fastify'
import { localCommand, type Print } from '../cli/command.ts'
import type { Config } from '../config/config.ts'
import { OPTIONS_HELP } from '../config/settings.ts'
import { openDatabase } from '../database/open-database.ts'
import { hasClient } from '../http/client-page.ts'
import { systemClock } from '../kernel/clock.ts'
import { knownHosts, type KnowsHost } from '../kernel/known-hosts.ts'
import { stopSignals } from '../kernel/stop-signal.ts'
import { operatorSocketPath } from '../operator-socket/path.ts'
import { openOperatorSocket } from '../operator-socket/server.ts'
import { execute } from '../operator/execute.ts'
import { beginSampleMode, type SampleMode } from '../samples/sample-mode.ts'
import { hashCost, isCheap } from '../security/password-hash.ts'
import type { JobEnd, Resealed } from '../tax-credential/index.ts'
import { createHost, type BackgroundTask, type Host } from './create-host.ts'
import { buildServer } from './http-server.ts'
import { makeAddressKnown } from './known-address.ts'
import { openLogFile } from './log-file.ts'
import { operatorServicesOf } from './operator-services-of.ts'
import { openResources, mailFolderOf } from './resources.ts'
import { sharesSessionKey } from './shared-session-key.ts'
import { stopHost, type Running } from './stop-host.ts'
import { openTelemetry } from './telemetry.ts'

const FIRST_PORT = 4300
const LAST_PORT = 4399

/** Serves until a stop signal, then shuts down cleanly. */
export const serveCommand = localCommand({
  name: 'serve',
  summary: 'Inicia el servidor (por defecto).',
  args: {},
  shape: '[--sample] [--port PUERTO] [--data CARPETA]',
  notes: OPTIONS_HELP.map((line) => line.trimStart()),
  run: async (config, _, say) => {
    const { hurried, stopped } = stopSignals()
    const running: Running = {}
    const telemetry = await openTelemetry(config, () => running.app?.log.warn('traces not exported'))
    const resources = await openResources(config, systemClock, async (...place) =>
      telemetry.watch(await openDatabase(...place)),
    )
    const log = openLogFile(config.dataFolder)
    const host = createHost(resources, ({ id }, end) => note(running.app, id, end), {
      onTaskError: (task, error) => running.app?.log.error(error, FAILURES[task]),
      onResealed: (count) => noteResealed(running.app, count),
      onWorkerCrash: (task, error) => running.app?.log.error({ task, err: error }, 'worker task failed'),
      onReaderFault: (fault) => running.app?.log.error({ fault }, 'reader failed at a document'),
    })
    const services = operatorServicesOf(host, config.dataFolder)
    const knowsHost = knownHostsOf(config)
    try {
      const observers = await telemetry.observe(resources, host, () => running.app?.server)
      running.app = await buildServer(host.services, {
        clientFolder: config.clientFolder,
        behindProxy: config.behindProxy,
        knowsHost,
        log: { level: config.logLevel, stream: log },
        readiness: host.readiness,
        observers,
        ...(config.socketsPerAddress === undefined
          ? {}
          : { connections: { socketsPerAddress: config.socketsPerAddress } }),
      })
      if (isCheap(hashCost(config.passwordCost)))
        running.app.log.warn('passwords are cheaper to guess than the standard makes them')
      host.connections.attach(running.app.server, knowsHost)
      await resources.announcements.start()
      const metrics = await telemetry.serveMetrics()
      if (!resources.isAlone && !(await sharesSessionKey(resources.database, resources.sessionKeys))) say(OTHER_KEY)
      if (!resources.database.hasRowSecurity) say(NO_ROW_SECURITY)
      if (!hasClient(config.clientFolder)) say(noClient(config.clientFolder))
      running.channel = await openOperatorSocket(operatorSocketPath(config.dataFolder), (line) =>
        execute(services, line),
      )
      const sample = config.sample ? await beginSampleMode(services, host.jobs) : undefined
      const address = await listen(running.app, config)
      resources.site.listensAt(address)
      await makeAddressKnown(resources.database, resources.site.address())
      const logins = await sample?.lines(resources.site.address())
      say(welcome(address, config, logins, metrics, host.services.maintenance.isOn()))
      running.settling = settle(host, sample, say).catch((error: unknown) =>
        running.app?.log.error(error, 'not settled'),
      )
      await stopped
    } finally {
      await stopHost(running, host, { waitMs: config.drainWaitMs, hurried })
      await telemetry.close()
      await resources.announcements.close()
      await resources.database.close()
      await log.close()
    }
    say('Anticipo se detuvo.')
    return 0
  },
})

/** A proxy with TLS has a certificate for its names only; without a public address they are not known here. */
const knownHostsOf = ({ address, behindProxy, publicAddress }: Config): KnowsHost => {
  if (publicAddress === undefined && behindProxy) return () => true
  const names = [address, ...(publicAddress === undefined ? [] : [new URL(publicAddress).hostname])]
  return knownHosts(() => names)
}

/** The log's words for a failed task. */
const FAILURES: Readonly<Record<BackgroundTask, string>> = {
  announcements: 'other hosts not heard',
  approvals: 'requests not expired',
  'certificate reminders': 'reminders not sent',
  debts: 'debts not consulted',
  digests: 'digests not sent',
  'lateness of orders': 'lateness of orders not updated',
  mail: 'mail not sent',
  'old answers': 'old answers not deleted',
  'old attempts': 'old attempts not deleted',
  'stored documents': 'stored documents not read again',
  refreshes: 'refreshes not scheduled',
  signatures: 'signatures not checked',
  'stored secrets': 'stored secrets not sealed again',
  transfers: 'transfers not checked',
  'unused files': 'unused files not deleted',
}

const OTHER_KEY =
  'La clave de sesiones no es la del último servidor que se inició con esta base de datos. Si los dos están en uso, ' +
  'cada uno rechaza las sesiones del otro: dales la misma con SESSION_KEY o SESSION_KEY_FILE.'

const NO_ROW_SECURITY =
  'El usuario de la base de datos no puede usar el rol anticipo_app, que limita cada llamada a las filas de su empresa. ' +
  'El servidor funciona sin esa segunda protección; docs/operating.md dice cómo crear el rol.'

const noClient = (folder: string) =>
  `En ${folder} no está el cliente web: el servidor responde solo a la API. Indica su carpeta con --client.`

/** Resumes the tasks of an earlier run. */
const settle = async (host: Host, sample: SampleMode | undefined, say: Print): Promise<void> => {
  for (const task of host.repeated) task.start()
  await host.signatures.start()
  if (sample === undefined) return host.jobs.start()
  if (await sample.finishSetup()) say('Las facturas y operaciones de ejemplo están completas.')
}

const note = (app: FastifyInstance | undefined, job: number, end: JobEnd): void => {
  if (end._tag === 'Succeeded') app?.log.info({ job, ...end.report }, 'tax job done')
  else app?.log.warn({ job, failure: end.failure, err: end.cause }, 'tax job failed')
}

const noteResealed = (app: FastifyInstance | undefined, count: Resealed): void => {
  if (count.unreadable > 0) app?.log.warn(count, 'neither vault key opens some of the stored secrets')
  else app?.log.info(count, 'stored secrets have the first vault key')
}

/** For the terminal, never logged. */
const welcome = (
  address: string,
  { dataFolder, publicAddress, smtpUrl }: Config,
  logins: ReadonlyArray<string> | undefined,
  metrics: string | undefined,
  isClosed: boolean,
): string =>
  [
    '',
    `Anticipo está en ${address}`,
    '',
    ...(logins === undefined ? [] : ['Empresas de ejemplo:', '', ...logins]),
    `Los datos están en ${dataFolder}`,
    ...(publicAddress === undefined ? [] : [`Los enlaces de los correos llevan a ${publicAddress}`]),
    ...(smtpUrl === undefined ? [`Los correos se guardan en ${mailFolderOf(dataFolder)}`] : []),
    ...(metrics === undefined ? [] : [`Las métricas están en ${metrics}`]),
    ...(isClosed ? ['Está cerrado por mantención. Para abrirlo: npm run host -- maintenance off'] : []),
    'Para detenerlo: Ctrl+C',
  ].join('\n')

/** The configured port, or the first free one. */
const listen = async (app: FastifyInstance, { address, port }: Config): Promise<string> => {
  if (port !== undefined) return app.listen({ host: address, port })
  for (let next = FIRST_PORT; ; next += 1) {
    try {
      return await app.listen({ host: address, port: next })
    } catch (error) {
      if (next === LAST_PORT || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    }
  }
}

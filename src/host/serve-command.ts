import type { FastifyInstance } from 'fastify'
import { assemble, type Assembled } from './assemble.ts'
import type { Command } from './command.ts'
import type { Config } from './config.ts'
import { layFoundation } from './foundation.ts'
import { buildServer } from './server.ts'

const FIRST_PORT = 4300
const LAST_PORT = 4399

/** Serves until it is told to stop, then leaves everything in order. */
export const serveCommand: Command = {
  summary: 'Inicia el servidor (por defecto).',
  run: async ({ config }, say) => {
    const foundation = await layFoundation(config)
    let app: FastifyInstance | undefined
    const host = assemble(foundation, (job, end) => app?.log.info({ job: job.id, end: end._tag }, 'tax job ended'))
    try {
      app = await buildServer(host.parts, {
        clientFolder: config.clientFolder,
        behindProxy: config.behindProxy,
        log: { level: config.logLevel },
      })
      host.live.attach(app.server)
      say(`Anticipo está en ${await listen(app, config)}`)
      await host.jobs.start()
      await told(['SIGTERM', 'SIGINT'])
    } finally {
      await stop(app, host)
      await foundation.database.close()
    }
    return 0
  },
}

const stop = async (app: FastifyInstance | undefined, host: Assembled): Promise<void> => {
  await host.live.close()
  await app?.close()
  await host.jobs.stop()
}

/** The port that was asked for, or the first free one. */
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

const told = (signals: ReadonlyArray<NodeJS.Signals>): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })

import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OperatorSocket } from '../operator-socket/server.ts'
import type { Host } from './create-host.ts'

/** The parts to stop, as far as they were started. */
export interface Running {
  app?: FastifyInstance
  channel?: OperatorSocket | undefined
  settling?: Promise<void>
}

export type StoppedHost = {
  readonly [K in 'jobs' | 'signatures']: Pick<Host[K], 'stop'>
} & {
  readonly [K in 'mail' | 'verifier' | 'workers']: Pick<Host[K], 'close'>
} & {
  readonly connections: Pick<Host['connections'], 'close' | 'terminate'>
  readonly readiness: Pick<Host['readiness'], 'drain'>
  readonly repeated: ReadonlyArray<Pick<Host['repeated'][number], 'stop'>>
}

export interface Drain {
  /** How long the host still serves everyone, so that a balancer notices that it is not ready. */
  readonly waitMs: number
  /** How long calls and websockets may then take to end. */
  readonly graceMs?: number
  /** Ends both. */
  readonly hurried: AbortSignal
}

const GRACE_MS = 10_000

/** Stops a host: no new work, then no new connections, and when the last call is answered, the rest. */
export const stopHost = async (running: Running, host: StoppedHost, drain: Drain): Promise<void> => {
  host.readiness.drain()
  await Promise.all([stopWork(host), stopServing(running, host, drain)])
  await host.mail.close()
  await Promise.all([host.verifier.close(), host.workers.close()])
  await running.settling
}

/** A job that is being worked on is given back. */
const stopWork = ({ jobs, repeated, signatures }: StoppedHost): Promise<unknown> =>
  Promise.all([jobs.stop(), signatures.stop(), ...repeated.map((task) => task.stop())])

const stopServing = async (
  { app, channel }: Running,
  { connections }: StoppedHost,
  { graceMs = GRACE_MS, hurried, waitMs }: Drain,
): Promise<void> => {
  if (app?.server.listening === true) await pause(waitMs, hurried)
  await channel?.close()
  const ended = new AbortController()
  const grace = pause(graceMs, AbortSignal.any([hurried, ended.signal])).then(() => {
    connections.terminate()
    app?.server.closeAllConnections()
  })
  await Promise.all([connections.close(), app?.close()])
  ended.abort()
  await grace
}

/** Ends early, and without complaint. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)

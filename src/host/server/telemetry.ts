import type { Server } from 'node:net'
import type { Config } from '../config/config.ts'
import type { OpenedDatabase } from '../database/open-database.ts'
import { tracedDatabase } from '../database/traced-database.ts'
import { ENDPOINT_NAMES, NO_ENDPOINT, type CallObservers } from '../http/observe-calls.ts'
import { countLatestJobs } from '../jobs/job-counts.ts'
import type { MetricsServer } from '../telemetry/metrics-server.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { Host } from './create-host.ts'
import type { HostResources } from './resources.ts'

/** Metrics and traces of a host, as far as its configuration asks for them. */
export interface Telemetry {
  readonly watch: (database: OpenedDatabase) => OpenedDatabase
  readonly observe: (
    resources: HostResources,
    host: Pick<Host, 'connections'>,
    server: () => Server | undefined,
  ) => Promise<CallObservers>
  /** The address of the metrics, once they are served. */
  readonly serveMetrics: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}

/** Loads only the exporters that are asked for. */
export const openTelemetry = async (
  { metricsPort, traces }: Pick<Config, 'metricsPort' | 'traces'>,
  onExportError: () => void,
): Promise<Telemetry> => {
  const tracing = traces ? (await import('../telemetry/otlp-tracing.ts')).openOtlpTracing(onExportError) : undefined
  let metrics: Metrics | undefined
  let metricsServer: MetricsServer | undefined
  return {
    watch: (database) => (tracing === undefined ? database : tracedDatabase(database, tracing)),
    observe: async ({ announcements, clock, database, isAlone }, { connections }, server) => {
      if (metricsPort !== undefined)
        metrics = (await import('../telemetry/metrics.ts')).makeMetrics({
          endpoints: [...ENDPOINT_NAMES, NO_ENDPOINT],
          database,
          countJobs: () => countLatestJobs(database),
          liveConnections: connections.count,
          httpConnections: () => connectionsOf(server()),
          announcements: isAlone ? undefined : announcements,
          now: clock.now,
        })
      return { tracing, answered: metrics?.answered }
    },
    serveMetrics: async () => {
      if (metricsPort === undefined || metrics === undefined) return undefined
      metrics.followAnnouncements()
      const { serveMetrics } = await import('../telemetry/metrics-server.ts')
      metricsServer = await serveMetrics(metricsPort, metrics)
      return metricsServer.address
    },
    close: async () => {
      await metricsServer?.close()
      await tracing?.close()
    },
  }
}

const connectionsOf = (server: Server | undefined): Promise<number> =>
  new Promise((resolve) => {
    if (server === undefined) return resolve(0)
    server.getConnections((_error, count) => resolve(count))
  })

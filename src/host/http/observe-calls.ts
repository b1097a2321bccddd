import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endpoints } from '#wire/endpoints.ts'
import type { Answered } from '../kernel/metrics.port.ts'
import type { CallTrace, Tracing } from '../kernel/tracing.port.ts'

/** Observers of the calls of a host; none by default. */
export interface CallObservers {
  readonly answered?: ((answer: Answered) => void) | undefined
  readonly tracing?: Pick<Tracing, 'beginCall'> | undefined
}

/** Pages, files, and addresses that do not exist. */
export const NO_ENDPOINT = 'other'

/** The endpoints as they are named in metrics and traces: by their pattern, which contains no ids. */
export const ENDPOINT_NAMES: ReadonlySet<string> = new Set(
  Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
)

const endpointOf = ({ method, routeOptions }: FastifyRequest): string => {
  const name = `${method} ${routeOptions.url}`
  return ENDPOINT_NAMES.has(name) ? name : NO_ENDPOINT
}

/** Before all other hooks, whose rejections are answers too. */
export const observeCalls = (app: FastifyInstance, { answered, tracing }: CallObservers): void => {
  if (answered === undefined && tracing === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    const endpoint = endpointOf(request)
    const begunAt = performance.now()
    const trace =
      endpoint === NO_ENDPOINT
        ? undefined
        : tracing?.beginCall({ endpoint, requestId: request.id, headers: request.headers })
    if (trace !== undefined) {
      traces.set(request, trace)
      request.log = request.log.child({ trace: trace.traceId })
    }
    let isEnded = false
    const end = (status: number | undefined): void => {
      if (isEnded) return
      isEnded = true
      answered?.({ endpoint, status, seconds: (performance.now() - begunAt) / 1000 })
      trace?.end(status)
    }
    reply.raw.once('finish', () => end(reply.statusCode))
    /* Without a response when the client left before it. */
    reply.raw.once('close', () => end(undefined))
  })
}

const traces = new WeakMap<FastifyRequest, CallTrace>()

/** Makes `work` a part of the trace of its call. */
export const runTraced = <A>(request: FastifyRequest, work: () => A): A => {
  const trace = traces.get(request)
  return trace === undefined ? work() : trace.run(work)
}

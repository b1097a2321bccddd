import type { IncomingHttpHeaders } from 'node:http'

/** Records what calls do, as a tree of timed steps. */
export interface Tracing {
  readonly beginCall: (call: TracedCall) => CallTrace
  /** Records a statement of the call that runs it. Outside of calls there is nothing to record. */
  readonly statement: <A>(text: string, work: () => Promise<A>) => Promise<A>
  /** Sends what was recorded. */
  readonly close: () => Promise<void>
}

export interface TracedCall {
  /** The method and the route pattern. */
  readonly endpoint: string
  /** The reference that the user sees when the call fails. */
  readonly requestId: string
  /** `traceparent` and `tracestate` (W3C Trace Context) continue the trace of the caller. */
  readonly headers: IncomingHttpHeaders
}

export interface CallTrace {
  readonly traceId: string
  /** Statements of `work` are a part of the call. */
  readonly run: <A>(work: () => A) => A
  /** `undefined` when the client left before the response. */
  readonly end: (status: number | undefined) => void
}

import { setTimeout } from 'node:timers/promises'
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { sqlState } from '../database/database.ts'
import type { Tracing } from '../kernel/tracing.port.ts'

/** A collector that does not answer must not delay the end of the host. */
const CLOSE_LIMIT_MS = 3_000
const MAX_STATEMENT_LENGTH = 1_000

/**
 * Exports to the OTLP collector that the variables of OpenTelemetry name. Statements are recorded without their values, and errors
 * without their messages, which repeat values.
 */
export const openOtlpTracing = (onError: () => void): Tracing => {
  diag.setLogger({ error: onError, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'anticipo' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = provider.getTracer('anticipo')
  return {
    beginCall: ({ endpoint, headers: { traceparent, tracestate }, requestId }) => {
      const parent = propagation.extract(ROOT_CONTEXT, { traceparent, tracestate })
      const [method = '', route = ''] = endpoint.split(' ', 2)
      const attributes = { 'http.request.method': method, 'http.route': route, 'anticipo.request_id': requestId }
      const span = tracer.startSpan(endpoint, { kind: SpanKind.SERVER, attributes }, parent)
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(trace.setSpan(parent, span), work),
        end: (status) => {
          if (status !== undefined) span.setAttribute('http.response.status_code', status)
          if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    statement: async (text, work) => {
      /* A span that has ended does not record: a job that the call set going is no part of it. */
      if (trace.getActiveSpan()?.isRecording() !== true) return work()
      const statement = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_STATEMENT_LENGTH)
      const operation = /^\w+/.exec(statement)?.[0].toUpperCase() ?? 'STATEMENT'
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
      })
      try {
        return await work()
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    close: async () => {
      await Promise.race([provider.shutdown().catch(onError), setTimeout(CLOSE_LIMIT_MS, undefined, { ref: false })])
      for (const api of [trace, context, propagation, diag]) api.disable()
    },
  }
}

const fail = (span: Span, error: unknown): void => {
  const state = sqlState(error)
  if (state !== undefined) span.setAttribute('db.response.status_code', state)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const ignore = (): void => undefined

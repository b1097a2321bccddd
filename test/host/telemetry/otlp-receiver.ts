import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { readonly code: number }
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Readonly<Record<string, unknown>> }>
}

interface Export {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: Pick<ReceivedSpan, 'attributes'>
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<ReceivedSpan> }>
  }>
}

/** A collector on this machine, which understands OTLP over HTTP as JSON. */
export const anOtlpReceiver = async () => {
  const bodies: Array<string> = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const resources = () => bodies.flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on it rejects what it is sent. */
    reject: () => void (status = 400),
    /** All that arrived, as it was sent. */
    sent: () => bodies.join('\n'),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => attributesOf(resources()[0]?.resource),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const attributesOf = (source: Pick<ReceivedSpan, 'attributes'> | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries((source?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tracing } from '#host/kernel/tracing.port.ts'
import { openOtlpTracing } from '#host/telemetry/otlp-tracing.ts'
import { sourceFiles } from '#test/architecture/source-files.ts'
import { ownHost, PASSWORD, type AHost } from '#test/host/server/a-host.ts'
import { anOtlpReceiver, attributesOf, type ReceivedSpan } from './otlp-receiver.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
const CLIENT = 3
const SERVER = 2
const ERROR = 2

let receiver: Awaited<ReturnType<typeof anOtlpReceiver>>
let tracing: Tracing
let host: AHost
let failures: number
const before = { ...process.env }
beforeEach(async () => {
  receiver = await anOtlpReceiver()
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.address
  process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'service.instance.id=one'
  failures = 0
  tracing = openOtlpTracing(() => (failures += 1))
  host = await ownHost({ tracing })
})
afterEach(async () => {
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_RESOURCE_ATTRIBUTES'])
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  await host.close()
  await tracing.close()
  await receiver.close()
})

/** All spans, after the last call. */
const exported = async (): Promise<ReadonlyArray<ReceivedSpan>> => {
  await host.app.close()
  await tracing.close()
  return receiver.spans()
}

describe('a call', () => {
  it('is a span of the trace of its caller, with each of its statements', async () => {
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    await host.request(`GET /api/business/${mine.businessId}/taxuser/check`, { token: mine.token, headers: CALLER })
    const spans = (await exported()).filter(({ traceId }) => traceId === TRACE)
    const call = spans.find(({ kind }) => kind === SERVER)
    expect(call).toMatchObject({
      name: 'GET /api/business/:businessId/taxuser/check',
      parentSpanId: 'b7ad6b7169203331',
    })
    expect(attributesOf(call)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/api/business/:businessId/taxuser/check',
      'http.response.status_code': 200,
    })
    const statements = spans.filter(({ kind }) => kind === CLIENT)
    expect(statements.length).toBeGreaterThan(1)
    for (const statement of statements) {
      expect(statement).toMatchObject({ parentSpanId: call?.spanId, name: 'SELECT' })
      expect(attributesOf(statement)).toMatchObject({
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(/^select .*\$1/),
      })
    }
    expect(receiver.resource()).toMatchObject({ 'service.name': 'anticipo', 'service.instance.id': 'one' })
    expect(failures).toBe(0)
  })

  it('without a caller that traces begins a trace, and transactions are a part of it', async () => {
    await host.company('CL', '76086428-5', 'ana@empresa.cl')
    const spans = await exported()
    const call = spans.find(({ name }) => name === 'POST /api/user/login')
    expect(call?.parentSpanId ?? '').toBe('')
    const names = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)
    expect(names).toContain('INSERT')
  })

  it('leaves its values out', async () => {
    const mine = await host.company('CL', '76086428-5', 'ana@empresa.cl')
    await host.request('POST /api/user/login', { body: { email: 'eva@empresa.cl', password: 'a guess' } })
    await host.request(`GET /api/business/${mine.businessId}/taxuser/check`, { token: mine.token })
    await exported()
    expect(receiver.sent()).not.toMatch(/76086428|ana@|eva@|a guess|correct horse/)
    expect(receiver.sent()).not.toContain(PASSWORD)
    expect(receiver.sent()).not.toContain(mine.token)
  })

  it('has the id of its trace in every line of the log, and the reference of an error in its span', async () => {
    host.lines.length = 0
    await host.database.close()
    const answer = await host.request('POST /api/user/login', {
      body: { email: 'eva@empresa.cl', password: 'a guess' },
      headers: CALLER,
    })
    const lines = host.lines.map((line) => JSON.parse(line) as { readonly trace?: string; readonly msg: string })
    expect(lines.map(({ msg, trace }) => [msg, trace])).toEqual([
      ['call failed', TRACE],
      ['answered', TRACE],
    ])
    const call = (await exported()).find(({ kind, traceId }) => kind === SERVER && traceId === TRACE)
    expect(call?.status.code).toBe(ERROR)
    expect(attributesOf(call)['anticipo.request_id']).toBe((answer.body as { requestId: string }).requestId)
  })

  it('records nothing of what it set going after its response', async () => {
    const call = tracing.beginCall({ endpoint: 'POST /api/user/login', requestId: 'one', headers: {} })
    await call.run(async () => {
      await tracing.statement('select 1', async () => undefined)
      call.end(200)
      await tracing.statement('insert into tax_job', async () => undefined)
    })
    expect((await exported()).map(({ name }) => name)).toEqual(['SELECT', 'POST /api/user/login'])
  })

  it('is no part of a trace that is none', async () => {
    for (const traceparent of ['', 'x', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, `${'x'.repeat(9_000)}`])
      await host.request('POST /api/user/login', { body: {}, headers: { traceparent } })
    const calls = (await exported()).filter(({ kind }) => kind === SERVER)
    expect(calls).toHaveLength(4)
    expect(new Set(calls.map(({ traceId }) => traceId)).size).toBe(4)
    expect(calls.every(({ parentSpanId = '' }) => parentSpanId === '')).toBe(true)
  })
})

describe('what belongs to no call', () => {
  it('is not recorded: pages, health and the work of the host itself', async () => {
    for (const path of ['/', '/health/ready', '/api/nowhere']) await host.request(`GET ${path}`)
    await host.database.query('select 1')
    expect(await exported()).toEqual([])
  })
})

describe('a collector that fails', () => {
  it('affects no call, and is noted', async () => {
    receiver.reject()
    const answer = await host.request('POST /api/user/login', {
      body: { email: 'eva@empresa.cl', password: 'a guess' },
    })
    expect(answer.status).toBe(401)
    await exported()
    expect(failures).toBeGreaterThan(0)
  })
})

describe('without its settings telemetry', () => {
  it('is not loaded: only a dynamic import leads to its packages', () => {
    const files = sourceFiles('src')
    const using = files
      .filter(({ text }) => /from '(?:@opentelemetry\/|prom-client)/.test(text))
      .map(({ path }) => path)
    expect(using).toEqual(['src/host/telemetry/metrics.ts', 'src/host/telemetry/otlp-tracing.ts'])
    const loading = files.filter(({ text }) =>
      /^(?:import|export) (?!type\b)[^']*from '[^']*telemetry\/(?:metrics|otlp-tracing)\.ts'/m.test(text),
    )
    expect(loading).toEqual([])
  })
})

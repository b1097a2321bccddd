import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#host/config/config.ts'

const configOf = (environment: Readonly<Record<string, string>>, argv: ReadonlyArray<string> = ['serve']) =>
  E.map(({ config }: { readonly config: unknown }) => config)(readConfig(argv, environment))

describe('the cost of passwords', () => {
  it('is the standard unless it is given', () => {
    expect(configOf({})).toMatchObject({ right: { passwordCost: undefined } })
    expect(configOf({ PASSWORD_COST: '16' })).toMatchObject({ right: { passwordCost: 16 } })
    expect(configOf({}, ['serve', '--password-cost', '10'])).toMatchObject({ right: { passwordCost: 10 } })
  })

  it.each(['9', '19', '', '15.5', '1e1'])('does not start with %j', (cost) => {
    expect(configOf({ PASSWORD_COST: cost })).toEqual(E.left('El valor de --password-cost no es válido.'))
  })
})

describe('the check of mail domains', () => {
  it('asks the resolvers of the system unless it is told otherwise', () => {
    expect(configOf({})).toMatchObject({ right: { mailDomains: true, dnsServers: undefined } })
    expect(configOf({ MAIL_DOMAINS: 'off' })).toMatchObject({ right: { mailDomains: false } })
    expect(configOf({ DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,[2620:fe::fe]:53,2620:fe::9' })).toMatchObject({
      right: { dnsServers: ['9.9.9.9', '127.0.0.1:5353', '[2620:fe::fe]:53', '2620:fe::9'] },
    })
    expect(configOf({ DNS_SERVERS: '9.9.9.9' }, ['serve', '--dns-servers', '1.1.1.1'])).toMatchObject({
      right: { dnsServers: ['1.1.1.1'] },
    })
  })

  it.each(['', 'dns.example', '9.9.9.9:0', '9.9.9.9,,1.1.1.1', '999.1.1.1', '[9.9.9.9'])(
    'does not start with %j as resolvers',
    (servers) => {
      expect(configOf({ DNS_SERVERS: servers })).toEqual(E.left('El valor de --dns-servers no es válido.'))
    },
  )
})

describe('the stop of a host', () => {
  it('does not wait unless it is told to', () => {
    expect(configOf({})).toMatchObject({ right: { drainWaitMs: 0 } })
    expect(configOf({ DRAIN_WAIT: '10' })).toMatchObject({ right: { drainWaitMs: 10_000 } })
    expect(configOf({ DRAIN_WAIT: '10' }, ['serve', '--drain-wait', '0'])).toMatchObject({ right: { drainWaitMs: 0 } })
  })

  it.each(['', '-1', '301', '10s', '1.5'])('does not start with %j as the wait', (wait) => {
    expect(configOf({ DRAIN_WAIT: wait })).toEqual(E.left('El valor de --drain-wait no es válido.'))
  })
})

describe('telemetry', () => {
  it('is off unless it is asked for', () => {
    expect(configOf({})).toMatchObject({ right: { metricsPort: undefined, traces: false } })
    expect(configOf({ METRICS_PORT: '9464' })).toMatchObject({ right: { metricsPort: 9464 } })
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'True', OTEL_TRACES_EXPORTER: 'otlp' }, false],
    [{ OTEL_TRACES_EXPORTER: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  ])('exports traces with %j: %j', (environment: Readonly<Record<string, string>>, traces) => {
    expect(configOf(environment)).toMatchObject({ right: { traces } })
  })

  it('does not start with an exporter that it does not have, or an endpoint that is none', () => {
    expect(configOf({ OTEL_TRACES_EXPORTER: 'zipkin' })).toEqual(
      E.left('El valor de OTEL_TRACES_EXPORTER no es válido.'),
    )
    expect(configOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toEqual(
      E.left('El valor de OTEL_EXPORTER_OTLP_ENDPOINT no es válido.'),
    )
  })
})

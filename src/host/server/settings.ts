import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LIMIT_NAMES, STANDARD_LIMITS, type ReadingLimits } from '../tax-authority/reading-limits.ts'
import * as codecs from './setting-codecs.ts'

interface Setting<A> {
  readonly codec: t.Decoder<unknown, A>
  readonly variable: string
  readonly option: string | undefined
}

const setting = <A>(codec: t.Decoder<unknown, A>, variable: string, option?: string): Setting<A> => ({
  codec,
  variable,
  option,
})

/** Each setting: its value, its variable of the environment, and its option of the command line. */
export const SETTINGS = {
  address: setting(codecs.Address, 'BIND_ADDRESS', '--host'),
  port: setting(codecs.Port, 'PORT', '--port'),
  behindProxy: setting(codecs.Switch, 'BEHIND_PROXY', '--behind-proxy'),
  socketsPerAddress: setting(codecs.Count, 'SOCKETS_PER_ADDRESS', '--sockets-per-address'),
  publicAddress: setting(codecs.PublicAddress, 'PUBLIC_ADDRESS', '--public-address'),
  data: setting(t.string, 'DATA_DIR', '--data'),
  client: setting(t.string, 'CLIENT_DIR', '--client'),
  databaseUrl: setting(codecs.DatabaseUrl, 'DATABASE_URL', '--database-url'),
  sessionKey: setting(codecs.Keys, 'SESSION_KEY'),
  sessionKeyFile: setting(codecs.File, 'SESSION_KEY_FILE', '--session-key-file'),
  vaultKey: setting(codecs.Keys, 'VAULT_KEY'),
  vaultKeyFile: setting(codecs.File, 'VAULT_KEY_FILE', '--vault-key-file'),
  newVaultKey: setting(codecs.Switch, 'NEW_VAULT_KEY', '--new-vault-key'),
  passwordCost: setting(codecs.PasswordCost, 'PASSWORD_COST', '--password-cost'),
  smtpUrl: setting(codecs.SmtpUrl, 'SMTP_URL', '--smtp-url'),
  mailFrom: setting(codecs.MailFrom, 'MAIL_FROM', '--mail-from'),
  mailDomains: setting(codecs.Switch, 'MAIL_DOMAINS', '--mail-domains'),
  dnsServers: setting(codecs.DnsServers, 'DNS_SERVERS', '--dns-servers'),
  syncEvery: setting(codecs.SyncEvery, 'SYNC_EVERY', '--sync-every'),
  originalFiles: setting(codecs.Count, 'ORIGINAL_FILES', '--original-files'),
  originalMegabytes: setting(codecs.Count, 'ORIGINAL_MEGABYTES', '--original-megabytes'),
  analytics: setting(codecs.Switch, 'HOST_ANALYTICS', '--analytics'),
  sample: setting(codecs.Switch, 'SAMPLE', '--sample'),
  logLevel: setting(codecs.LogLevel, 'LOG_LEVEL', '--log'),
  drainWait: setting(codecs.Seconds, 'DRAIN_WAIT', '--drain-wait'),
  metricsPort: setting(codecs.Port, 'METRICS_PORT', '--metrics-port'),
  tracesExporter: setting(codecs.TracesExporter, 'OTEL_TRACES_EXPORTER'),
  otlpEndpoint: setting(codecs.OtlpEndpoint, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
  tracesEndpoint: setting(codecs.OtlpEndpoint, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  telemetryDisabled: setting(t.string, 'OTEL_SDK_DISABLED'),
}

type Settings = typeof SETTINGS

/** The values of the settings that were given. */
export type GivenSettings = {
  readonly [K in keyof Settings]?: Settings[K] extends Setting<infer A> ? A | undefined : never
}

type Texts = ReadonlyMap<string, string | undefined>

/** Of a setting that is given twice the option counts. Returns a sentence in Spanish for an invalid value. */
export const readSettings = (options: Texts, variables: Texts): E.Either<string, GivenSettings> => {
  const given = new Map<string, unknown>()
  for (const [name, { codec, option, variable }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const text = (option === undefined ? undefined : options.get(option)) ?? variables.get(variable)
    if (text === undefined) continue
    const decoded = codec.decode(text)
    if (E.isLeft(decoded)) return E.left(`El valor de ${option ?? variable} no es válido.`)
    given.set(name, decoded.right)
  }
  return E.right(Object.fromEntries(given) as GivenSettings)
}

/** Options of every command. */
export const HOST_OPTIONS: ReadonlySet<string> = new Set([
  ...Object.values(SETTINGS).flatMap(({ option }) => option ?? []),
  '--help',
])

/** Options without a value. */
export const SWITCHES: ReadonlySet<string> = new Set([
  '--behind-proxy',
  '--sample',
  '--analytics',
  '--new-vault-key',
  '--help',
])

/** `LIMIT_FILE_BYTES` is `fileBytes`: each limit has a variable. */
export const limitVariable = (name: keyof ReadingLimits): string =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

export const readLimits = (variables: Texts): E.Either<string, ReadingLimits> => {
  const limits: Record<keyof ReadingLimits, number> = { ...STANDARD_LIMITS }
  for (const name of LIMIT_NAMES) {
    const text = variables.get(limitVariable(name)) ?? ''
    if (text === '') continue
    if (!/^[1-9]\d{0,11}$/.test(text)) return E.left(`El valor de ${limitVariable(name)} no es válido.`)
    limits[name] = Number(text)
  }
  return E.right(limits)
}

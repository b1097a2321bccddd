import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LIMIT_NAMES, STANDARD_LIMITS, type ReadingLimits } from './reading-limits.ts'
import * as codecs from './setting-codecs.ts'

interface Setting<A> {
  readonly codec: t.Decoder<unknown, A>
  readonly variable: string
  readonly option: string | undefined
  /** The option has no value. */
  readonly isFlag: boolean
  readonly help: string | undefined
}

/** `synopsis` is the option, followed by a word for its value unless it is a flag. */
const setting = <A>(
  codec: t.Decoder<unknown, A>,
  variable: string,
  ...[synopsis, help]: [] | [synopsis: string, help: string]
): Setting<A> => {
  const [option, value] = synopsis?.split(' ') ?? []
  return {
    codec,
    variable,
    option,
    isFlag: option !== undefined && value === undefined,
    help: synopsis && `  ${synopsis.padEnd(HELP_COLUMN)}${help}`,
  }
}

const HELP_COLUMN = 25

/** Each setting: its value, its variable of the environment, and its option of the command line with its help. */
export const SETTINGS = {
  address: setting(codecs.Address, 'BIND_ADDRESS', '--host DIRECCIÓN', 'dónde escucha; si falta, 127.0.0.1'),
  port: setting(codecs.Port, 'PORT', '--port PUERTO', 'si falta, el primero libre desde el 4300; 0 es cualquiera'),
  behindProxy: setting(codecs.Switch, 'BEHIND_PROXY', '--behind-proxy', 'un proxy con TLS está delante'),
  socketsPerAddress: setting(
    codecs.Count,
    'SOCKETS_PER_ADDRESS',
    '--sockets-per-address N',
    'cuántas conexiones puede tener una dirección a la vez; si falta, 200',
  ),
  publicAddress: setting(
    codecs.PublicAddress,
    'PUBLIC_ADDRESS',
    '--public-address URL',
    'la dirección que llevan los enlaces de los correos, si no es la de escucha',
  ),
  data: setting(t.string, 'DATA_DIR', '--data CARPETA', 'la carpeta de datos; si falta, data'),
  client: setting(t.string, 'CLIENT_DIR', '--client CARPETA', 'el cliente web, si no está junto al programa'),
  databaseUrl: setting(
    codecs.DatabaseUrl,
    'DATABASE_URL',
    '--database-url URL',
    'un servidor PostgreSQL en vez de la base de datos incluida',
  ),
  sessionKey: setting(codecs.Keys, 'SESSION_KEY'),
  sessionKeyFile: setting(
    codecs.File,
    'SESSION_KEY_FILE',
    '--session-key-file F',
    'la clave que firma las sesiones, en un archivo fuera de la carpeta de datos',
  ),
  vaultKey: setting(codecs.Keys, 'VAULT_KEY'),
  vaultKeyFile: setting(
    codecs.File,
    'VAULT_KEY_FILE',
    '--vault-key-file F',
    'la clave que sella las claves tributarias, en un archivo fuera de la carpeta de datos',
  ),
  newVaultKey: setting(
    codecs.Switch,
    'NEW_VAULT_KEY',
    '--new-vault-key',
    'esa clave se perdió: cada empresa ingresa de nuevo la suya',
  ),
  passwordCost: setting(
    codecs.PasswordCost,
    'PASSWORD_COST',
    '--password-cost N',
    'el costo de las contraseñas, de 10 a 18; si falta, 15; menos es solo para pruebas',
  ),
  smtpUrl: setting(
    codecs.SmtpUrl,
    'SMTP_URL',
    '--smtp-url URL',
    'un servidor de correo; si falta, los correos quedan en archivos',
  ),
  mailFrom: setting(codecs.MailFrom, 'MAIL_FROM', '--mail-from DE', 'quién firma los correos'),
  mailDomains: setting(
    codecs.Switch,
    'MAIL_DOMAINS',
    '--mail-domains off',
    'no pregunta si el dominio de un email nuevo recibe correo; si falta, pregunta',
  ),
  dnsServers: setting(
    codecs.DnsServers,
    'DNS_SERVERS',
    '--dns-servers IP,…',
    'a quién lo pregunta; si falta, a los del sistema',
  ),
  financierRut: setting(
    codecs.TaxId('CL'),
    'FINANCIER_RUT',
    '--financier-rut RUT',
    'el RUT del financista: una factura que la empresa le cedió se transfiere igual',
  ),
  financierRfc: setting(codecs.TaxId('MX'), 'FINANCIER_RFC', '--financier-rfc RFC', 'lo mismo en México'),
  syncEvery: setting(
    codecs.SyncEvery,
    'SYNC_EVERY',
    '--sync-every CADA',
    'cada cuánto se actualizan las facturas: 30m, 12h, 2d u off; si falta, 12h',
  ),
  originalFiles: setting(
    codecs.Count,
    'ORIGINAL_FILES',
    '--original-files N',
    'cuántos archivos subidos guarda por empresa antes de archivar los más antiguos; si falta, 2000',
  ),
  originalMegabytes: setting(
    codecs.Count,
    'ORIGINAL_MEGABYTES',
    '--original-megabytes N',
    'cuántos megabytes de esos archivos; si falta, 500',
  ),
  storageMegabytes: setting(
    codecs.Count,
    'STORAGE_MEGABYTES',
    '--storage-megabytes N',
    'cuántos megabytes de archivos puede subir cada empresa en total; si falta, 5120',
  ),
  analytics: setting(
    codecs.Switch,
    'HOST_ANALYTICS',
    '--analytics',
    'guarda qué se usa, sin nombres ni montos; si falta, no guarda nada',
  ),
  sample: setting(codecs.Switch, 'SAMPLE', '--sample', 'con dos empresas de ejemplo, sus facturas y sus operaciones'),
  logLevel: setting(
    codecs.LogLevel,
    'LOG_LEVEL',
    '--log NIVEL',
    'cuánto se anota en logs/host.log: debug, info, warn, error o silent',
  ),
  drainWait: setting(
    codecs.Seconds,
    'DRAIN_WAIT',
    '--drain-wait S',
    'cuántos segundos sigue atendiendo al detenerse, para que un balanceador lo note; si falta, 0',
  ),
  metricsPort: setting(
    codecs.Port,
    'METRICS_PORT',
    '--metrics-port P',
    'el puerto de esta máquina que entrega las métricas; si falta, ninguno',
  ),
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

/** The option counts when a setting is given twice. Returns a sentence in Spanish for an invalid value. */
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

/** Those of them without a value. */
export const FLAGS: ReadonlySet<string> = new Set([
  ...Object.values(SETTINGS).flatMap(({ isFlag, option }) => (isFlag && option !== undefined ? [option] : [])),
  '--help',
])

/** One line per option. */
export const OPTIONS_HELP: ReadonlyArray<string> = Object.values(SETTINGS).flatMap(({ help }) => help ?? [])

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

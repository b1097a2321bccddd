import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { mapCodec } from '#wire/codec/map-codec.ts'
import { MINUTE_MS } from '../kernel/repeated-task.ts'
import { STANDARD_ORIGINALS, type OriginalLimits } from '../tax-authority/originals.ts'
import { LIMIT_NAMES, STANDARD_LIMITS, type ReadingLimits } from '../tax-authority/reading-limits.ts'
import { parseKeys, type GivenKeys } from '../identity/key-file.ts'

/** The configuration of the host. */
export interface Config {
  readonly address: string
  /** Undefined: the first free one from 4300. */
  readonly port: number | undefined
  readonly behindProxy: boolean
  /** Connections per address; undefined for the default. */
  readonly socketsPerAddress: number | undefined
  readonly dataFolder: string
  readonly clientFolder: string
  /** A PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  readonly logLevel: string
  /** The public origin of the host, without a trailing slash; undefined for its listening address. */
  readonly publicAddress: string | undefined
  /** The URL of a mail server; undefined writes mail into files. */
  readonly smtpUrl: string | undefined
  /** The sender of e-mails. */
  readonly mailFrom: string | undefined
  /** Ask a resolver whether the domains of new accounts receive mail. */
  readonly mailDomains: boolean
  /** The resolvers to ask; undefined for those of the system. */
  readonly dnsServers: ReadonlyArray<string> | undefined
  /** How often the documents of each company are refreshed, in milliseconds; undefined for never. */
  readonly syncEveryMs: number | undefined
  /** The exponent of the cost of a password's hash; undefined for the default. */
  readonly passwordCost: number | undefined
  /** Store analytics events. */
  readonly analytics: boolean
  /** Limits of uploaded original files per business. */
  readonly originals: OriginalLimits
  /** Limits of untrusted input. */
  readonly readingLimits: ReadingLimits
  /** Keys outside the data folder. */
  readonly sessionKey: GivenKeys
  readonly vaultKey: GivenKeys
  /** The vault's key was lost: stored credentials are given up. */
  readonly newVaultKey: boolean
  /** Fill an empty database with the sample companies. */
  readonly sample: boolean
}

export interface ParsedArguments {
  /** The arguments without the options: the command and its words. */
  readonly words: ReadonlyArray<string>
  readonly config: Config
  /** Options that belong to a command: `--password x`, `--documents y`. */
  readonly options: ReadonlyMap<string, string>
}

/**
 * Reads the environment and the command line, which takes precedence. Returns a sentence in Spanish for invalid
 * configuration.
 */
export const readConfig = (
  argv: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>,
): E.Either<string, ParsedArguments> => {
  const { words, options } = split(argv)
  const variables = new Map(Object.entries(environment))
  const given = Object.fromEntries(
    Object.entries(NAMES).map(([key, { option, variable }]) => [
      key,
      (option && options.get(option)) ?? variables.get(variable),
    ]),
  )
  const decoded = Given.decode(given)
  if (E.isLeft(decoded)) {
    const wrong = new Set(decoded.left[0]?.context.map((entry) => entry.key))
    const [, named] = Object.entries(NAMES).find(([key]) => wrong.has(key)) ?? []
    return E.left(`El valor de ${named?.option ?? named?.variable ?? 'una opción'} no es válido.`)
  }
  const {
    address = '127.0.0.1',
    port,
    behindProxy = false,
    data,
    client,
    databaseUrl,
    logLevel,
    sample,
    syncEvery,
  } = decoded.right
  const {
    analytics,
    dnsServers,
    mailDomains,
    originalFiles,
    originalMegabytes,
    passwordCost,
    publicAddress,
    smtpUrl,
    mailFrom,
    socketsPerAddress,
  } = decoded.right
  if (!LOOPBACK.has(address) && !behindProxy) {
    return E.left(
      `Escuchar en ${address} expone los datos a la red. Usa --behind-proxy si un proxy con TLS está delante.`,
    )
  }
  const readingLimits = limitsIn(variables)
  if (E.isLeft(readingLimits)) return readingLimits
  const config: Config = {
    address,
    port,
    behindProxy,
    socketsPerAddress,
    dataFolder: resolve(data ?? 'data'),
    clientFolder: resolve(client ?? 'dist/client'),
    databaseUrl,
    logLevel: logLevel ?? 'info',
    publicAddress,
    smtpUrl,
    mailFrom,
    mailDomains: mailDomains ?? true,
    dnsServers,
    passwordCost,
    analytics: analytics ?? false,
    originals: {
      files: originalFiles ?? STANDARD_ORIGINALS.files,
      bytes: originalMegabytes === undefined ? STANDARD_ORIGINALS.bytes : originalMegabytes * 1024 * 1024,
    },
    readingLimits: readingLimits.right,
    syncEveryMs: syncEvery === 'off' ? undefined : (syncEvery ?? STANDARD_SYNC_MS),
    sample: sample ?? false,
    sessionKey: { name: 'SESSION_KEY', keys: decoded.right.sessionKey, file: decoded.right.sessionKeyFile },
    vaultKey: { name: 'VAULT_KEY', keys: decoded.right.vaultKey, file: decoded.right.vaultKeyFile },
    newVaultKey: decoded.right.newVaultKey ?? false,
  }
  const twice = [config.sessionKey, config.vaultKey].find(({ file, keys }) => file !== undefined && keys !== undefined)
  if (twice !== undefined) return E.left(`Indica ${twice.name} o ${twice.name}_FILE, no los dos.`)
  return E.right({ words, config, options })
}

/** `LIMIT_FILE_BYTES` is `fileBytes`: each limit has a variable. */
const limitsIn = (variables: ReadonlyMap<string, string | undefined>): E.Either<string, ReadingLimits> => {
  const limits: Record<keyof ReadingLimits, number> = { ...STANDARD_LIMITS }
  for (const name of LIMIT_NAMES) {
    const variable = `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
    const text = variables.get(variable) ?? ''
    if (text === '') continue
    if (!/^[1-9]\d{0,11}$/.test(text)) return E.left(`El valor de ${variable} no es válido.`)
    limits[name] = Number(text)
  }
  return E.right(limits)
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

const NAMES: Readonly<Record<string, { readonly option?: string; readonly variable: string }>> = {
  address: { option: '--host', variable: 'BIND_ADDRESS' },
  port: { option: '--port', variable: 'PORT' },
  behindProxy: { option: '--behind-proxy', variable: 'BEHIND_PROXY' },
  socketsPerAddress: { option: '--sockets-per-address', variable: 'SOCKETS_PER_ADDRESS' },
  data: { option: '--data', variable: 'DATA_DIR' },
  client: { option: '--client', variable: 'CLIENT_DIR' },
  databaseUrl: { option: '--database-url', variable: 'DATABASE_URL' },
  logLevel: { option: '--log', variable: 'LOG_LEVEL' },
  publicAddress: { option: '--public-address', variable: 'PUBLIC_ADDRESS' },
  smtpUrl: { option: '--smtp-url', variable: 'SMTP_URL' },
  mailFrom: { option: '--mail-from', variable: 'MAIL_FROM' },
  mailDomains: { option: '--mail-domains', variable: 'MAIL_DOMAINS' },
  syncEvery: { option: '--sync-every', variable: 'SYNC_EVERY' },
  dnsServers: { option: '--dns-servers', variable: 'DNS_SERVERS' },
  passwordCost: { option: '--password-cost', variable: 'PASSWORD_COST' },
  analytics: { option: '--analytics', variable: 'HOST_ANALYTICS' },
  originalFiles: { option: '--original-files', variable: 'ORIGINAL_FILES' },
  originalMegabytes: { option: '--original-megabytes', variable: 'ORIGINAL_MEGABYTES' },
  sample: { option: '--sample', variable: 'SAMPLE' },
  sessionKey: { variable: 'SESSION_KEY' },
  sessionKeyFile: { option: '--session-key-file', variable: 'SESSION_KEY_FILE' },
  vaultKey: { variable: 'VAULT_KEY' },
  vaultKeyFile: { option: '--vault-key-file', variable: 'VAULT_KEY_FILE' },
  newVaultKey: { option: '--new-vault-key', variable: 'NEW_VAULT_KEY' },
}

/** Options of every command. */
export const HOST_OPTIONS: ReadonlySet<string> = new Set([
  ...Object.values(NAMES).flatMap(({ option }) => option ?? []),
  '--help',
])

/** Options without a value. */
const SWITCHES: ReadonlySet<string> = new Set([
  '--behind-proxy',
  '--sample',
  '--analytics',
  '--new-vault-key',
  '--help',
])

/** 0 means any free port. */
const Port = mapCodec(
  'Port',
  t.string,
  (text) => {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return port <= 65_535 ? E.right(port) : E.left('PortOutOfRange')
  },
  String,
)
const Count = mapCodec(
  'Count',
  t.string,
  (text) => (/^[1-9]\d{0,5}$/.test(text) ? E.right(Number(text)) : E.left('CountMalformed')),
  String,
)
/** 18 takes 256 MB for each hash, of which two are made at a time. */
const PasswordCost = mapCodec(
  'PasswordCost',
  t.string,
  (text) => (/^1[0-8]$/.test(text) ? E.right(Number(text)) : E.left('PasswordCostMalformed')),
  String,
)
const Switch = mapCodec(
  'Switch',
  t.string,
  (text) =>
    SWITCH_WORDS.has(text) ? E.right(text !== '0' && text !== 'false' && text !== 'off') : E.left('SwitchUnknown'),
  String,
)
const SWITCH_WORDS: ReadonlySet<string> = new Set(['', '0', '1', 'true', 'false', 'on', 'off'])
const Address = mapCodec(
  'Address',
  t.string,
  (text) => (/^[A-Za-z0-9.:-]{1,253}$/.test(text) ? E.right(text) : E.left('AddressMalformed')),
  String,
)
const DatabaseUrl = mapCodec(
  'DatabaseUrl',
  t.string,
  (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? E.right(text) : E.left('DatabaseUrlMalformed')),
  String,
)
/** The origin only: linked paths are at its root. */
const PublicAddress = mapCodec(
  'PublicAddress',
  t.string,
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    return isOrigin ? E.right(url.origin) : E.left('PublicAddressMalformed')
  },
  String,
)
const SmtpUrl = mapCodec(
  'SmtpUrl',
  t.string,
  (text) => (/^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) ? E.right(text) : E.left('SmtpUrlMalformed')),
  String,
)
const MailFrom = mapCodec(
  'MailFrom',
  t.string,
  (text) =>
    /^(?:[^<>"\r\n]{1,100} )?<?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?$/.test(text)
      ? E.right(text)
      : E.left('MailFromMalformed'),
  String,
)
/** A number of minutes, hours or days, such as `12h`, or `off`; a quarter of an hour to thirty days. */
const SyncEvery = mapCodec<string, string, number | 'off'>(
  'SyncEvery',
  t.string,
  (text) => {
    if (text === 'off') return E.right('off')
    const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? []
    const milliseconds = Number(count) * (UNITS_MS.get(unit) ?? 0)
    return milliseconds >= 15 * MINUTE_MS && milliseconds <= 30 * DAY_MS
      ? E.right(milliseconds)
      : E.left('SyncEveryMalformed')
  },
  (every) => (every === 'off' ? every : `${every / MINUTE_MS}m`),
)
const DAY_MS = 24 * 60 * MINUTE_MS
const UNITS_MS: ReadonlyMap<string, number> = new Map([
  ['m', MINUTE_MS],
  ['h', 60 * MINUTE_MS],
  ['d', DAY_MS],
])
const STANDARD_SYNC_MS = DAY_MS / 2
/** Addresses with an optional port, separated by commas. */
const DnsServers = mapCodec<string, string, ReadonlyArray<string>>(
  'DnsServers',
  t.string,
  (text) => {
    const servers = text.split(',').map((server) => server.trim())
    return servers.every(isDnsServer) ? E.right(servers) : E.left('DnsServersMalformed')
  },
  (servers) => servers.join(','),
)
const isDnsServer = (server: string): boolean => {
  const [, inBrackets, plain] = /^(?:\[([\da-fA-F:.]+)\]|([\d.]+))(?::[1-9]\d{0,4})?$/.exec(server) ?? []
  return isIP(inBrackets ?? plain ?? server) > 0
}
/** Never on the command line, which every process of the machine can read. */
const Keys = mapCodec(
  'Keys',
  t.string,
  (text) => E.fromNullable('KeyMalformed')(parseKeys(text)),
  (keys) => keys.flatMap((key) => (key === undefined ? [] : Buffer.from(key).toString('base64url'))).join(','),
)
const File = mapCodec(
  'File',
  t.string,
  (text) => (text === '' ? E.left('FileMissing') : E.right(resolve(text))),
  String,
)
const LogLevel = t.keyof({ trace: null, debug: null, info: null, warn: null, error: null, fatal: null, silent: null })

const Given = t.partial({
  address: Address,
  port: Port,
  behindProxy: Switch,
  socketsPerAddress: Count,
  data: t.string,
  client: t.string,
  databaseUrl: DatabaseUrl,
  logLevel: LogLevel,
  publicAddress: PublicAddress,
  smtpUrl: SmtpUrl,
  mailFrom: MailFrom,
  mailDomains: Switch,
  dnsServers: DnsServers,
  passwordCost: PasswordCost,
  syncEvery: SyncEvery,
  analytics: Switch,
  originalFiles: Count,
  originalMegabytes: Count,
  sample: Switch,
  sessionKey: Keys,
  sessionKeyFile: File,
  vaultKey: Keys,
  vaultKeyFile: File,
  newVaultKey: Switch,
})

/** An option takes a value unless it is a switch. Which options a command has is checked by the command. */
const split = (argv: ReadonlyArray<string>): Pick<ParsedArguments, 'options' | 'words'> => {
  const named = argv.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
  const { positionals, values } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      named.map((name) => [name, { type: SWITCHES.has(`--${name}`) ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false,
  })
  const options = Object.entries(values).map(([name, value]): [string, string] => {
    const without = SWITCHES.has(`--${name}`) ? '1' : ''
    return [`--${name}`, typeof value === 'string' ? value : without]
  })
  return { words: positionals, options: new Map(options) }
}

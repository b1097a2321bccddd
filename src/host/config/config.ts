import { join, resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Country } from '#domain/kernel/country.ts'
import type { GivenKeys } from '../security/key-file.ts'
import { splitCommandLine, type CommandLine } from './command-line.ts'
import { STANDARD_ORIGINALS, type OriginalLimits } from './original-limits.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { DAY_MS } from './setting-codecs.ts'
import { readLimits, readSettings, type GivenSettings } from './settings.ts'

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
  /** The limit of all uploaded files of one company. */
  readonly storageBytes: number
  /** Limits of untrusted input. */
  readonly readingLimits: ReadingLimits
  /** Keys outside the data folder. */
  readonly sessionKey: GivenKeys
  readonly vaultKey: GivenKeys
  /** The vault's key was lost: stored credentials are given up. */
  readonly newVaultKey: boolean
  /** The tax id of the financier in each country where it takes cessions. */
  readonly financier: Readonly<Record<Country, string | undefined>>
  /** Fill an empty database with the sample companies. */
  readonly sample: boolean
  /** How long a host that was told to stop still serves, in milliseconds. */
  readonly drainWaitMs: number
  /** The port of 127.0.0.1 that serves metrics; undefined for none. */
  readonly metricsPort: number | undefined
  /** Export traces, as the variables of OpenTelemetry say. */
  readonly traces: boolean
}

export interface ParsedArguments extends CommandLine {
  readonly config: Config
}

/**
 * Reads the environment and the command line, which takes precedence. Returns a sentence in Spanish for invalid
 * configuration. `flags` are the options of commands that take no value.
 */
export const readConfig = (
  argv: ReadonlyArray<string>,
  environment: Readonly<Record<string, string | undefined>>,
  flags: ReadonlyArray<string> = [],
): E.Either<string, ParsedArguments> => {
  const { words, options } = splitCommandLine(argv, flags)
  const variables = new Map(Object.entries(environment))
  const given = readSettings(options, variables)
  if (E.isLeft(given)) return given
  const readingLimits = readLimits(variables)
  if (E.isLeft(readingLimits)) return readingLimits
  const config = configOf(given.right, readingLimits.right)
  const fault = faultOf(config)
  return fault === undefined ? E.right({ words, config, options }) : E.left(fault)
}

const configOf = (given: GivenSettings, readingLimits: ReadingLimits): Config => ({
  address: given.address ?? '127.0.0.1',
  port: given.port,
  behindProxy: given.behindProxy ?? false,
  socketsPerAddress: given.socketsPerAddress,
  dataFolder: resolve(given.data ?? 'data'),
  clientFolder: given.client === undefined ? BUILT_CLIENT : resolve(given.client),
  databaseUrl: given.databaseUrl,
  logLevel: given.logLevel ?? 'info',
  publicAddress: given.publicAddress,
  smtpUrl: given.smtpUrl,
  mailFrom: given.mailFrom,
  mailDomains: given.mailDomains ?? true,
  dnsServers: given.dnsServers,
  passwordCost: given.passwordCost,
  analytics: given.analytics ?? false,
  originals: {
    files: given.originalFiles ?? STANDARD_ORIGINALS.files,
    bytes: given.originalMegabytes === undefined ? STANDARD_ORIGINALS.bytes : given.originalMegabytes * 1024 * 1024,
  },
  storageBytes: (given.storageMegabytes ?? STANDARD_STORAGE_MEGABYTES) * 1024 * 1024,
  readingLimits,
  syncEveryMs: given.syncEvery === 'off' ? undefined : (given.syncEvery ?? STANDARD_SYNC_MS),
  financier: { CL: given.financierRut, MX: given.financierRfc },
  sample: given.sample ?? false,
  sessionKey: { name: 'SESSION_KEY', keys: given.sessionKey, file: given.sessionKeyFile },
  vaultKey: { name: 'VAULT_KEY', keys: given.vaultKey, file: given.vaultKeyFile },
  newVaultKey: given.newVaultKey ?? false,
  drainWaitMs: given.drainWait ?? 0,
  metricsPort: given.metricsPort,
  traces: exportsTraces(given),
})

/** The build puts it next to the host's program, so that the program finds it from any current folder. */
const BUILT_CLIENT = join(import.meta.dirname, '../client')

const STANDARD_SYNC_MS = DAY_MS / 2

/** How many megabytes of files one company may store, unless the operator sets another size. */
const STANDARD_STORAGE_MEGABYTES = 5_120

/** The specification of OpenTelemetry reads its variables so, except that without any of them nothing is exported. */
const exportsTraces = ({ otlpEndpoint = '', telemetryDisabled, tracesEndpoint = '', tracesExporter }: GivenSettings) =>
  telemetryDisabled?.toLowerCase() !== 'true' &&
  tracesExporter !== 'none' &&
  (tracesExporter === 'otlp' || otlpEndpoint !== '' || tracesEndpoint !== '')

/** Settings that contradict each other. */
const faultOf = ({ address, behindProxy, sessionKey, vaultKey }: Config): string | undefined => {
  if (!LOOPBACK.has(address) && !behindProxy)
    return `Escuchar en ${address} expone los datos a la red. Usa --behind-proxy si un proxy con TLS está delante.`
  const twice = [sessionKey, vaultKey].find(({ file, keys }) => file !== undefined && keys !== undefined)
  return twice && `Indica ${twice.name} o ${twice.name}_FILE, no los dos.`
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

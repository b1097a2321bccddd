import type { Announcements } from '../announcements/announcements.port.ts'
import { makeLocalAnnouncements } from '../announcements/local-announcements.ts'
import { makePostgresAnnouncements } from '../announcements/postgres-announcements.ts'
import type { Config } from '../config/config.ts'
import type { OriginalLimits } from '../config/original-limits.ts'
import { openDatabase, type OpenedDatabase } from '../database/open-database.ts'
import { DataNotOpened, explainOpening } from '../database/opening-failures.ts'
import { openMaintenance } from '../http/maintenance.ts'
import { makeLimits } from '../http/rate-limits.ts'
import { NO_DOMAIN_CHECK } from '../identity/index.ts'
import { makeDnsMailDomains } from '../identity/dns-mail-domains.ts'
import { makeTokens } from '../identity/tokens.ts'
import { systemClock, type Clock } from '../kernel/clock.ts'
import { closeDataFolder, dataPath } from '../kernel/data-folder.ts'
import { makeFormTickets } from '../legal/form-ticket.ts'
import type { Muting } from '../mail/mail.port.ts'
import { withSite } from '../mail/emails.ts'
import { sendBySmtp, writeToFolder, type Send } from '../mail/transports.ts'
import { muteAddress } from '../notifications/index.ts'
import { bankTransfers } from '../payables/index.ts'
import { sampleRootsFolder } from '../samples/write-samples.ts'
import { givenKeysOr, rejectNewKeys, type Keys } from '../security/key-file.ts'
import { hashCost, makePasswords } from '../security/password-hash.ts'
import { makeVault } from '../security/vault.ts'
import { trustedRootsFolder } from '../tax-authority/sign/index.ts'
import { endAllCredentials, opensCredentials } from '../tax-credential/index.ts'
import { createPublicUrl, type PublicUrl } from './public-url.ts'
import type { HostServices } from './services.ts'

/** The shared resources of every command: data, keys and time. */
export interface HostResources extends Pick<
  HostServices,
  | 'clock'
  | 'tokens'
  | 'formTickets'
  | 'passwords'
  | 'vault'
  | 'limits'
  | 'mailDomains'
  | 'maintenance'
  | 'analytics'
  | 'financier'
  | 'readingLimits'
  | 'storageBytes'
> {
  readonly database: OpenedDatabase
  readonly announcements: Announcements
  /** The database is locked by this process. */
  readonly isAlone: boolean
  /** To compare with those of other hosts. */
  readonly sessionKeys: Keys
  readonly dataFolder: string
  readonly site: PublicUrl
  readonly sendMail: Send
  /** Folders of trusted certificates. */
  readonly trustedFolders: ReadonlyArray<string>
  readonly originals: OriginalLimits
  readonly transfers: bankTransfers.IncomingTransfers
  readonly syncEveryMs: number | undefined
}

export const openResources = async (
  config: Config,
  clock: Clock = systemClock,
  open: typeof openDatabase = openDatabase,
): Promise<HostResources> => {
  const { dataFolder, databaseUrl } = config
  try {
    closeDataFolder(dataFolder)
    const keys = keysOf(config)
    const database = await open(dataFolder, databaseUrl, clock.now)
    return await assemble(database, keys, config, clock).catch((error: unknown) =>
      database.close().then(() => Promise.reject(error)),
    )
  } catch (error) {
    throw explainOpening(error, dataFolder)
  }
}

interface HostKeys {
  readonly session: Keys
  readonly vault: Keys
}

const keysOf = ({ dataFolder, sessionKey, vaultKey }: Config): HostKeys => ({
  session: givenKeysOr(sessionKey, keyFileIn(dataFolder, 'session')),
  vault: givenKeysOr(vaultKey, keyFileIn(dataFolder, 'vault')),
})

/** A command that shares a database with hosts needs their keys: with others it cannot read what they encrypted, nor sign what they accept. */
export const needHostKeys = ({ dataFolder, sessionKey, vaultKey }: Config): void => {
  rejectNewKeys(sessionKey, keyFileIn(dataFolder, 'session'))
  rejectNewKeys(vaultKey, keyFileIn(dataFolder, 'vault'))
}

const keyFileIn = (dataFolder: string, name: keyof HostKeys): string => dataPath(dataFolder, 'keys', `${name}.key`)

const assemble = async (
  database: OpenedDatabase,
  keys: HostKeys,
  config: Config,
  clock: Clock,
): Promise<HostResources> => {
  const { dataFolder, databaseUrl } = config
  const site = createPublicUrl(config.publicAddress)
  const vault = makeVault(keys.vault)
  if (!(await opensCredentials(database, vault))) {
    if (!config.newVaultKey) throw new DataNotOpened('KEY_WRONG', config.vaultKey.name)
    await endAllCredentials(database, clock)
  }
  const announcements =
    databaseUrl === undefined
      ? makeLocalAnnouncements(clock.now)
      : makePostgresAnnouncements({ address: databaseUrl, database, now: clock.now })
  return {
    database,
    announcements,
    isAlone: databaseUrl === undefined,
    sessionKeys: keys.session,
    dataFolder,
    site,
    sendMail: mailSender(config, { clock, site, vault }),
    trustedFolders: [trustedRootsFolder(dataFolder), ...(config.sample ? [sampleRootsFolder(dataFolder)] : [])],
    originals: config.originals,
    transfers: config.sample ? bankTransfers.SAMPLE_BANK : bankTransfers.NO_BANK_CONNECTION,
    syncEveryMs: config.syncEveryMs,
    clock,
    tokens: makeTokens(keys.session, clock),
    formTickets: makeFormTickets(keys.session, clock),
    vault,
    passwords: makePasswords(hashCost(config.passwordCost)),
    limits: makeLimits(database),
    mailDomains: config.mailDomains
      ? makeDnsMailDomains({ servers: config.dnsServers, now: clock.now })
      : NO_DOMAIN_CHECK,
    maintenance: await openMaintenance(database, () => announcements.publish({ type: 'maintenance' })),
    analytics: config.analytics,
    financier: config.financier,
    readingLimits: config.readingLimits,
    storageBytes: config.storageBytes,
  }
}

/** The folder of e-mails without a mail server. */
export const mailFolderOf = (dataFolder: string): string => dataPath(dataFolder, 'mail')

const mailSender = (
  { dataFolder, mailFrom, smtpUrl }: Config,
  { clock, site, vault }: Pick<HostResources, 'clock' | 'site' | 'vault'>,
): Send => {
  const sender = () => ({
    from: mailFrom ?? `Anticipo <no-responder@${new URL(site.address()).hostname}>`,
    muteAddress: (muting: Muting) => muteAddress({ clock, vault }, site.address(), muting),
  })
  const send =
    smtpUrl === undefined ? writeToFolder(mailFolderOf(dataFolder), sender, clock) : sendBySmtp(smtpUrl, sender)
  return (email) => send(withSite(email, site.address()))
}

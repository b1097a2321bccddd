import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as E from 'fp-ts/Either'
import * as CivilDate from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId, InvoiceId, UserId } from '#domain/kernel/id.ts'
import { money } from '#domain/kernel/money.ts'
import type { LiveMessage } from '#wire/live.codec.ts'
import { makeLocalAnnouncements } from '#host/announcements/local-announcements.ts'
import { STANDARD_LIMITS } from '#host/config/reading-limits.ts'
import type { Database } from '#host/database/database.ts'
import { tracedDatabase } from '#host/database/traced-database.ts'
import type { ReportedDebts } from '#host/debts/debt-source.port.ts'
import { makeTableStore } from '#host/documents/table-store.ts'
import { saveInvoices, type IssuedInvoice } from '#host/financing/invoice-store.ts'
import type { ConnectionLimits } from '#host/http/connections.ts'
import { openMaintenance } from '#host/http/maintenance.ts'
import type { CallObservers } from '#host/http/observe-calls.ts'
import { makeLimits, type Rates } from '#host/http/rate-limits.ts'
import { addMember } from '#host/identity/membership-store.ts'
import { saveUser } from '#host/identity/store.ts'
import { makeSignInLinks } from '#host/impersonation/sign-in-links.ts'
import { makeTokens } from '#host/identity/tokens.ts'
import { createClock } from '#host/kernel/clock.ts'
import type { Tracing } from '#host/kernel/tracing.port.ts'
import type { UploadedFile } from '#host/kernel/uploaded-file.ts'
import { makeFormTickets } from '#host/legal/form-ticket.ts'
import { makeMailQueue } from '#host/mail/mail-queue.ts'
import type { Email } from '#host/mail/mail.port.ts'
import { makePasswords } from '#host/security/password-hash.ts'
import { makeVault } from '#host/security/vault.ts'
import { makeCallGuards } from '#host/server/call-guards.ts'
import { buildServer } from '#host/server/http-server.ts'
import { makeReadiness } from '#host/server/readiness.ts'
import type { HostServices } from '#host/server/services.ts'
import { subscriptions } from '#host/server/subscriptions.ts'
import { makeOriginalReader } from '#host/tax-authority/sync/original-reader.ts'
import type { PasswordVerdict } from '#host/tax-authority/tax-authority.port.ts'
import { aBusiness } from '#test/host/database/a-business.ts'
import { invoiceIdsOf } from '#test/host/database/read-back.ts'
import { emptyDatabase, sharedDatabase } from '#test/host/database/shared-database.ts'
import { testWorkers } from '#test/host/workers/test-workers.ts'
import { fakeMailDomains } from '#test/support/fakes/mail-domains.ts'

/** Friday 20 November 2026, noon in Santiago and nine in the morning in Mexico City. */
export const NOON = Date.UTC(2026, 10, 20, 15)

/** Limits that other tests never reach. */
const AMPLE: Rates = {
  readsPerSecond: 1e6,
  writesPerSecond: 1e6,
  simulationsPerSecond: 1e6,
  uploadsPerMinute: 1e6,
  triesPerAccount: 1e6,
  triesPerAddress: 1e6,
  registrationsPerHour: 1e6,
  emailChecksPerMinute: 1e6,
  linkTriesPerAddress: 1e6,
  nameLookupsPerMinute: 1e6,
  eventBatchesPerMinute: 1e6,
}

export interface Company {
  readonly businessId: BusinessId
  readonly userId: UserId
  readonly country: Country
  readonly identifier: string
  readonly email: string
  readonly token: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

export interface RequestOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Without the idempotency key that every other call has. */
  readonly keyless?: boolean
}

/** The tax ids of the financier. */
export const FINANCIER = { CL: '96571220-8', MX: 'FIN150101AB1' }

export const PASSWORD = 'correct horse battery'

export interface HostOptions {
  /** How many bytes of files one company may store. */
  readonly storageBytes?: number
  /** The limits under test. */
  readonly rates?: Partial<Rates>
  readonly clientFolder?: string
  readonly behindProxy?: boolean
  readonly analytics?: boolean
  readonly connections?: Partial<ConnectionLimits>
  readonly answered?: CallObservers['answered']
  readonly tracing?: Tracing
  /** The database of another host, which this one shares. */
  readonly beside?: Database
}

export type AHost = Awaited<ReturnType<typeof ownHost>>

let shared: AHost | undefined
let isTaken = false

/**
 * The host of this worker, which its files take in turn: without rows, at `NOON`, with nothing in its lists. `close` hands it
 * back. A file that stops its host or gives it settings starts one of its own, and is listed in `own-hosts.test.ts`.
 */
export const aHost = async (): Promise<AHost> => {
  if (isTaken) throw new Error('The host of this worker is in use until it is closed')
  isTaken = true
  shared ??= await ownHost()
  await shared.clear()
  return {
    ...shared,
    close: async () => {
      isTaken = false
    },
  }
}

/** The whole host over HTTP, on a database in memory, with controlled external services. */
export const ownHost = async ({
  rates = {},
  clientFolder = '/nowhere',
  behindProxy = false,
  storageBytes = 2 ** 40,
  analytics = false,
  connections,
  answered,
  tracing,
  beside,
}: HostOptions = {}) => {
  const own = beside ?? (await sharedDatabase())
  const database = tracing === undefined ? own : tracedDatabase(own, tracing)
  const world = newWorld()
  const clock = createClock(() => world.now)
  const passwords = makePasswords({ logN: 4, r: 8, p: 1 })
  const key = new Uint8Array(randomBytes(32))
  const tokens = makeTokens([key], clock)
  const messages: Array<LiveMessage> = []
  const endedSessions: Array<string> = []
  const enqueued: Array<BusinessId> = []
  const uploads: Array<UploadedFile> = []
  const refreshed: Array<BusinessId> = []
  /** The register of companies, by country and tax id. */
  const registered = new Map<string, string>()
  const lines: Array<string> = []
  const emails: Array<Email> = []
  const mail = makeMailQueue({
    send: async (email) => void emails.push(email),
    wait: async () => undefined,
    onLost: (error) => {
      throw error
    },
  })
  const workers = testWorkers()
  const services: HostServices = {
    ...subscriptions,
    database,
    clock,
    guards: makeCallGuards({ clock, database, tokens }),
    passwords,
    tokens,
    formTickets: makeFormTickets([key], clock),
    signInLinks: makeSignInLinks(),
    mail,
    mailDomains: fakeMailDomains,
    publicAddress: () => 'https://anticipo.example',
    maintenance: await openMaintenance(database),
    analytics,
    financier: FINANCIER,
    readingLimits: STANDARD_LIMITS,
    storageBytes,
    vault: makeVault([new Uint8Array(randomBytes(32))]),
    workers,
    documents: makeTableStore(database),
    limits: makeLimits(database, { ...AMPLE, ...rates }, async () => clock.now()),
    taxAuthority: {
      verify: async (_country, _identifier, password) =>
        world.verdict === 'ok' && password !== 'right' ? 'wrong' : world.verdict,
    },
    debtSource: { consult: async () => world.debts() },
    register: { nameOf: async (country, identifier) => registered.get(`${country} ${identifier}`) },
    jobs: { enqueue: (id) => void enqueued.push(id) },
    live: {
      publish: (message) => void messages.push(message),
      closeSession: (id) => void endedSessions.push(id),
    },
    originalsOf: makeOriginalReader({ database, taxpayers: { find: async () => undefined } }),
    refreshInvoices: async (id) => void refreshed.push(id),
    importer: {
      import: async (_businessId, files, record) => {
        uploads.push(...files)
        await database.transaction(record)
        return E.right({
          results: files.map(({ name }) => ({
            file: name,
            outcome: 'IMPORTED',
            invoiceId: undefined,
            detail: undefined,
            also: undefined,
            issuer: undefined,
            limit: undefined,
          })),
        })
      },
    },
  }
  const readiness = makeReadiness({
    announcements: makeLocalAnnouncements(clock.now),
    database,
    maintenance: services.maintenance,
    writeProbe: async () => undefined,
    now: clock.now,
  })
  const app = await buildServer(services, {
    clientFolder,
    behindProxy,
    connections,
    readiness,
    observers: { answered, tracing },
    log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
  })
  const hash = await passwords.hash(PASSWORD)
  const company = async (country: Country, identifier: string, email: string): Promise<Company> => {
    const businessId = await aBusiness(database, country, identifier, 'Calle 1')
    const userId = await saveUser(database, { email, name: `Persona ${email}`, phone: undefined, passwordHash: hash })
    await addMember(database, userId, businessId)
    const { token } = (await request(app, 'POST /api/user/login', { body: { email, password: PASSWORD } })).body as {
      token: string
    }
    return { businessId, userId, country, identifier, email, token }
  }
  return {
    app,
    services,
    readiness,
    database,
    world,
    key,
    messages,
    endedSessions,
    enqueued,
    uploads,
    refreshed,
    lines,
    emails,
    registered,
    company,
    /** Resolves when all queued e-mails are in `emails`. */
    mailed: mail.settled,
    request: (call: string, options: RequestOptions = {}) => request(app, call, options),
    clear: async () => {
      await mail.settled()
      if (services.maintenance.isOn()) await services.maintenance.set(false)
      await emptyDatabase(database)
      Object.assign(world, newWorld())
      registered.clear()
      for (const list of [messages, endedSessions, enqueued, uploads, refreshed, lines, emails]) list.length = 0
    },
    close: async () => {
      await app.close()
      await mail.close()
      await workers.close()
      await database.close()
    },
  }
}

const newWorld = () => ({ now: NOON, verdict: 'ok' as PasswordVerdict, debts: (): ReportedDebts => ({}) })

/** `call` is method and path: `GET /api/holiday?country=CL`. */
const request = async (
  app: FastifyInstance,
  call: string,
  { token, body, headers, keyless = false }: RequestOptions,
): Promise<Answer> => {
  const [method = 'GET', url = '/'] = call.split(' ', 2)
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      ...(keyless ? {} : { 'idempotency-key': randomUUID() }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    body: isJson && response.body !== '' ? response.json() : undefined,
    text: response.body,
    headers: response.headers,
  }
}

/** An error response without its request id. */
export const errorOf = ({ status, body }: Answer): unknown => {
  const { requestId: _, ...rest } = body as Record<string, unknown>
  return { status, ...rest }
}

/** An invoice of 1,000 units from 1 October 2026, due 1 December, by default. */
export const anInvoice = (country: Country, at: number, given: Partial<IssuedInvoice> = {}): IssuedInvoice => {
  const { currency } = profileOf(country)
  const units = currency === 'CLP' ? 1 : 100
  return {
    key: `doc-${at}`,
    folio: String(100 + at),
    payer: { name: `Pagador ${at}`, identifier: country === 'CL' ? '76086428-5' : 'EKU9003173C9' },
    issueDate: date('2026-10-01'),
    dueDate: date('2026-12-01'),
    amount: money(currency, (100_000 + at) * units),
    creditNotes: money(currency, 0),
    paid: money(currency, 0),
    method: country === 'CL' ? '33' : '03',
    extra: country === 'CL' ? 'REGISTERED' : 'PPD',
    isPossibleDuplicate: false,
    dueDateSource: 'DOCUMENT',
    reasons: [],
    doubts: [],
    holder: undefined,
    effects: [],
    ...given,
  }
}

/** Stores them and returns their ids, in order. */
export const store = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Company,
  invoices: ReadonlyArray<IssuedInvoice>,
): Promise<ReadonlyArray<InvoiceId>> => {
  await saveInvoices(database, businessId, invoices)
  const ids = await invoiceIdsOf(
    database,
    businessId,
    invoices.map(({ key }) => key),
  )
  return invoices.map(({ key }) => ids.get(key) ?? ('0' as InvoiceId))
}

/** A literal date. */
export const date = (text: string): CivilDate.CivilDate => text as CivilDate.CivilDate

/** The body of a cart or an order with these invoices and one payment date. */
export const linesOf = (ids: ReadonlyArray<InvoiceId>, paymentDate = '2026-12-01') =>
  ids.map((id) => ({ invoiceId: Number(id), expirationDate: `${paymentDate}T00:00:00.000Z` }))

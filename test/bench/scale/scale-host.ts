import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Database, Parameter, Queries, Transactions } from '#host/database/database.ts'
import { makeLimits, STANDARD_RATES } from '#host/http/rate-limits.ts'
import { insertSession } from '#host/identity/session-store.ts'
import { membershipOf } from '#host/identity/store.ts'
import { createHost, type Host } from '#host/server/create-host.ts'
import { buildServer } from '#host/server/http-server.ts'
import { openResources, type HostResources } from '#host/server/resources.ts'
import { quietConfig } from '../support/quiet-config.ts'

export interface Statement {
  readonly text: string
  readonly parameters: ReadonlyArray<Parameter>
}

/** A host without background work on a database of the benchmark: its calls take the whole way of a request except the network. */
export interface ScaleHost {
  readonly host: Host
  readonly app: FastifyInstance
  /** The answer's data, or an error for any but a success. */
  readonly call: (request: ScaleCall) => Promise<unknown>
  /** The statements that the host sends to the database while `work` runs. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<ReadonlyArray<Statement>>
  readonly close: () => Promise<void>
}

export interface ScaleCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly token: string
  readonly body?: object
  readonly key?: string
}

/** Brings the schema up to date; the host is made after the rows were loaded. */
export const openScaleDatabase = (folder: string, address: string): Promise<HostResources> =>
  openResources(quietConfig(folder, { databaseUrl: address, dataFolder: join(folder, new URL(address).pathname) }))

export const makeScaleHost = async (resources: HostResources, folder: string): Promise<ScaleHost> => {
  const statements: Array<Statement> = []
  const database = { ...resources.database, ...recorded(resources.database, statements) }
  const unlimited = { ...STANDARD_RATES, readsPerSecond: 1e9, writesPerSecond: 1e9, simulationsPerSecond: 1e9 }
  const host = createHost({ ...resources, database, limits: makeLimits(database, unlimited) }, () => undefined)
  const app = await buildServer(host.services, {
    clientFolder: folder,
    behindProxy: false,
    log: { level: 'silent' },
    readiness: host.readiness,
  })
  return {
    host,
    app,
    call: (request) => answerOf(app, request),
    statementsOf: async (work) => {
      statements.length = 0
      await work()
      return [...statements]
    },
    close: async () => {
      await app.close()
      await host.mail.close()
      await host.connections.close()
      await Promise.all([host.signatures.stop(), host.verifier.close(), host.workers.close()])
      await resources.announcements.close()
      await resources.database.close()
    },
  }
}

/** The token of a new session of the company's only user. */
export const tokenOf = async ({ host: { services } }: ScaleHost, company: number): Promise<string> => {
  const { clock, database, tokens } = services
  const [id, userId] = [`measured-${company}`, String(company + 1) as UserId]
  await insertSession(database, { id, userId }, clock.now())
  const found = await membershipOf(database, userId, String(company + 1) as BusinessId, id)
  if (found === undefined) throw new Error(`The company ${company} has no user`)
  const { business, role, user } = found
  return tokens.sign({ id, user, business, role, authenticatedAt: Math.floor(clock.now() / 1000) })
}

const MAX_RECORDED = 200

const recorded = (
  database: Database,
  statements: Array<Statement>,
): Pick<Database, 'query' | 'transaction' | 'ofBusiness'> => {
  const through = ({ query }: Queries): Queries => ({
    query: (text, parameters = []) => {
      if (statements.length < MAX_RECORDED) statements.push({ text, parameters })
      return query(text, parameters)
    },
  })
  const transactions = (of: Transactions): Transactions => ({
    ...through(of),
    transaction: (work) => of.transaction((tx) => work(through(tx))),
  })
  return { ...transactions(database), ofBusiness: (business) => transactions(database.ofBusiness(business)) }
}

const answerOf = async (app: FastifyInstance, { body, key, method, token, url }: ScaleCall): Promise<unknown> => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    ...(body === undefined ? {} : { payload: body }),
  })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
  return answer.json()
}

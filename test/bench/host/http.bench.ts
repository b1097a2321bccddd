import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { openResources } from '#host/server/resources.ts'
import { makeScaleHost, tokenOf } from '../scale/scale-host.ts'
import { atLeast, ratio, type Figure } from '../support/figure.ts'
import { quietConfig } from '../support/quiet-config.ts'
import type { HttpLoad } from './http-load.ts'
import { findPostgres } from './postgres.ts'

const INVOICES = 10_000
const CONNECTIONS = 50
const REQUESTS = 1_000
const PAIRS = 7

/** A page of 20 invoices through the whole host, beside a route that only executes its statements, in one process. */
export const benchHttp = async (): Promise<ReadonlyArray<Figure>> => {
  const server = await findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'anticipo-http-'))
  const own = server === undefined ? {} : { databaseUrl: server.address }
  const resources = await openResources(quietConfig(folder, own))
  const scale = await makeScaleHost(resources, folder)
  const bare = fastify()
  const load = fork(fileURLToPath(new URL('http-load.js', import.meta.url)))
  try {
    await resources.database.script(FILL)
    const token = await tokenOf(scale, 0)
    const path = '/api/business/1/invoice?orderType=DIRECT_FINANCING&page=1&size=20'
    const statements = await scale.statementsOf(() => scale.call({ method: 'GET', url: path, token }))
    const ofPage = statements.filter(({ text }) => /\bfrom invoice\b/.test(text))
    if (ofPage.length === 0) throw new Error('The page has no statement')
    bare.get('/', () => Promise.all(ofPage.map(({ parameters, text }) => resources.database.query(text, parameters))))
    const [ours, reference] = [await listen(scale.app), await listen(bare)]
    const timeOf = async (url: string): Promise<number> => {
      const answer = once(load, 'message')
      const asked: HttpLoad = {
        url,
        headers: { authorization: `Bearer ${token}` },
        connections: CONNECTIONS,
        requests: REQUESTS,
      }
      load.send(asked)
      const [took] = (await answer) as [number]
      return REQUESTS / (took / 1_000)
    }
    const rates: readonly [number[], number[]] = [[], []]
    for (let pair = 0; pair < PAIRS + 1; pair += 1) {
      rates[0].push(await timeOf(ours + path))
      rates[1].push(await timeOf(reference))
    }
    const where = server === undefined ? 'embedded database' : 'PostgreSQL'
    return [
      ratio(
        `page of 20 from ${INVOICES.toLocaleString('en')} over HTTP, ${CONNECTIONS} connections, ${where}, beside a bare route`,
        rates[0].slice(1),
        rates[1].slice(1),
        atLeast(0.5, 0.7),
        (value) => `${Math.round(value)} requests/s`,
      ),
    ]
  } finally {
    load.disconnect()
    await bare.close()
    await scale.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const listen = async (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })

/** One user of one company with invoices. */
const FILL = `
  insert into business (country, identifier, name, verified_at, verified_by) values ('CL', '76192083-9', 'Banco de pruebas', now(), 'OPERATOR');
  insert into app_user (email, name, password_hash) values ('ana@banco.example', 'Ana', '');
  insert into membership (user_id, business_id) values (1, 1);
  insert into invoice (business_id, key, folio, payer_name, payer_identifier, issue_date, due_date, amount, financeable, search, plain_identifier, folio_order, payer_order)
    select 1, 'bench-' || n, n::text, 'Pagador ' || n % 997, '76000' || n % 997 || '-0', date '2026-01-01' + n % 300, date '2027-06-01' + n % 90,
      10000 + n * 37, true, n || ' pagador ' || n % 997, '76000' || n % 997 || '0', lpad(n::text, 20, '0'), 'PAGADOR ' || n % 997
    from generate_series(1, ${INVOICES}) n;
  analyze invoice;
`

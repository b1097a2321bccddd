import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { may } from '#domain/team/permission.ts'
import type { Role } from '#domain/team/role.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import { NOON, ownHost, PASSWORD, type AHost, type Answer, type Company } from '#test/host/server/a-host.ts'
import { isEverything } from '#test/support/runs.ts'
import { aColleague } from './a-colleague.ts'

/*
 * A company of four people on two hosts with one database. The model knows who has which role and what was asked for; from it,
 * and not from the host, follows what each call answers and which accounts are in force in the end.
 */

const HOUR = 60 * 60 * 1000
const LAPSE = 72 * HOUR
const NAMES = ['ana', 'luis', 'carla', 'olga'] as const
type Name = (typeof NAMES)[number]
const FIRST: Readonly<Record<Name, Role>> = { ana: 'OWNER', luis: 'ADMIN', carla: 'APPROVER', olga: 'PREPARER' }

interface Asked {
  readonly id: number
  readonly by: Name
  readonly number: string
  readonly needed: number
  /** The company's name at the request, which is a part of the content. */
  readonly holder: string
  readonly contentHash: string
  readonly expiresAt: number
  given: ReadonlyArray<Name>
  state: string
}

interface Model {
  now: number
  band: number
  holder: string
  next: number
  readonly roles: Map<Name, Role>
  readonly lowered: Array<{ readonly name: Name; readonly at: number }>
  readonly asked: Array<Asked>
  /** Accounts that were added without an approval. */
  readonly free: Array<string>
}

interface Real {
  readonly company: Company
  readonly people: Readonly<Record<Name, Company>>
  /** The tokens of each host. */
  tokens: ReadonlyArray<ReadonlyMap<Name, string>>
}

let hosts: ReadonlyArray<AHost> = []
let at = 0
beforeAll(async () => {
  const first = await ownHost()
  hosts = [first, await ownHost({ beside: first.database })]
})
afterAll(async () => {
  for (const host of hosts) await host.close()
})

const hostAt = (place: number): AHost => hosts[place] ?? expect.fail('no host')
const signIn = (people: Real['people']) =>
  Promise.all(
    hosts.map(async (host) => {
      const tokens = new Map<Name, string>()
      for (const name of NAMES) {
        const body = { email: people[name].email, password: PASSWORD }
        tokens.set(name, ((await host.request('POST /api/user/login', { body })).body as { token: string }).token)
      }
      return tokens
    }),
  )

const aCompany = async (): Promise<{ model: Model; real: Real }> => {
  at += 1
  for (const host of hosts) host.world.now = NOON
  const host = hostAt(0)
  const ana = await host.company('CL', `${50_000_000 + at}-K`, `ana${at}@empresa.cl`)
  const colleague = (name: Name, place: number) =>
    aColleague(host, ana, {
      email: `${name}${at}@empresa.cl`,
      identifier: `${50_000_000 + place * 1_000_000 + at}-K`,
      role: FIRST[name],
    })
  const people = {
    ana,
    luis: await colleague('luis', 1),
    carla: await colleague('carla', 2),
    olga: await colleague('olga', 3),
  }
  const [named] = await host.database.query<{ name: string }>('select name from business where id = $1', [
    ana.businessId,
  ])
  return {
    model: {
      now: NOON,
      band: 1,
      holder: named?.name ?? '',
      next: 10_000_000,
      roles: new Map(NAMES.map((name) => [name, FIRST[name]])),
      lowered: [],
      asked: [],
      free: [],
    },
    real: { company: ana, people, tokens: await signIn(people) },
  }
}

const call = (real: Real, place: number, who: Name, method: string, path: string, body?: unknown, version = 1) =>
  hostAt(place).request(`${method} /api/business/${real.company.businessId}${path}`, {
    token: real.tokens[place]?.get(who),
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` },
  })
const decision = (real: Real, place: number, who: Name, { contentHash, id }: Asked) =>
  call(real, place, who, 'PUT', `/approval/${id}/decision`, { decision: 'APPROVE', contentHash })
const stateIn = ({ body }: Answer): string => (body as { state: string }).state

const roleOf = ({ roles }: Model, name: Name): Role => roles.get(name) ?? 'READER'
const holders = (model: Model): ReadonlyArray<Name> => NAMES.filter((name) => may(roleOf(model, name), 'approve'))
/** The place of the newest request. */
const LAST = -1
const pick = ({ asked }: Model, nth: number): Asked | undefined =>
  nth === LAST ? asked.at(LAST) : asked[nth % Math.max(1, asked.length)]

/** The people who can decide a request, and how many are counted as if they could. */
const countsFor = (model: Model, by: Name) => {
  const able = holders(model).filter((name) => name !== by)
  const lowered = new Set(
    model.lowered
      .filter(({ at: since, name }) => name !== by && !holders(model).includes(name) && model.now < since + LAPSE)
      .map(({ name }) => name),
  )
  return { able: able.length, counted: able.length + lowered.size }
}

/** A request that waits changes as the rules say once this person authorises it. */
const authorise = (model: Model, asked: Asked, by: Name): void => {
  if (model.now >= asked.expiresAt) asked.state = 'EXPIRED'
  else if (!may(roleOf(model, asked.by), 'ownAccounts') || asked.holder !== model.holder) asked.state = 'VOID'
  else {
    asked.given = [...asked.given.filter((name) => name !== by && holders(model).includes(name)), by]
    if (asked.given.length >= asked.needed) asked.state = 'EXECUTED'
  }
}
const mayDecide = (model: Model, asked: Asked, by: Name): boolean => holders(model).includes(by) && by !== asked.by

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
})

const ask = (by: Name, place: number) =>
  step(`${by} adds an account`, async (model, real) => {
    model.next += 1
    const number = String(model.next)
    const answer = await call(real, place, by, 'POST', '/bankaccount', anAccount('CL', number))
    if (!may(roleOf(model, by), 'ownAccounts')) return expect(answer.status).toBe(403)
    const { able, counted } = countsFor(model, by)
    const needed = Math.min(model.band, counted)
    if (needed === 0) model.free.push(number)
    if (needed === 0 || needed > able) return expect(answer.status).toBe(needed === 0 ? 200 : 409)
    expect([answer.status, answer.body]).toMatchObject([202, { approval: { needed } }])
    const { approval } = answer.body as { approval: { id: number; expiresAt: number } }
    const shown = (await call(real, place, by, 'GET', `/approval/${approval.id}`)).body as { contentHash: string }
    const { contentHash } = shown
    const request = { ...approval, by, number, needed, holder: model.holder, contentHash, given: [], state: 'PENDING' }
    model.asked.push(request)
  })

const approve = (by: Name, nth: number, place: number) =>
  step(`${by} authorises ${nth}`, async (model, real) => {
    const asked = pick(model, nth)
    if (asked === undefined) return
    const answer = await decision(real, place, by, asked)
    if (!holders(model).includes(by)) return expect(answer.status).toBe(403)
    if (asked.state !== 'PENDING')
      return expect(answer.status).toBe(asked.state === 'EXECUTED' && asked.given.includes(by) ? 200 : 409)
    if (model.now < asked.expiresAt && by === asked.by) return expect(answer.status).toBe(403)
    authorise(model, asked, by)
    expect([answer.status, stateIn(answer)]).toEqual([200, asked.state])
  })

const approveTogether = (nth: number) =>
  step(`two authorise ${nth} at once`, async (model, real) => {
    const asked = pick(model, nth)
    const two = NAMES.filter((name) => asked !== undefined && mayDecide(model, asked, name)).slice(0, 2)
    const [first, second] = two
    if (asked?.state !== 'PENDING' || first === undefined || second === undefined) return
    const answers = await Promise.all([decision(real, 0, first, asked), decision(real, 1, second, asked)])
    const isFirstFirst = answers[0].status === 200
    for (const by of isFirstFirst ? [first, second] : [second, first])
      if (asked.state === 'PENDING') authorise(model, asked, by)
    const isBoth = asked.needed > 1 || asked.given.length > 1
    if (asked.state !== 'PENDING' && !isBoth) expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

const approveAndWithdraw = (nth: number) =>
  step(`${nth} is authorised and withdrawn at once`, async (model, real) => {
    const asked = pick(model, nth)
    const by = NAMES.find((name) => asked !== undefined && mayDecide(model, asked, name))
    if (asked?.state !== 'PENDING' || by === undefined || !may(roleOf(model, asked.by), 'request')) return
    const [approval, withdrawal] = await Promise.all([
      decision(real, 0, by, asked),
      call(real, 1, asked.by, 'PUT', `/approval/${asked.id}/withdraw`),
    ])
    if (approval.status === 200) authorise(model, asked, by)
    if (withdrawal.status === 200 && asked.state === 'PENDING')
      asked.state = model.now >= asked.expiresAt ? 'EXPIRED' : 'WITHDRAWN'
    expect(approval.status === 200 || withdrawal.status === 200).toBe(true)
  })

const lower = (name: 'carla' | 'luis', place: number) =>
  step(`ana lowers ${name}`, async (model, real) => {
    const [row] = await hostAt(0).database.query<{ id: number; version: number }>(
      'select id, version from membership where user_id = $1',
      [real.people[name].userId],
    )
    const answer = await call(real, place, 'ana', 'PUT', `/member/${row?.id}`, { role: 'READER' }, row?.version)
    expect(answer.status).toBe(200)
    if (may(roleOf(model, name), 'approve')) model.lowered.push({ name, at: model.now })
    model.roles.set(name, 'READER')
  })

/** An operator does it, for whom nothing waits. */
const raise = (name: 'carla' | 'luis') =>
  step(`${name} has the first role again`, async (model, real) => {
    const values = [FIRST[name], real.people[name].userId]
    await hostAt(0).database.query('update membership set role = $1 where user_id = $2', values)
    model.roles.set(name, FIRST[name])
  })

const rename = step('the company has another name', async (model, real) => {
  model.holder = `Empresa ${model.next}`
  await hostAt(0).database.query('update business set name = $1 where id = $2', [model.holder, real.company.businessId])
})

const demand = (band: number) =>
  step(`${band} authorise`, async (model, real) => {
    const bands = { OWN_ACCOUNT: [{ from: { currency: 'CLP', minor: 0 }, approvers: band }] }
    await hostAt(0).database.query(
      `insert into approval_policy (business_id, bands) values ($1, $2::text::jsonb)
        on conflict (business_id) do update set bands = excluded.bands`,
      [real.company.businessId, JSON.stringify(bands)],
    )
    model.band = band
  })

const wait = (hours: number) =>
  step(`${hours} hours pass`, async (model, real) => {
    model.now += hours * HOUR
    for (const host of hosts) host.world.now = model.now
    real.tokens = await signIn(real.people)
  })

const story = (title: string, ...steps: ReadonlyArray<fc.AsyncCommand<Model, Real>>) =>
  step(title, async (model, real) => {
    for (const one of steps) await one.run(model, real)
  })

/* Each of these is rare among steps that are drawn one by one. */
const requesterLoses = story(
  'a requester loses the right, and the request is authorised',
  raise('luis'),
  ask('luis', 0),
  lower('luis', 1),
  approve('ana', LAST, 0),
)
const giverLoses = story(
  'the first of two who authorise loses the right',
  demand(2),
  raise('luis'),
  raise('carla'),
  ask('ana', 1),
  approve('carla', LAST, 0),
  lower('carla', 1),
  approve('luis', LAST, 1),
)

/** The accounts in force are those that were added at once or authorised, each once; and no decision is the requester's. */
const compare = async (model: Model, { company }: Real): Promise<void> => {
  const { query } = hostAt(0).database
  const accounts = await query<{ number: string }>('select number from bank_account where business_id = $1', [
    company.businessId,
  ])
  const executed = model.asked.filter(({ state }) => state === 'EXECUTED').map(({ number }) => number)
  expect(accounts.map(({ number }) => number).toSorted()).toEqual([...model.free, ...executed].toSorted())
  const stored = await query<{ state: string }>('select state from approval where business_id = $1 order by id', [
    company.businessId,
  ])
  expect(stored.map(({ state }) => state)).toEqual(model.asked.map(({ state }) => state))
  const own = await query(
    `select d.approval_id from approval_decision d join approval a on a.id = d.approval_id
      where a.business_id = $1 and d.user_id = a.requested_by`,
    [company.businessId],
  )
  expect(own).toEqual([])
}

const name = fc.constantFrom(...NAMES)
const lowerable = fc.constantFrom('luis' as const, 'carla' as const)
const place = fc.constantFrom(0, 1)
const nth = fc.nat(5)
const commands = fc.commands(
  [
    fc.tuple(name, place).map(([by, where]) => ask(by, where)),
    fc.tuple(fc.constantFrom('ana' as const, 'luis' as const), place).map(([by, where]) => ask(by, where)),
    fc.tuple(name, nth, place).map(([by, request, where]) => approve(by, request, where)),
    fc.tuple(name, nth, place).map(([by, request, where]) => approve(by, request, where)),
    nth.map(approveTogether),
    nth.map(approveAndWithdraw),
    fc.tuple(lowerable, place).map(([who, where]) => lower(who, where)),
    lowerable.map(raise),
    fc.constantFrom(rename, requesterLoses, giverLoses),
    fc.constantFrom(1, 2).map(demand),
    fc.constantFrom(1, 30, 73, 200).map(wait),
  ],
  { maxCommands: 30, size: 'max' },
)

describe('requests on two hosts', () => {
  it('are carried out once, as they were read, by enough others who may decide', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const { model, real } = await aCompany()
        await fc.asyncModelRun(() => ({ model, real }), steps)
        await compare(model, real)
      }),
      /* A found trace has 30 steps at most, and each shrinking step would cost a company. */
      { numRuns: isEverything ? 1_000 : 12, endOnFailure: true },
    )
  })
})

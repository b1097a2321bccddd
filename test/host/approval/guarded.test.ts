import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { type Money, ofMajor } from '#domain/kernel/money.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import { isPending } from '#domain/team/pending.ts'
import { approvalsOf } from '#host/approval/approval-store.ts'
import { decideApproval } from '#host/approval/decide-approval.ts'
import { guarded, type GuardedCall } from '#host/approval/guarded.ts'
import type { TenantCall } from '#host/http/call.ts'
import { hostError } from '#host/http/host-error.ts'
import type { Session } from '#host/kernel/caller.ts'
import { aHost, NOON, type AHost, type Company } from '#test/host/server/a-host.ts'
import { type ApprovalContent, EMPTY_LINE } from '#wire/approvals.codec.ts'
import type { ErrorCode } from '#wire/error-codes.ts'
import { aColleague } from './a-colleague.ts'

const HOUR = 60 * 60 * 1000

let host: AHost
let at = 0
let ana: Company
let luis: Company
beforeAll(async () => {
  host = await aHost()
})
afterAll(() => host.close())
/** A company of Chile with the suggested bands for orders. */
beforeEach(() => aCompany('CL'))

const aCompany = async (country: Country): Promise<void> => {
  at += 1
  host.world.now = NOON
  const identifier = (place: number) => (country === 'CL' ? `71${place}0000${at}-K` : `ABC15010${place}A${at}1`)
  ana = await host.company(country, identifier(1), `ana${at}@empresa.cl`)
  luis = await aColleague(host, ana, { email: `luis${at}@empresa.cl`, identifier: identifier(2), role: 'ADMIN' })
  await aColleague(host, ana, { email: `olga${at}@empresa.cl`, identifier: identifier(3), role: 'APPROVER' })
  await store({ ORDER: suggestedBands(country) })
}

const store = (bands: unknown): Promise<unknown> =>
  host.database.query(
    `insert into approval_policy (business_id, bands) values ($1, $2::text::jsonb)
      on conflict (business_id) do update set bands = excluded.bands`,
    [ana.businessId, JSON.stringify(bands)],
  )

const sessionOf = ({ email, userId }: Company): Session => ({
  id: 's',
  user: { id: userId, name: email, email, phone: undefined, country: 'CL', version: 1 },
  business: undefined,
  role: undefined,
  authenticatedAt: 0,
  expiresAt: 0,
})
const callOf = (who: Company): TenantCall => ({
  business: {
    id: who.businessId,
    country: who.country,
    identifier: who.identifier,
    name: 'E',
    address: undefined,
    email: undefined,
    isVerified: true,
    version: 1,
  },
  session: sessionOf(who),
  requestId: 'r',
  afterCommit: () => undefined,
})

const contentOf = (term: number): ApprovalContent => ({
  lines: [{ ...EMPTY_LINE, change: 'TERM', supplier: 'Nativa', term }],
})

type Asked = Partial<GuardedCall<'done', ErrorCode>> & {
  readonly amount?: Money | undefined
  readonly cost?: Money
  readonly firstDate?: CivilDate
}

/** A guarded call; it shows in `did` that it ran to its end and was kept. */
const ask = (who: Company, { amount, cost, firstDate, ...over }: Asked = {}) => {
  targets += 1
  return host.database.transaction((tx) =>
    guarded<'done', ErrorCode>(host.services, tx, callOf(who), {
      act: 'ORDER',
      frozen: { amount: amount?.minor },
      targets: [`invoice ${targets}`],
      run: async () => {
        await tx.query(`update business set name = name || '!' where id = $1`, [who.businessId])
        return E.right({ answer: 'done' as const, content: { ...contentOf(1), cost }, amount, firstDate })
      },
      ...over,
    }),
  )
}
let targets = 0

const pesos = (major: number) => ofMajor('CLP', major)
const neededFor = async (who: Company, amount: Money | undefined) => {
  const answer = await ask(who, { amount })
  if (E.isLeft(answer)) return answer.left.code
  return isPending(answer.right) ? answer.right.approval.needed : answer.right
}
const stored = () => approvalsOf(host.database, ana.businessId)
const timesDone = async () => {
  const [row] = await host.database.query<{ name: string }>('select name from business where id = $1', [ana.businessId])
  return row?.name.split('!').length ?? 0
}

const decideAs = async (who: Company, approvedAct: { readonly content: ApprovalContent }) => {
  const [approval] = await stored()
  if (approval === undefined) return expect.fail('no request')
  const { contentHash, id: approvalId } = approval
  return host.database.transaction((tx) => {
    const body = { decision: 'APPROVE' as const, reason: undefined, contentHash }
    const call = { ...callOf(who), params: { businessId: who.businessId, approvalId }, body }
    const carryOut = async () => {
      await tx.query(`update business set name = name || '!' where id = $1`, [who.businessId])
      return E.right(approvedAct.content)
    }
    return decideApproval({ ...host.services, approvedActs: { ORDER: carryOut } }, tx, call)
  })
}

describe('the approvers of an act with an amount', () => {
  it.each(['CL', 'MX'] as const)('are those of its band (%s)', async (country) => {
    if (country === 'MX') await aCompany('MX')
    const [first, tenTimes] = suggestedBands(country).slice(1)
    const below = { ...(first?.from ?? expect.fail()), minor: (first?.from.minor ?? 0) - 1 }
    expect(await neededFor(ana, below)).toBe('done')
    expect(await neededFor(luis, first?.from)).toBe(1)
    expect(await stored()).toMatchObject([{ needed: 1, state: 'PENDING' }])
    host.world.now = NOON + 24 * HOUR + 1
    expect(await neededFor(luis, tenTimes?.from)).toBe(2)
  })

  it('count what the same user did in the 24 hours before, without an approver too', async () => {
    expect(await neededFor(ana, pesos(3_000_000))).toBe('done')
    host.world.now = NOON + 2 * HOUR
    expect(await neededFor(luis, pesos(3_000_000))).toBe('done')
    expect(await neededFor(ana, pesos(3_000_000))).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await timesDone()).toBe(3)
  })

  it('count what still waits, and not what was withdrawn', async () => {
    expect(await neededFor(ana, pesos(30_000_000))).toBe(1)
    expect(await neededFor(ana, pesos(30_000_000))).toBe(2)
    await host.database.query(`update approval set state = 'WITHDRAWN' where business_id = $1`, [ana.businessId])
    expect(await neededFor(ana, pesos(30_000_000))).toBe(1)
  })

  it('do not count what is older than 24 hours, of another act or of another user', async () => {
    await neededFor(ana, pesos(3_000_000))
    host.world.now = NOON + 24 * HOUR
    expect(await neededFor(ana, pesos(3_000_000))).toBe(1)
    host.world.now = NOON + 48 * HOUR + 1
    expect(await neededFor(ana, pesos(3_000_000))).toBe('done')
    await store({ ORDER: suggestedBands('CL'), SURPLUS: suggestedBands('CL') })
    expect(await ask(ana, { act: 'SURPLUS', amount: pesos(3_000_000) })).toEqual(E.right('done'))
    expect(await neededFor(luis, pesos(3_000_000))).toBe('done')
  })

  it('are those of the highest band where a document has no rate', async () => {
    expect(await neededFor(ana, undefined)).toBe(2)
    expect(await neededFor(ana, pesos(1))).toBe(2)
  })

  it('are none without bands, and nothing is stored then', async () => {
    await store({})
    expect(await neededFor(ana, pesos(900_000_000))).toBe('done')
    expect(await host.database.query('select id from approval where business_id = $1', [ana.businessId])).toEqual([])
  })

  it('count together what two requests at once ask for', async () => {
    const both = await Promise.all([neededFor(ana, pesos(3_000_000)), neededFor(ana, pesos(3_000_000))])
    expect(both.toSorted()).toEqual([1, 'done'])
  })
})

describe('a call that may not wait', () => {
  const rejection = { mayNotWait: hostError('ERROR_INVOICE_CHANGED') }

  it('is rejected where approvers are needed, and leaves nothing', async () => {
    expect(await ask(ana, { amount: pesos(5_000_000), ...rejection })).toMatchObject({
      left: { code: 'ERROR_INVOICE_CHANGED' },
    })
    expect([await stored(), await timesDone()]).toEqual([[], 1])
  })

  it('is done where none is needed', async () => {
    expect(await ask(ana, { amount: pesos(4_999_999), ...rejection })).toEqual(E.right('done'))
    expect(await timesDone()).toBe(2)
  })
})

describe('the first date of the content', () => {
  it('ends the request when it is over in the country, before the days of the policy', async () => {
    await ask(ana, { amount: pesos(5_000_000), firstDate: '2026-11-23' as CivilDate })
    /* Midnight in Santiago, three hours behind. */
    expect((await stored())[0]?.expiresAt).toBe(Date.UTC(2026, 10, 24, 3))
    await ask(luis, { amount: pesos(5_000_000), firstDate: '2026-12-23' as CivilDate })
    expect((await stored())[0]?.expiresAt).toBe(NOON + 7 * 24 * HOUR)
  })
})

describe('what was authorised with its cost', () => {
  const asked = { amount: pesos(5_000_000), cost: pesos(1_000) }

  it('is carried out when it costs as much, or less', async () => {
    await ask(ana, asked)
    expect(await decideAs(luis, { content: { ...contentOf(1), cost: pesos(999) } })).toMatchObject({
      right: { state: 'EXECUTED' },
    })
    await ask(ana, asked)
    expect(await decideAs(luis, { content: { ...contentOf(1), cost: pesos(1_000) } })).toMatchObject({
      right: { state: 'EXECUTED' },
    })
    expect(await timesDone()).toBe(3)
  })

  it('is void when it costs more, or changes something else', async () => {
    await ask(ana, asked)
    expect(await decideAs(luis, { content: { ...contentOf(1), cost: pesos(1_001) } })).toMatchObject({
      right: { state: 'VOID', voidedFor: 'DEARER' },
    })
    await ask(luis, asked)
    expect(await decideAs(ana, { content: { ...contentOf(2), cost: pesos(1_000) } })).toMatchObject({
      right: { state: 'VOID', voidedFor: 'CONTENT_CHANGED' },
    })
    expect(await timesDone()).toBe(1)
  })
})

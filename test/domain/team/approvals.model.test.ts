import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#domain/kernel/id.ts'
import { ofMajor } from '#domain/kernel/money.ts'
import { canonicalContent, type FrozenContent } from '#domain/team/approval-content.ts'
import { amountInWindow, approvalNeed, AMOUNT_WINDOW, LAPSE } from '#domain/team/approval-need.ts'
import { suggestedBands } from '#domain/team/approval-defaults.ts'
import { type Approval, type ApprovalEvent, decide, expiryOf } from '#domain/team/approval.ts'
import { paymentGate } from '#domain/team/approved-payment.ts'
import { fewUsers } from './approvals.ts'

/*
 * A company of four people who pay lists, as rules of the domain put together (`Company`), beside a log of what happened
 * (`Log`), from which each payment is justified without those rules.
 */

const BANDS = suggestedBands('CL')
const HOUR = 60 * 60 * 1000
const USERS = ['1', '2', '3', '4'].map((id) => id as UserId)
const METHODS = ['TRANSFER', 'DIRECT'] as const

interface Content {
  readonly [field: string]: FrozenContent
  readonly amount: number
  readonly account: number
  readonly method: string
}

interface Stored {
  approval: Approval
  readonly content: Content
  readonly at: number
}

interface Company {
  now: number
  /** Whether each user holds the right, and may ask. */
  readonly members: Map<UserId, { approve: boolean; request: boolean }>
  readonly removals: Array<{ readonly userId: UserId; readonly at: number }>
  /** The account to which money goes now. */
  account: number
  readonly requests: Array<Stored>
  readonly paid: Array<{
    readonly by: UserId
    readonly content: Content
    readonly at: number
    readonly request?: Stored
  }>
}

interface Log {
  /** Who authorised which request while holding the right, and saw which account. */
  readonly given: Map<Stored, Map<UserId, number>>
}

const holdersOf = ({ members }: Company): ReadonlyArray<UserId> =>
  USERS.filter((user) => members.get(user)?.approve === true)

const hashOf = (company: Company, content: Content): string =>
  canonicalContent({ ...content, account: company.account })

const step = (name: string, run: (log: Log, company: Company) => void): fc.Command<Log, Company> => ({
  check: () => true,
  run,
  toString: () => name,
})

/** Asks for a payment, and carries out what needs nobody. */
const ask = (company: Company, by: UserId, amount: number, method: string): void => {
  if (company.members.get(by)?.request !== true) return
  const content = { amount, account: company.account, method }
  const asked = { act: 'PAY' as const, by, at: company.now, amount: ofMajor('CLP', amount) }
  const others = [
    ...company.requests.map((stored) => ({
      ...asked,
      by: stored.approval.requestedBy,
      at: stored.at,
      amount: ofMajor('CLP', stored.content.amount),
      state: stored.approval.state,
    })),
    ...company.paid
      .filter(({ request }) => request === undefined)
      .map((paid) => ({
        ...asked,
        by: paid.by,
        at: paid.at,
        amount: ofMajor('CLP', paid.content.amount),
        state: 'EXECUTED' as const,
      })),
  ]
  const holders = { current: holdersOf(company), lapsed: company.removals }
  const need = approvalNeed(BANDS, amountInWindow('CLP', asked, others), by, holders, company.now)
  if (need._tag === 'TooFewHolders') return
  if (paymentGate(need.approvers, undefined, { method, isPaid: false }) === 'PROCEED') {
    company.paid.push({ by, content, at: company.now })
    return
  }
  company.requests.push({
    at: company.now,
    content,
    approval: {
      state: 'PENDING',
      requestedBy: by,
      needed: need.approvers,
      approvedBy: [],
      contentHash: hashOf(company, content),
      expiresAt: expiryOf(company.now, 7, undefined),
    },
  })
}

/** Somebody else changes the rights of a user; the last holder stays. */
const change = (company: Company, user: UserId, rights: { approve: boolean; request: boolean }): void => {
  const isHolder = company.members.get(user)?.approve === true
  if (isHolder && !rights.approve && holdersOf(company).length === 1) return
  company.members.set(user, rights)
  if (isHolder && !rights.approve) company.removals.push({ userId: user, at: company.now })
}

const happen = (company: Company, stored: Stored | undefined, event: ApprovalEvent): boolean => {
  if (stored === undefined) return false
  const was = stored.approval
  const next = decide(was, event)
  if (E.isLeft(next)) return false
  stored.approval = next.right
  if (was.state === 'PENDING' && next.right.state === 'EXECUTED')
    company.paid.push({ by: was.requestedBy, content: stored.content, at: company.now, request: stored })
  return true
}

/** One of the latest requests. */
const nth = (company: Company, n: number): Stored | undefined => company.requests.at(-1 - n)

const factsOf = (company: Company, { approval, content }: Stored) => ({
  at: company.now,
  holders: holdersOf(company),
  mayRequester: company.members.get(approval.requestedBy)?.request === true,
  currentHash: hashOf(company, content),
})

const steps: ReadonlyArray<fc.Arbitrary<fc.Command<Log, Company>>> = [
  fc.tuple(fewUsers, fc.constantFrom(1, 3, 4, 30, 50), fc.constantFrom(...METHODS)).map(([by, millions, method]) =>
    step(`${by} asks for ${millions} million by ${method}`, (_, company) => {
      ask(company, by, millions * 1_000_000, method)
    }),
  ),
  fc.tuple(fewUsers, fc.nat({ max: 2 }), fc.boolean()).map(([by, n, isLowered]) =>
    step(`${by} authorises ${n}${isLowered ? ' and is lowered' : ''}`, (log, company) => {
      const stored = nth(company, n)
      if (stored === undefined) return
      const seenHash = stored.approval.contentHash
      const isOpen = stored.approval.state === 'PENDING'
      if (!happen(company, stored, { _tag: 'Approve', by, seenHash, facts: factsOf(company, stored) }) || !isOpen)
        return
      const given = log.given.get(stored) ?? new Map<UserId, number>()
      log.given.set(stored, given.set(by, stored.content.account))
      if (isLowered && stored.approval.state === 'PENDING') change(company, by, { approve: false, request: true })
    }),
  ),
  fc.tuple(fewUsers, fc.nat({ max: 2 })).map(([by, n]) =>
    step(`${by} rejects or withdraws ${n}`, (_, company) => {
      const stored = nth(company, n)
      if (stored === undefined) return
      const seenHash = stored.approval.contentHash
      happen(company, stored, { _tag: 'Withdraw', by, at: company.now })
      happen(company, stored, { _tag: 'Reject', by, reason: 'No', seenHash, facts: factsOf(company, stored) })
    }),
  ),
  fc.tuple(fewUsers, fc.boolean(), fc.boolean()).map(([user, approve, request]) =>
    step(`somebody lets ${user} approve ${approve} and request ${request}`, (_, company) => {
      change(company, user, { approve, request })
    }),
  ),
  fc.nat({ max: 3 }).map((account) =>
    step(`the account becomes ${account}`, (_, company) => {
      company.account = account
    }),
  ),
  fc.integer({ min: 1, max: 14 }).map((hours) =>
    step(`${hours} hours pass`, (_, company) => {
      company.now += hours * HOUR
      for (const stored of company.requests) happen(company, stored, { _tag: 'TimePassed', at: company.now })
    }),
  ),
]

/** The approvers of the offered bands, written down again. */
const asked = (amount: number): number => (amount < 5_000_000 ? 0 : amount < 50_000_000 ? 1 : 2)

const check = (log: Log, company: Company): void => {
  const justified = new Set<Stored>()
  for (const { by, content, request } of company.paid) {
    if (request === undefined) continue
    expect(justified.has(request)).toBe(false)
    justified.add(request)
    const given = log.given.get(request) ?? new Map<UserId, number>()
    const counted = request.approval.approvedBy
    expect(new Set(counted).size).toBe(counted.length)
    expect(counted).not.toContain(by)
    expect(counted.length).toBeGreaterThanOrEqual(request.approval.needed)
    expect(counted.every((giver) => given.get(giver) === content.account)).toBe(true)
  }
}

const checkNow = (before: number, company: Company, stayed: ReadonlyArray<Stored>): void => {
  for (const { by, content, request } of company.paid.slice(before)) {
    expect(company.members.get(by)?.request).toBe(true)
    expect(content.account).toBe(company.account)
    if (request === undefined) continue
    expect(stayed).toContain(request)
    expect(request.approval.approvedBy.every((giver) => company.members.get(giver)?.approve === true)).toBe(true)
    const others = METHODS.filter((method) => method !== content.method)
    expect(others.map((method) => paymentGate(0, content.method, { method, isPaid: true }))).toEqual(['REQUIRED'])
  }
}

/** Each request that is stored can be decided, and asks as many as its user asked for in 24 hours, at most the others. */
const checkStored = (count: number, paidBefore: number, company: Company): void => {
  const stored = company.requests.slice(count).map(({ approval, at }) => ({ approval, at, by: approval.requestedBy }))
  const paid = company.paid.slice(paidBefore).filter(({ request }) => request === undefined)
  for (const { at, by } of [...stored, ...paid]) {
    const isMine = (one: UserId, then: number) => one === by && then >= at - AMOUNT_WINDOW
    const inWindow = [
      ...company.requests
        .filter(({ approval, at: then }) => isMine(approval.requestedBy, then))
        .filter(({ approval }) => approval.state === 'PENDING' || approval.state === 'EXECUTED'),
      ...company.paid.filter((one) => one.request === undefined && isMine(one.by, one.at)),
    ]
    const total = inWindow.reduce((sum, { content }) => sum + content.amount, 0)
    const current = holdersOf(company).filter((holder) => holder !== by)
    const lapsed = company.removals.filter(({ at: then, userId }) => userId !== by && at < then + LAPSE)
    const counting = new Set([...current, ...lapsed.map(({ userId }) => userId)])
    const needed = Math.min(asked(total), counting.size)
    expect(needed).toBeLessThanOrEqual(current.length)
    expect(stored.find((one) => one.by === by)?.approval.needed ?? 0).toBe(needed)
  }
}

/** The command, and what must hold after it. */
const watched = (command: fc.Command<Log, Company>): fc.Command<Log, Company> => ({
  check: () => true,
  run: (log, company) => {
    const paid = company.paid.length
    const requests = [...company.requests]
    void command.run(log, company)
    checkNow(paid, company, requests)
    checkStored(requests.length, paid, company)
    check(log, company)
  },
  toString: () => String(command),
})

describe('a company that authorises payments', () => {
  it('pays nothing that the log of what happened does not justify, after any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.commands(
          steps.map((one) => one.map(watched)),
          { maxCommands: 60, size: 'max' },
        ),
        (commands) => {
          fc.modelRun(
            () => ({
              model: { given: new Map() },
              real: {
                now: 0,
                members: new Map(USERS.map((user) => [user, { approve: user !== '4', request: true }])),
                removals: [],
                account: 0,
                requests: [],
                paid: [],
              },
            }),
            commands,
          )
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

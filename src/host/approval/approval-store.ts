import * as E from 'fp-ts/Either'
import type { TypeOf } from 'io-ts'
import { unknown } from 'io-ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import { money, type Money } from '#domain/kernel/money.ts'
import { AMOUNT_WINDOW, type EarlierRequest, type GuardedRequest } from '#domain/team/approval-need.ts'
import { APPROVAL_ACTS, type ApprovalAct } from '#domain/team/approval-policy.ts'
import { type Approval, APPROVAL_STATES } from '#domain/team/approval.ts'
import type { ApprovalId } from '#domain/team/pending.ts'
import { ApprovalContent } from '#wire/approvals.codec.ts'
import { id, instant, integer, nullable, oneOf, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, optionalValue, rows, sql, value, values, type Sql } from '../database/sql.ts'

/** A stored request, with what it would do. */
export interface StoredApproval extends Approval {
  readonly id: ApprovalId
  readonly businessId: BusinessId
  readonly act: ApprovalAct
  readonly operator: string | undefined
  readonly requestedAt: number
  readonly decidedAt: number | undefined
  /** The call as its context froze it. */
  readonly call: unknown
  readonly content: ApprovalContent
}

/** A request before it has an id. */
export interface NewApproval {
  readonly businessId: BusinessId
  readonly state: 'PENDING' | 'EXECUTED'
  readonly act: ApprovalAct
  readonly requestedBy: UserId
  readonly operator: string | undefined
  readonly requestedAt: number
  readonly amount: Money | undefined
  readonly needed: number
  readonly call: unknown
  readonly content: unknown
  readonly contentHash: string
  readonly expiresAt: number
  readonly targets: ReadonlyArray<string>
}

/** Pending ones first, then the latest. An act that needed no approver is not among them. */
export const approvalsOf = (queries: Queries, businessId: BusinessId): Promise<ReadonlyArray<StoredApproval>> =>
  found(
    queries,
    sql`where business_id = ${businessId} and needed > 0 order by state = 'PENDING' desc, id desc limit ${LISTED}`,
  )

const LISTED = 400

/** Lock the business first. */
export const approvalOf = async (
  queries: Queries,
  businessId: BusinessId,
  approvalId: ApprovalId,
): Promise<StoredApproval | undefined> =>
  (await found(queries, sql`where business_id = ${businessId} and id = ${approvalId} and needed > 0`))[0]

/** The requests whose time has passed, of all companies. */
export const expiredApprovals = (queries: Queries, now: number): Promise<ReadonlyArray<StoredApproval>> =>
  found(queries, sql`where state = 'PENDING' and expires_at <= ${new Date(now)} order by id limit 100`)

export const countPending = (queries: Queries, businessId: BusinessId): Promise<number> =>
  value(queries, integer, sql`select count(*) from approval where business_id = ${businessId} and state = 'PENDING'`)

/** How many requests of each company wait for the decision of the user, who may decide. */
export const toDecideOfEach = async (
  queries: Queries,
  businesses: ReadonlyArray<BusinessId>,
  userId: UserId,
): Promise<ReadonlyMap<BusinessId, number>> => {
  const counts = await rows(
    queries,
    WaitingRow,
    sql`select a.business_id as "businessId", count(*)::int as waiting
      from approval a where a.business_id = any(${businesses}::bigint[]) and a.state = 'PENDING' and a.requested_by <> ${userId}
        and not exists (select from approval_decision d where d.approval_id = a.id and d.user_id = ${userId})
      group by a.business_id`,
  )
  return new Map(counts.map(({ businessId, waiting }) => [businessId, waiting]))
}

const WaitingRow = rowCodec('WaitingRow', { businessId: id<'Business'>(), waiting: integer })

/** Whether a pending request claims the row that `target` names. */
export const isClaimed = (businessId: BusinessId, target: Sql): Sql =>
  sql`exists (select from approval_target claim where claim.business_id = ${businessId} and claim.target = ${target})`

/** Which of these rows are claimed by pending requests. */
export const claimedAmong = (
  queries: Queries,
  businessId: BusinessId,
  targets: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> =>
  values(
    queries,
    text,
    sql`select target from approval_target where business_id = ${businessId} and target = any(${targets}::text[]) order by target`,
  )

/** The pending request that claims one of these rows. */
export const claimOf = (
  queries: Queries,
  businessId: BusinessId,
  targets: ReadonlyArray<string>,
): Promise<ApprovalId | undefined> =>
  optionalValue(
    queries,
    id<'Approval'>(),
    sql`select approval_id from approval_target where business_id = ${businessId} and target = any(${targets}::text[])
      limit 1`,
  )

export const insertApproval = async (tx: Queries, approval: NewApproval): Promise<ApprovalId> => {
  const approvalId = await value(
    tx,
    id<'Approval'>(),
    sql`insert into approval (business_id, act, state, requested_by, requested_operator, requested_at, amount, needed, call,
        content, content_hash, expires_at)
      values (${approval.businessId}, ${approval.act}, ${approval.state}, ${approval.requestedBy}, ${approval.operator ?? null},
        ${new Date(approval.requestedAt)}, ${approval.amount?.minor ?? null}, ${approval.needed}, ${JSON.stringify(approval.call)}::jsonb,
        ${JSON.stringify(approval.content)}::jsonb, ${approval.contentHash}, ${new Date(approval.expiresAt)})
      returning id`,
  )
  await execute(
    tx,
    sql`insert into approval_target (business_id, target, approval_id)
      select ${approval.businessId}::bigint, target, ${approvalId}::bigint from unnest(${approval.targets}::text[]) as target`,
  )
  return approvalId
}

/** The requests of the user for the act in the 24 hours before `at`, pending or executed. Amounts are in the currency of the country. */
export const earlierRequests = async (
  queries: Queries,
  { country, id: businessId }: { readonly country: Country; readonly id: BusinessId },
  { act, at, by }: Omit<GuardedRequest, 'amount'>,
): Promise<ReadonlyArray<EarlierRequest>> => {
  const { currency } = profileOf(country)
  const found = await rows(
    queries,
    EarlierRow,
    sql`select state, requested_at as "requestedAt", amount from approval
      where business_id = ${businessId} and act = ${act} and requested_by = ${by} and requested_at >= ${new Date(at - AMOUNT_WINDOW)}
        and state in ('PENDING', 'EXECUTED')`,
  )
  return found.map(({ amount, requestedAt, state }) => ({
    act,
    by,
    state,
    at: requestedAt.getTime(),
    amount: amount === undefined ? undefined : money(currency, amount),
  }))
}

/** Stores what a decision made of a request; a final state gives up its rows. */
export const saveDecision = async (
  tx: Queries,
  { businessId, id: approvalId, approvedBy: before }: StoredApproval,
  { approvedBy, rejectedBy, rejection, state, voidedFor }: Approval,
  now: number,
): Promise<void> => {
  const given = approvedBy.filter((giver) => !before.includes(giver))
  await execute(
    tx,
    sql`insert into approval_decision (approval_id, business_id, user_id, at)
      select ${approvalId}::bigint, ${businessId}::bigint, giver, ${new Date(now)}::timestamptz
      from unnest(${given}::bigint[]) as giver`,
  )
  await execute(
    tx,
    sql`delete from approval_decision where approval_id = ${approvalId} and business_id = ${businessId}
      and user_id <> all(${approvedBy}::bigint[])`,
  )
  if (state === 'PENDING') return
  await execute(
    tx,
    sql`update approval set state = ${state}, decided_at = ${new Date(now)}, rejected_by = ${rejectedBy ?? null},
        rejection = ${rejection ?? null}, voided_for = ${voidedFor ?? null}
      where id = ${approvalId} and business_id = ${businessId}`,
  )
  await giveUpRows(tx, businessId, approvalId)
}

/** The request claims its rows no more. */
export const giveUpRows = (tx: Queries, businessId: BusinessId, approvalId: ApprovalId): Promise<void> =>
  execute(tx, sql`delete from approval_target where business_id = ${businessId} and approval_id = ${approvalId}`)

const ApprovalRow = rowCodec('ApprovalRow', {
  id: id<'Approval'>(),
  businessId: id<'Business'>(),
  act: oneOf(APPROVAL_ACTS),
  state: oneOf(APPROVAL_STATES),
  requestedBy: id<'User'>(),
  operator: nullable(text),
  requestedAt: instant,
  needed: integer,
  call: unknown,
  content: unknown,
  contentHash: text,
  expiresAt: instant,
  decidedAt: nullable(instant),
  rejectedBy: nullable(id<'User'>()),
  rejection: nullable(text),
  voidedFor: nullable(text),
})

const EarlierRow = rowCodec('EarlierRow', {
  state: oneOf(APPROVAL_STATES),
  requestedAt: instant,
  amount: nullable(integer),
})
const GivenRow = rowCodec('GivenRow', { approvalId: id<'Approval'>(), userId: id<'User'>() })

const found = async (queries: Queries, condition: Sql): Promise<ReadonlyArray<StoredApproval>> => {
  const stored = await rows(
    queries,
    ApprovalRow,
    sql`select id, business_id as "businessId", act, state, requested_by as "requestedBy", requested_operator as operator,
        requested_at as "requestedAt", needed, call, content, content_hash as "contentHash", expires_at as "expiresAt",
        decided_at as "decidedAt", rejected_by as "rejectedBy", rejection, voided_for as "voidedFor"
      from approval ${condition}`,
  )
  const given = await rows(
    queries,
    GivenRow,
    sql`select approval_id as "approvalId", user_id as "userId" from approval_decision
      where approval_id = any(${stored.map((one) => one.id)}::bigint[]) order by at, user_id`,
  )
  return stored.map((one) => storedOf(one, given))
}

const storedOf = (
  { decidedAt, expiresAt, requestedAt, ...one }: TypeOf<typeof ApprovalRow>,
  given: ReadonlyArray<TypeOf<typeof GivenRow>>,
): StoredApproval => {
  const read = ApprovalContent.decode(one.content)
  return {
    ...one,
    content: E.isRight(read) ? read.right : { lines: [] },
    cost: E.isRight(read) ? read.right.cost : undefined,
    approvedBy: given.filter(({ approvalId }) => approvalId === one.id).map(({ userId }) => userId),
    requestedAt: requestedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    decidedAt: decidedAt?.getTime(),
  }
}

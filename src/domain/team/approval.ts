import * as E from 'fp-ts/Either'
import { requiredText, type TextError } from '../kernel/form.ts'
import type { UserId } from '../kernel/id.ts'
import { compare, type Money } from '../kernel/money.ts'

/** The states of a request; only `PENDING` is not final. */
export const APPROVAL_STATES = ['PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const
/** One of `APPROVAL_STATES`. */
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** Why a request is void, as far as it is not the error code of the act. */
export type VoidReason = 'CONTENT_CHANGED' | 'DEARER' | 'REQUESTER_LOST'

/** A request that others authorise. */
export interface Approval {
  readonly state: ApprovalState
  readonly requestedBy: UserId
  /** Approvers, frozen when it was requested; at least one. */
  readonly needed: number
  /** Who authorised, and still may. */
  readonly approvedBy: ReadonlyArray<UserId>
  readonly rejectedBy?: UserId | undefined
  readonly rejection?: string | undefined
  /** A `VoidReason`, or the code with which the act was refused. */
  readonly voidedFor?: string | undefined
  readonly contentHash: string
  /** The cost that was read, where the act has one. It is no part of the hash, because it may fall while others decide. */
  readonly cost?: Money | undefined
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** The host finds these facts in the transaction that decides. */
export interface DecisionFacts {
  readonly at: number
  /** Who holds the right now. */
  readonly holders: ReadonlyArray<UserId>
  /** Whether the requester is a member who may still ask for the act. */
  readonly mayRequester: boolean
  /** The hash of the content as it is now. */
  readonly currentHash: string
  /** The cost as it is now, in the currency of the one that was read. */
  readonly currentCost?: Money | undefined
}

/** A person, the time or the host changes a request. */
export type ApprovalEvent =
  | { readonly _tag: 'Approve'; readonly by: UserId; readonly seenHash: string; readonly facts: DecisionFacts }
  | {
      readonly _tag: 'Reject'
      readonly by: UserId
      readonly reason: string
      readonly seenHash: string
      readonly facts: DecisionFacts
    }
  | { readonly _tag: 'Withdraw'; readonly by: UserId; readonly at: number }
  | { readonly _tag: 'TimePassed'; readonly at: number }
  | { readonly _tag: 'Voided'; readonly reason: VoidReason }
  | { readonly _tag: 'ActRefused'; readonly code: string }
  | { readonly _tag: 'RightLost'; readonly by: UserId }

/** Why an event does not apply to a request. */
export type ApprovalRejected =
  | { readonly _tag: 'ApprovalDecided'; readonly state: ApprovalState }
  | { readonly _tag: 'ApprovalOwn' }
  | { readonly _tag: 'ApprovalNotHolder' }
  | { readonly _tag: 'ApprovalNotRequester' }
  | { readonly _tag: 'ApprovalContentUnseen' }

/** Shortest and longest reason of a rejection, in characters. */
export const REASON_LENGTH = { minimum: 3, maximum: 300 } as const

/** When a request expires: after the days of the policy, or when the first date of its content is over. */
export const expiryOf = (requestedAt: number, days: number, firstDateEnds: number | undefined): number =>
  Math.min(requestedAt + days * DAY, firstDateEnds ?? Infinity)

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** Why a reason is rejected. */
export type RejectionReasonError = TextError | { readonly _tag: 'ReasonTooShort'; readonly minimum: number }

/** The reason of a rejection, trimmed. */
export const parseRejectionReason = (text: string): E.Either<RejectionReasonError, string> => {
  const read = requiredText(text, REASON_LENGTH.maximum)
  if (E.isLeft(read) || [...read.right].length >= REASON_LENGTH.minimum) return read
  return E.left({ _tag: 'ReasonTooShort', minimum: REASON_LENGTH.minimum })
}

/**
 * Total: the request after an event, or why it does not apply. `EXECUTED` means that the frozen act is carried out in the
 * transaction of the event; an act that is refused then makes the request before it void, by `ActRefused`. Who decides the
 * same again changes nothing.
 */
export const decide = (approval: Approval, event: ApprovalEvent): E.Either<ApprovalRejected, Approval> => {
  if (approval.state !== 'PENDING')
    return isRepeated(approval, event) ? E.right(approval) : E.left({ _tag: 'ApprovalDecided', state: approval.state })
  const at = 'facts' in event ? event.facts.at : 'at' in event ? event.at : undefined
  if (at !== undefined && at >= approval.expiresAt) return E.right({ ...approval, state: 'EXPIRED' })
  switch (event._tag) {
    case 'Approve':
    case 'Reject':
      return decided(approval, event)
    case 'Withdraw':
      return event.by === approval.requestedBy
        ? E.right({ ...approval, state: 'WITHDRAWN' })
        : E.left({ _tag: 'ApprovalNotRequester' })
    case 'TimePassed':
      return E.right(approval)
    case 'Voided':
      return E.right(voided(approval, event.reason))
    case 'ActRefused':
      return E.right(voided(approval, event.code))
    case 'RightLost':
      return E.right({ ...approval, approvedBy: approval.approvedBy.filter((giver) => giver !== event.by) })
  }
}

const decided = (
  approval: Approval,
  event: Extract<ApprovalEvent, { readonly _tag: 'Approve' | 'Reject' }>,
): E.Either<ApprovalRejected, Approval> => {
  const { by, facts, seenHash } = event
  if (by === approval.requestedBy) return E.left({ _tag: 'ApprovalOwn' })
  if (!facts.holders.includes(by)) return E.left({ _tag: 'ApprovalNotHolder' })
  if (seenHash !== approval.contentHash) return E.left({ _tag: 'ApprovalContentUnseen' })
  if (event._tag === 'Reject')
    return E.right({ ...approval, state: 'REJECTED', rejectedBy: by, rejection: event.reason })
  if (!facts.mayRequester) return E.right(voided(approval, 'REQUESTER_LOST'))
  if (facts.currentHash !== approval.contentHash) return E.right(voided(approval, 'CONTENT_CHANGED'))
  if (isDearer(approval.cost, facts.currentCost)) return E.right(voided(approval, 'DEARER'))
  const still = approval.approvedBy.filter((giver) => giver !== by && facts.holders.includes(giver))
  const approvedBy = [...still, by]
  return E.right({ ...approval, approvedBy, state: approvedBy.length < approval.needed ? 'PENDING' : 'EXECUTED' })
}

/** A cost that was not read is not compared; one that is not known any more is dearer. */
const isDearer = (read: Money | undefined, current: Money | undefined): boolean =>
  read !== undefined && (current === undefined || compare(current, read) > 0)

const voided = (approval: Approval, voidedFor: string): Approval => ({ ...approval, state: 'VOID', voidedFor })

/** Whether the event is the one that its author caused before. */
const isRepeated = ({ approvedBy, rejectedBy, requestedBy, state }: Approval, event: ApprovalEvent): boolean =>
  (event._tag === 'Approve' && state === 'EXECUTED' && approvedBy.includes(event.by)) ||
  (event._tag === 'Reject' && state === 'REJECTED' && rejectedBy === event.by) ||
  (event._tag === 'Withdraw' && state === 'WITHDRAWN' && requestedBy === event.by)

import * as E from 'fp-ts/Either'
import type { ErrorCode } from '#wire/error-codes.ts'
import { depositAccounts } from '../banking/index.ts'
import type { ApprovalContent } from '#wire/approvals.codec.ts'
import type { SurplusRequest } from '#wire/wallet.codec.ts'
import type { ApprovalServices, ApprovedAct } from '../approval/approval-services.ts'
import { guarded } from '../approval/guarded.ts'
import type { Queries } from '../database/database.ts'
import type { HandlerResult, TenantCall, UseCase } from '../http/call.ts'
import type { Business } from '../kernel/caller.ts'
import { hostError } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { requestSurplus, withdrawSurplus, type SurplusPayout, type SurplusRequestError } from './wallet.ts'

/** Requests the surplus, or stores the request until others authorise it: its whole balance, to the account of the company. */
export const guardedPayout: UseCase<ApprovalServices, 'walletRequest'> = (services, tx, call) =>
  guarded(services, tx, call, {
    act: 'SURPLUS',
    frozen: { activity: call.body.activity },
    targets: ['surplus'],
    run: async (within) => {
      const done = await requestPayout(services, tx, within, call.body)
      if (E.isLeft(done)) return done
      const answer = { since: services.clock.today(call.business.country) }
      return E.right({ answer, content: contentOf(call.business, done.right), amount: done.right.amount })
    },
  })

/** Requests a surplus that others authorised. */
export const approvedPayout =
  (services: ChangeServices): ApprovedAct =>
  async (tx, call, frozen) => {
    const { activity } = Object(frozen)
    const done = await requestPayout(services, tx, call, { activity: String(activity) })
    return E.isLeft(done) ? done : E.right(contentOf(call.business, done.right))
  }

const contentOf = ({ country }: Business, { account, amount }: SurplusPayout): ApprovalContent => ({
  lines: [],
  surplus: { amount, account: depositAccounts.proposedDeposit(country, account) },
})

const requestPayout = async (
  services: ChangeServices,
  tx: Queries,
  call: TenantCall,
  read: SurplusRequest,
): HandlerResult<SurplusPayout, (typeof REQUEST_CODES)[keyof typeof REQUEST_CODES]> => {
  const { business, session } = call
  const { clock } = services
  const request = { activity: read.activity, requestedBy: session.user.id, at: clock.now(), read }
  const requested = await requestSurplus(tx, business, request)
  if (E.isLeft(requested)) return E.left(hostError(REQUEST_CODES[requested.left._tag]))
  const { account, amount } = requested.right
  const name = depositAccounts.accountText(business.country, account)
  const detail = { amount: amount.minor, account: account.id, name }
  await recordChange(services, tx, call, 'wallet', 'surplus requested', detail)
  return requested
}

export const withdrawRequest: UseCase<ChangeServices, 'walletWithdraw'> = async (services, tx, call) => {
  const amount = await withdrawSurplus(tx, call.business, services.clock.today(call.business.country))
  if (amount === undefined) return E.left(hostError('ERROR_SURPLUS_NOT_REQUESTED'))
  await recordChange(services, tx, call, 'wallet', 'surplus request withdrawn', { amount: amount.minor })
  return E.right(undefined)
}

const REQUEST_CODES = {
  SurplusLoading: 'ERROR_SURPLUS_NOT_AVAILABLE',
  SurplusNotPositive: 'ERROR_SURPLUS_NOT_AVAILABLE',
  SurplusAlreadyRequested: 'ERROR_SURPLUS_ALREADY_REQUESTED',
  SurplusWithoutAccount: 'ERROR_SURPLUS_NO_ACCOUNT',
  SurplusChanged: 'ERROR_SURPLUS_CHANGED',
} as const satisfies Readonly<Record<SurplusRequestError['_tag'], ErrorCode>>

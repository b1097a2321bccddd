import * as E from 'fp-ts/Either'
import type { ErrorCode } from '#wire/error-codes.ts'
import { depositAccounts } from '../banking/index.ts'
import type { UseCase } from '../http/call.ts'
import { hostError } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { requestSurplus, withdrawSurplus, type SurplusRequestError } from './wallet.ts'

export const requestPayout: UseCase<ChangeServices, 'walletRequest'> = async (services, tx, call) => {
  const { body, business, session } = call
  const { clock } = services
  const request = { activity: body.activity, requestedBy: session.user.id, at: clock.now(), read: body }
  const requested = await requestSurplus(tx, business, request)
  if (E.isLeft(requested)) return E.left(hostError(REQUEST_CODES[requested.left._tag]))
  const { account, amount } = requested.right
  const name = depositAccounts.accountText(business.country, account)
  const detail = { amount: amount.minor, account: account.id, name }
  await recordChange(services, tx, call, 'wallet', 'surplus requested', detail)
  return E.right({ since: clock.today(business.country) })
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

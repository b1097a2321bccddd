import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Accounts } from '#application/identity/accounts.port.ts'
import type { Campaign } from '#domain/identity/campaign.ts'
import type { Failure } from '#application/shared/failure.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { ApiCall } from '../http/api-call.ts'

export const makeHttpAccounts = (call: ApiCall): Accounts => ({
  register: ({ email, password, campaign }) =>
    done(call(endpoints.register, { body: { email, password, confirmPassword: password, ...fieldsOf(campaign) } })),
  verifyEmail: (email) => call(endpoints.validateEmail, { body: { email } }),
  requestReset: (email) => call(endpoints.resetRequest, { body: { email } }),
  resetPassword: (hash, password) =>
    E.isLeft(endpoints.resetPassword.params.decode({ hash }))
      ? TE.left(BAD_LINK)
      : call(endpoints.resetPassword, { params: { hash }, body: { password, confirmPassword: password } }),
})

/** A truncated code is no link and needs no request. */
const BAD_LINK: Failure = {
  _tag: 'Rejected',
  code: 'ERROR_USER_RESET_LINK_INVALID',
  requestId: undefined,
  retryAfterSeconds: undefined,
}

const done = TE.map((): void => undefined)

const fieldsOf = ({ campaign, medium, source, referralCode }: Campaign) => ({
  utmCampaign: campaign,
  utmMedium: medium,
  utmSource: source,
  referralCode,
})

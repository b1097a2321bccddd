import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Accounts } from '#application/identity/accounts.port.ts'
import type { Campaign } from '#application/identity/campaign.ts'
import type { Failure } from '#application/shared/failure.ts'
import { identityEndpoints } from '#wire/identity.endpoints.ts'
import type { Api } from '../http/api.ts'

export const makeHttpAccounts = (api: Api): Accounts => ({
  register: ({ email, password, campaign, country }) =>
    done(
      api.call(identityEndpoints.register, {
        body: { email, password, confirmPassword: password, countryId: country, ...fieldsOf(campaign) },
      }),
    ),
  verifyEmail: (email) => api.call(identityEndpoints.validateEmail, { body: { email } }),
  requestReset: (email) => api.call(identityEndpoints.resetRequest, { body: { email } }),
  resetPassword: (hash, password) =>
    E.isLeft(identityEndpoints.resetPassword.params.decode({ hash }))
      ? TE.left(BAD_LINK)
      : api.call(identityEndpoints.resetPassword, { params: { hash }, body: { password, confirmPassword: password } }),
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

import * as E from 'fp-ts/Either'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { mayConfirm, validatePayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import { endpoints } from '#wire/endpoints.ts'
import { countMembers } from '../business/members.ts'
import { lockBusiness } from '../database/lock-business.ts'
import { hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { route, routes } from '../http/route.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Live } from '../live/live.port.ts'
import { recordChange } from '../live/record-change.ts'
import { payeeAccountsOf } from './payee-cautions.ts'
import { confirmPayee } from './payee-confirmations.ts'
import { businessAccountsOf, transfersOf } from './transfer-accounts.ts'

interface Services {
  readonly clock: Clock
  readonly live: Live
}

/** The accounts to which the payees of a payroll are paid, and their confirmation. */
export const payeeRoutes = routes(({ clock, ...services }: Services) => [
  route(endpoints.payrollTransfers, async ({ business, db, params }) => {
    const payees = await transfersOf(db, business, params.payrollId, clock.today(business.country))
    const { account, ownAccounts } = await businessAccountsOf(db, business)
    const isLocal = payees.every(({ total }) => total.currency === profileOf(business.country).currency)
    return E.right({ account: isLocal ? account : undefined, ownAccounts, payees })
  }),

  route(endpoints.payrollConfirmPayee, (call) =>
    call.transaction(async (tx) => {
      const { body, business, params, session } = call
      const { payrollId, supplierId } = params
      const valid = validatePayeeConfirmation(body)
      if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => field)))
      await lockBusiness(tx, business.id)
      const today = clock.today(business.country)
      const { currency = profileOf(business.country).currency } = body
      const payees = await payeeAccountsOf(tx, business, payrollId, { today, supplierId })
      const payee = payees.find((one) => one.currency === currency)
      if (payee === undefined) return E.left(NOT_FOUND)
      /* An account that changed since it was shown is not confirmed. */
      if (payee.caution.version !== body.version) return E.left(hostError('ERROR_CONFLICT'))
      const confirmer = { userId: session.user.id, operator: session.operator }
      if (!mayConfirm(payee.author, confirmer, await countMembers(tx, business.id)))
        return E.left(hostError('ERROR_PAYEE_CONFIRMER'))
      await confirmPayee(tx, business, payee, valid.right, session, today)
      await recordChange({ clock, ...services }, tx, call, 'payables', 'account of a payee confirmed', {
        payroll: payrollId,
        supplier: supplierId,
        account: payee.account.id,
        version: payee.caution.version,
        channel: valid.right.channel,
      })
      const transfers = await transfersOf(tx, business, payrollId, today)
      const transfer = transfers.find(({ id, total }) => id === supplierId && total.currency === currency)
      return E.fromNullable(NOT_FOUND)(transfer)
    }),
  ),
])

import * as E from 'fp-ts/Either'
import { maskedNumber } from '#domain/banking/account-number.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { mayConfirm, validatePayeeConfirmation } from '#domain/payables/payee-confirmation.ts'
import { bankNamed } from '../banking/index.ts'
import { countHolders } from '../business/index.ts'
import { lockBusiness } from '../database/lock-business.ts'
import type { UseCase } from '../http/call.ts'
import { hostError, invalid, NOT_FOUND } from '../http/host-error.ts'
import { recordChange, type ChangeServices } from '../live/record-change.ts'
import { payeeAccountsOf } from './payee-cautions.ts'
import { confirmPayee } from './payee-confirmations.ts'
import { payrollById } from './payroll-store.ts'
import { guardedActsOf, transfersOf } from './transfer-accounts.ts'

/** Confirms the account that was shown, and gives the transfer to it. */
export const confirmPayeeOf: UseCase<ChangeServices, 'payrollConfirmPayee'> = async (services, tx, call) => {
  const { body, business, params, session } = call
  const { payrollId, supplierId } = params
  const valid = validatePayeeConfirmation(body)
  if (E.isLeft(valid)) return E.left(invalid(valid.left.map(({ field }) => field)))
  await lockBusiness(tx, business.id)
  const today = services.clock.today(business.country)
  const { currency = profileOf(business.country).currency } = body
  const payees = await payeeAccountsOf(tx, business, payrollId, { clock: services.clock, supplierId })
  const payee = payees.find((one) => one.currency === currency)
  if (payee === undefined) return E.left(NOT_FOUND)
  /* An account that changed since it was shown is not confirmed. */
  if (payee.caution.version !== body.version) return E.left(hostError('ERROR_CONFLICT'))
  const confirmer = { userId: session.user.id, operator: session.operator }
  if (!mayConfirm(payee.author, confirmer, await countHolders(tx, business.id, 'confirm')))
    return E.left(hostError('ERROR_PAYEE_CONFIRMER'))
  await confirmPayee(tx, business, payee, valid.right, session, today)
  await recordChange(services, tx, call, 'payables', 'account of a payee confirmed', {
    payroll: payrollId,
    supplier: supplierId,
    account: payee.account.id,
    bank: bankNamed(business.country, payee.bankId).code,
    number: maskedNumber(payee.number),
    version: payee.caution.version,
    channel: valid.right.channel,
  })
  const payroll = await payrollById(tx, business, payrollId)
  const guardedActs = payroll ? await guardedActsOf(services.clock, tx, business, session.user.id, payroll) : []
  const isMasked = guardedActs.includes('PAY')
  const transfers = await transfersOf(tx, business, payrollId, services.clock, session.user.id, isMasked)
  const transfer = transfers.find(({ id, total }) => id === supplierId && total.currency === currency)
  return E.fromNullable(NOT_FOUND)(transfer)
}

import * as E from 'fp-ts/Either'
import { formatMoney } from '#domain/kernel/format.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { accountText } from '../banking/deposit-accounts.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { notify } from '../notifications/notifications.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { paySurplus, type SurplusPaymentError } from '../wallet/wallet.ts'
import { notVerified } from './members.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Records that the requested surplus of a business was transferred. */
export const paySurplusCommand = async (
  services: Pick<OperatorServices, 'clock' | 'database' | 'live' | 'mail'>,
  { taxId }: RequestOf<'surplus:pay'>,
): Promise<CommandResult> => {
  const { clock, database, live } = services
  const { country, identifier } = taxId
  const business = await verifiedBusiness(database, country, identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  const owner = { id: business.id, country }
  const paid = await database.transaction(async (tx) => {
    const payout = await paySurplus(tx, owner, clock.today(country))
    if (E.isLeft(payout)) return payout
    const { amount } = payout.right
    const account = accountText(country, payout.right.account)
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId: business.id,
      action: 'surplus paid',
      detail: { amount: amount.minor, account },
    })
    const text = formatMoney(amount, country)
    const emails = await notify(tx, clock, { businessId: business.id }, { kind: 'SurplusPaid', amount: text, account })
    return E.right({ account, emails, text })
  })
  if (E.isLeft(paid)) return E.left(SENTENCES[paid.left._tag])
  live.publish({ type: 'wallet', businessId: business.id })
  sendNotification(services, paid.right.emails)
  return E.right([`${business.name}: excedentes transferidos, ${paid.right.text} a ${paid.right.account}`])
}

const SENTENCES: Readonly<Record<SurplusPaymentError['_tag'], string>> = {
  NoAccount: 'La empresa no tiene una cuenta bancaria.',
  AccountChanged: 'La cuenta de la solicitud cambió: la empresa debe retirarla y solicitar de nuevo.',
  NothingRequested: 'La empresa no tiene una solicitud de excedentes pendiente.',
  NothingToPay: 'La empresa ya no tiene excedentes: una deuda llegó después de la solicitud.',
}

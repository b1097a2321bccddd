import * as E from 'fp-ts/Either'
import { formatMoney } from '#domain/kernel/format.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { depositAccounts } from '../banking/index.ts'
import { notify, sendNotification } from '../notifications/index.ts'
import { paySurplus, type SurplusPaymentError } from '../wallet/index.ts'
import { companyOf } from './members.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Records that the requested surplus of a business was transferred. */
export const surplusPay = command({
  name: 'surplus:pay',
  summary: 'Registra la transferencia de los excedentes que una empresa solicitó.',
  args: { taxId: positional({ ...TaxId, shown: 'RUT' }) },
  run: async (services: Needs<'clock' | 'database' | 'live' | 'mail'>, { taxId }) => {
    const { clock, database, live } = services
    const { country } = taxId
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const business = company.right
    const owner = { id: business.id, country }
    const paid = await database.transaction(async (tx) => {
      const payout = await paySurplus(tx, owner, clock.today(country))
      if (E.isLeft(payout)) return payout
      const { amount } = payout.right
      const account = depositAccounts.accountText(country, payout.right.account)
      await appendAuditEntry(tx, clock, {
        actor: 'operator',
        businessId: business.id,
        action: 'surplus paid',
        detail: { amount: amount.minor, account },
      })
      const text = formatMoney(amount, country)
      const emails = await notify(
        tx,
        clock,
        { businessId: business.id },
        { kind: 'SurplusPaid', amount: text, account },
      )
      return E.right({ account, emails, text })
    })
    if (E.isLeft(paid)) return E.left(SENTENCES[paid.left._tag])
    live.publish({ type: 'wallet', businessId: business.id })
    sendNotification(services, paid.right.emails)
    return E.right([`${business.name}: excedentes transferidos, ${paid.right.text} a ${paid.right.account}`])
  },
})

const SENTENCES: Readonly<Record<SurplusPaymentError['_tag'], string>> = {
  NoAccount: 'La empresa no tiene una cuenta bancaria.',
  AccountChanged: 'La cuenta de la solicitud cambió: la empresa debe retirarla y solicitar de nuevo.',
  NothingRequested: 'La empresa no tiene una solicitud de excedentes pendiente.',
  NothingToPay: 'La empresa ya no tiene excedentes: una deuda llegó después de la solicitud.',
}

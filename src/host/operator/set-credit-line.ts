import * as E from 'fp-ts/Either'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { fromDecimal } from '#domain/kernel/money.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { replaceCreditLine } from '../payables/credit-line.ts'
import { notVerified } from './members.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'
import type { RequestOf } from './operator-request.ts'

/** The whole credit is free unless a balance is given. */
export const setCreditLine = async (
  { clock, database, live }: Pick<OperatorServices, 'clock' | 'database' | 'live'>,
  { balance, credit, taxId }: RequestOf<'credit-line:set'>,
): Promise<CommandResult> => {
  const business = await verifiedBusiness(database, taxId.country, taxId.identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  const { currency } = profileOf(business.country)
  const total = fromDecimal(currency, credit)
  const left = fromDecimal(currency, balance ?? credit)
  if (E.isLeft(total) || E.isLeft(left)) return E.left(`Un monto en ${currency} no tiene tantos decimales.`)
  if (left.right.minor > total.right.minor) return E.left('El saldo no puede ser mayor que la línea de crédito.')
  await database.transaction(async (tx) => {
    const line = { credit: total.right, balance: left.right }
    await replaceCreditLine(tx, business.id, line, new Date(clock.now()))
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId: business.id,
      action: 'credit line set',
      detail: { credit: total.right.minor, balance: left.right.minor },
    })
  })
  live.publish({ type: 'payables', businessId: business.id })
  const [of, free] = [formatMoney(total.right, business.country), formatMoney(left.right, business.country)]
  return E.right([`${business.name}: línea de crédito de ${of}, disponible ${free}`])
}

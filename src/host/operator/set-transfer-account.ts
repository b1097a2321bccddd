import * as E from 'fp-ts/Either'
import { maskedNumber } from '#domain/banking/account-number.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { banksOf } from '../banking/banks.ts'
import { readAccount } from '../banking/read-account.ts'
import { deleteProviderAccounts, insertAccount } from '../banking/store.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { notVerified } from './members.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** The account of the financier to which a business transfers the total of its payrolls. It replaces an earlier one. */
export const setTransferAccount = async (
  { clock, database, live }: Pick<OperatorServices, 'clock' | 'database' | 'live'>,
  { bank, email, number, taxId }: RequestOf<'transfer-account:set'>,
): Promise<CommandResult> => {
  const { country, identifier } = taxId
  const business = await verifiedBusiness(database, country, identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  const known = banksOf(country).find(({ code }) => code === bank)
  if (known === undefined) return E.left(`No hay un banco con el código ${bank}.`)
  const [type = ''] = accountTypesOf(country)
  const { currency } = profileOf(country)
  const account = readAccount(country, { bankId: known.id, type, number, email, currency })
  if (E.isLeft(account)) return E.left(`La cuenta no es válida: revisa --account y --email.`)
  await database.transaction(async (tx) => {
    await deleteProviderAccounts(tx, business.id)
    const flags = { isDefault: true, isProviderAccount: true }
    await insertAccount(tx, { business }, account.right, flags, new Date(clock.now()))
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId: business.id,
      action: 'transfer account set',
      detail: { bank, number: maskedNumber(number) },
    })
  })
  live.publish({ type: 'bankAccounts', businessId: business.id })
  return E.right([`${business.name}: transfiere a ${known.name}, ${maskedNumber(number)}`])
}

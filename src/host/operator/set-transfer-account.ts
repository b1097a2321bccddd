import * as E from 'fp-ts/Either'
import { maskedNumber } from '#domain/banking/account-number.ts'
import { accountTypesOf } from '#domain/banking/account-type.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { banksOf, deleteProviderAccounts, insertAccount, readAccount } from '../banking/index.ts'
import { companyOf } from './members.ts'
import { positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { TaxId, typedText } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The account of the financier to which a business transfers the total of its payrolls. It replaces an earlier one. */
export const transferAccountSet = command({
  name: 'transfer-account:set',
  summary: 'Fija la cuenta a la que una empresa transfiere el total de sus listas de pago.',
  args: {
    taxId: positional(TaxId),
    bank: requiredOption(typedText('CÓDIGO', 10), 'tres dígitos: 012 es BancoEstado en Chile y BBVA en México'),
    account: requiredOption(typedText('NÚMERO', 40), 'una cuenta corriente en Chile, una CLABE en México'),
    email: requiredOption(typedText('CORREO', 254), 'el que recibe los comprobantes'),
  },
  run: async (
    { clock, database, live }: Needs<'clock' | 'database' | 'live'>,
    { account: number, bank, email, taxId },
  ) => {
    const { country } = taxId
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const business = company.right
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
  },
})

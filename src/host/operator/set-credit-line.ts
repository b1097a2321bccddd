import * as E from 'fp-ts/Either'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { formatMoney } from '#domain/kernel/format.ts'
import { fromDecimal } from '#domain/kernel/money.ts'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { replaceCreditLine } from '../payables/index.ts'
import { companyOf } from './members.ts'
import { option, positional, requiredOption } from './arguments.ts'
import { command } from './command.ts'
import { Amount, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** The whole credit is free unless a balance is given. */
export const creditLineSet = command({
  name: 'credit-line:set',
  summary: 'Fija la línea de crédito de una empresa para pagar a sus proveedores.',
  args: {
    taxId: positional(TaxId),
    credit: requiredOption(Amount, 'el total de la línea'),
    balance: option(Amount, 'lo que queda disponible; si falta, todo'),
  },
  run: async ({ clock, database, live }: Needs<'clock' | 'database' | 'live'>, { balance, credit, taxId }) => {
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const business = company.right
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
  },
})

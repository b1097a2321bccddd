import type { LocalAccountNumber } from '#domain/banking/account-number.ts'
import type { BankId } from '#domain/banking/bank.ts'
import { checkDigit, type Clabe } from '#domain/banking/clabe.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { Email } from '#domain/identity/email.ts'
import { addDays } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import type { CreditLine } from '#domain/payables/credit-line.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { Supplier } from '#domain/suppliers/supplier.ts'
import { insertAccount } from '../banking/index.ts'
import { setFeature } from '../business/index.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, sql } from '../database/sql.ts'
import { membershipStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import { replaceCreditLine, savePayablesSetup } from '../payables/index.ts'
import { insertContact, supplierPage } from '../suppliers/index.ts'
import type { SampleAccount } from './sample-logins.ts'
import { addSamplePayrolls } from './sample-payrolls.ts'
import type { SampleServices } from './sample-services.ts'

/** Invoices that were issued longer ago are hidden at first. */
const DAYS_BACK = 120
const PAID = 70
const ARCHIVED = 9

type Services = Pick<SampleServices, 'clock' | 'database'>

/** The sample companies may use suppliers and payments. */
export const openSamplePayables = (services: Services, accounts: ReadonlyArray<SampleAccount>): Promise<void> =>
  forEachBusiness(services, accounts, (tx, business) =>
    setFeature(tx, business.id, { featureId: PAYABLES_FEATURE, active: true }),
  )

/**
 * Terms, accounts and contacts of some suppliers, and invoices in every place, unless the payables of the company were
 * configured before.
 */
export const addSamplePayables = (services: Services, accounts: ReadonlyArray<SampleAccount>): Promise<void> =>
  forEachBusiness(services, accounts, async (tx, business) => {
    if (await hasRow(tx, sql`select from payables_setup where business_id = ${business.id}`)) return
    const [now, today] = [new Date(services.clock.now()), services.clock.today(business.country)]
    const { rows } = await supplierPage(tx, business.id, { page: 1, size: 100, name: undefined })
    await savePayablesSetup(
      tx,
      business,
      {
        startDate: addDays(today, -DAYS_BACK),
        suppliers: rows.flatMap(({ identifier }, at) =>
          at % 3 === 0 ? [{ identifier, term: (at % 2 === 0 ? 30 : 60) as PaymentTerm }] : [],
        ),
      },
      now,
    )
    for (const [at, supplier] of rows.entries()) {
      if (at % 4 !== 1) await addAccount(tx, business, supplier, at, now)
      if (at % 5 === 0)
        await insertContact(
          tx,
          business.id,
          supplier.id,
          {
            name: CONTACTS[at % CONTACTS.length] ?? '',
            position: 'Cobranza',
            email: EMAIL,
            phone: PHONES[business.country],
          },
          now,
        )
    }
    await execute(tx, settled(business, today))
    await execute(tx, cancelledLater(business, today))
    await addSamplePayrolls(tx, business, now)
    await replaceCreditLine(tx, business.id, CREDIT_LINES[business.country], now)
  })

/** The oldest invoices that are shown: most of them paid on their day, some archived. */
const settled = ({ id }: Business, today: string) => sql`
  with old as (
    select payable.id, payment_date, row_number() over (order by issue_date, payable.id) as place
    from payable join payables_setup setup on setup.business_id = payable.business_id
    where payable.business_id = ${id} and issue_date >= setup.start_date and obstacle is null
  )
  update payable set moved_on = least(old.payment_date, ${today}::date),
    location = case when place % 8 = 0 then 'archived' else 'paid' end
  from old where old.id = payable.id and place <= ${PAID + ARCHIVED}`

/** One that was cancelled after its payment. */
const cancelledLater = ({ id }: Business, today: string) => sql`
  update payable set moved_on = ${today}::date, location = 'paid'
  where id = (select min(id) from payable where business_id = ${id} and obstacle = 'CANCELLED')`

const addAccount = (tx: Queries, business: Business, supplier: Supplier, at: number, now: Date): Promise<unknown> =>
  insertAccount(
    tx,
    { business, supplier },
    {
      ...NUMBERS[business.country](at),
      email: EMAIL,
      currency: profileOf(business.country).currency,
    },
    { isDefault: true, isProviderAccount: false },
    now,
  )

const CREDIT_LINES: Readonly<Record<Country, CreditLine>> = {
  CL: { credit: money('CLP', 50_000_000), balance: money('CLP', 32_500_000) },
  MX: { credit: money('MXN', 250_000_000), balance: money('MXN', 162_500_000) },
}

const NUMBERS = {
  CL: (at: number) => ({
    bankId: (at % 2 === 0 ? '1012' : '1001') as BankId,
    type: 'CUENTA_CORRIENTE' as const,
    number: String(41_200_300 + at * 137) as LocalAccountNumber,
  }),
  MX: (at: number) => {
    const digits = `01218000${String(451_100_000 + at * 137).padStart(9, '0')}`
    return {
      bankId: '4012' as BankId,
      type: 'CUENTA_CLABE' as const,
      number: `${digits}${checkDigit(digits)}` as Clabe,
    }
  },
} as const satisfies Readonly<Record<Country, unknown>>

const EMAIL = 'cobranza@proveedores.example' as Email
const CONTACTS = ['Rosa Díaz', 'Hugo Paz', 'Ñandúbay Quiñones', 'Elena Fuentes']
const PHONES: Readonly<Record<Country, string>> = { CL: '+562-223-4567', MX: '477-712-3456' }

const forEachBusiness = async (
  { database }: Services,
  accounts: ReadonlyArray<SampleAccount>,
  change: (tx: Queries, business: Business) => Promise<void>,
): Promise<void> => {
  for (const { company } of accounts) {
    const business = await membershipStore.verifiedBusiness(database, company.country, company.identifier)
    if (business !== undefined) await database.transaction((tx) => change(tx, business))
  }
}

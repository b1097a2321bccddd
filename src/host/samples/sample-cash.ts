import { CASH_WEEKS, spanOf } from '#domain/cash/cash-column.ts'
import { projectCash } from '#domain/cash/project-cash.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { type Money, money, zero } from '#domain/kernel/money.ts'
import { cashEntriesOf } from '../cash/index.ts'
import type { Queries } from '../database/database.ts'
import { execute, hasRow, sql } from '../database/sql.ts'
import { storableJson } from '../database/storable-json.ts'
import { membershipStore } from '../identity/index.ts'
import type { Business } from '../kernel/caller.ts'
import type { SampleAccount } from './sample-logins.ts'
import type { SampleServices } from './sample-services.ts'

/**
 * States the balance and the own items of the sample companies that stated none: one week is negative, because a truck is paid before
 * the bank lends the money for it. Invoices of later weeks cover it.
 */
export const addSampleCash = async (
  { clock, database }: Pick<SampleServices, 'clock' | 'database'>,
  accounts: ReadonlyArray<Pick<SampleAccount, 'company'>>,
): Promise<void> => {
  for (const { company } of accounts) {
    const { country, identifier } = company
    const business = await membershipStore.verifiedBusiness(database, country, identifier)
    if (business === undefined) continue
    await database.transaction(async (tx) => {
      if (await hasRow(tx, sql`select from cash_opening where business_id = ${business.id}`)) return
      await stateCash(tx, business, clock.today(country))
    })
  }
}

const stateCash = async (tx: Queries, business: Business, today: CivilDate): Promise<void> => {
  const { currency } = profileOf(business.country)
  const { gap, rent } = AMOUNTS[business.country]
  const closings = async (): Promise<ReadonlyArray<number>> =>
    projectCash([zero(currency)], await cashEntriesOf(tx, business, today), today)
      .blocks.filter((one) => one.currency === currency)
      .flatMap(({ columns }) => columns.flatMap(({ balances }) => balances?.closing.minor ?? []))
  await addOwnItem(tx, business, { name: 'Arriendo', direction: 'OUT', amount: rent, cadence: 'MONTHLY', from: today })
  /* Most of the money that comes in is spent, so that the balance neither grows nor falls much. */
  const wages = money(currency, rounded(((await closings()).at(-1) ?? 0) / CASH_WEEKS.length))
  if (wages.minor > 0) {
    const weekly = { amount: wages, cadence: 'WEEKLY', direction: 'OUT', from: addDays(today, 1) } as const
    await addOwnItem(tx, business, { ...weekly, name: 'Remuneraciones y operación' })
  }
  const known = await closings()
  /* Every week ends with the gap at least, until the truck is paid. */
  const opening = rounded(gap.minor - Math.min(0, ...known))
  const truck = money(currency, rounded(opening + (known[SHORT] ?? 0) + gap.minor))
  const [paid, lent] = [spanOf('W4', today).first, spanOf('W5', today).first]
  const once = { amount: truck, cadence: 'ONCE' } as const
  await addOwnItem(tx, business, { ...once, name: 'Camión nuevo', direction: 'OUT', from: addDays(paid, 2) })
  await addOwnItem(tx, business, { ...once, name: 'Crédito por el camión', direction: 'IN', from: addDays(lent, 1) })
  const accounts = [{ name: 'Cuenta corriente', balance: money(currency, opening) }]
  await execute(
    tx,
    sql`insert into cash_opening (business_id, opened_on, accounts) values (${business.id}, ${today}, ${storableJson(accounts)}::jsonb)`,
  )
}

/** The place of the short week among the thirteen: late enough for a request of today, so late that some invoices come after it. */
const SHORT = 3

interface SampleItem {
  readonly name: string
  readonly direction: 'IN' | 'OUT'
  readonly amount: Money
  readonly cadence: 'MONTHLY' | 'ONCE' | 'WEEKLY'
  readonly from: CivilDate
}

const addOwnItem = (tx: Queries, { id }: Business, { amount, cadence, direction, from, name }: SampleItem) =>
  execute(
    tx,
    sql`insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on)
      values (${id}, ${name}, ${direction}, ${amount.currency}, ${amount.minor}, ${cadence}, ${from})`,
  )

/** A round sum is rounded up: hundreds of thousands of Chilean pesos, thousands of Mexican ones. */
const rounded = (minor: number): number => Math.ceil(minor / 100_000) * 100_000

/** The gap is the least balance of the other weeks, and what is missing in the short one. */
const AMOUNTS: Readonly<Record<Country, { readonly gap: Money; readonly rent: Money }>> = {
  CL: { gap: money('CLP', 8_000_000), rent: money('CLP', 1_200_000) },
  MX: { gap: money('MXN', 45_000_000), rent: money('MXN', 4_500_000) },
}

import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { DEFAULT_TERM } from '#domain/suppliers/payment-term.ts'
import type { SupplierDebtPage, SupplierDebtQuery } from '#wire/suppliers.codec.ts'
import { bankNamed } from '../banking/index.ts'
import { boolean, date, id, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { row, rows, sql, type Sql } from '../database/sql.ts'
import { matchingName, termColumn } from '../suppliers/index.ts'
import { DUE_ON, IS_DUE, WITH_LIST, visible } from './conditions.ts'
import { SUMS, SumsColumns, sumsOf } from './currency.ts'
import type { Owner } from './list.ts'
import type { Clock } from '../kernel/clock.ts'
import { unconfirmedSuppliers } from './payee-cautions.ts'

type DebtPage = Pick<TypeOf<typeof SupplierDebtPage>, 'counts' | 'rows' | 'totalRows'>

/**
 * The suppliers with what is owed to each: agrees with `debtOf` of the domain over its visible invoices. They are ordered by the amounts at the
 * rates of the documents, because sums of two currencies have no order.
 */
export const pageOfDebts = async (
  queries: Queries,
  business: Owner,
  { group, name, orderBy, page, size }: SupplierDebtQuery,
  clock: Clock,
): Promise<DebtPage> => {
  const today = clock.today(business.country)
  const { currency } = profileOf(business.country)
  const found = foundBy(business, name ?? '', await unconfirmedSuppliers(queries, business, clock), today)
  const { direction, field } = orderBy ?? { field: 'name', direction: 'asc' }
  const listed = await rows(
    queries,
    DebtRow,
    sql`select * from (${found}) found ${group === undefined ? sql`` : sql`where ${GROUPS[group]}`}
      order by ${SORTED_BY[field]} ${DIRECTIONS[direction]} nulls last, sort_key collate "C", id
      limit ${size} offset ${(page - 1) * size}`,
  )
  const counts = await row(
    queries,
    CountsRow,
    sql`select count(*) as "all", count(*) filter (where ${GROUPS.overdue}) as overdue,
      count(*) filter (where ${GROUPS.withoutAccount}) as "withoutAccount",
      count(*) filter (where ${GROUPS.unconfirmed}) as unconfirmed from (${found}) found`,
  )
  const ids = listed.map((supplier) => supplier.id)
  const sums = await rows(
    queries,
    SumsRow,
    sql`select i.payee_id, ${DUE_ON} < ${today}::date as is_overdue, ${SUMS} from payable i ${WITH_LIST}
      where ${visible(business.id)} and ${IS_DUE} and i.payee_id = any(${ids}::bigint[]) group by 1, 2, i.currency`,
  )
  return {
    rows: listed.map(
      ({ bank_id, ending, identifier, is_unconfirmed: isUnconfirmed, name: called, next, term, ...supplier }) => {
        const owed = sums.filter(({ payee_id }) => payee_id === supplier.id)
        return {
          id: supplier.id,
          version: supplier.version,
          name: called,
          identifier,
          paymentTerm: term,
          owed: sumsOf(currency, owed).totals,
          overdue: sumsOf(
            currency,
            owed.filter(({ is_overdue }) => is_overdue),
          ).totals,
          next,
          account:
            bank_id === undefined || ending === undefined
              ? undefined
              : { bank: bankNamed(business.country, bank_id).name, ending, isUnconfirmed },
        }
      },
    ),
    totalRows: counts[group ?? 'all'],
    counts,
  }
}

/** The account is the one that a list of this supplier would be paid to: the default one before the oldest. */
const foundBy = (
  { country, id: businessId }: Owner,
  name: string,
  unconfirmed: ReadonlyArray<SupplierId>,
  today: CivilDate,
): Sql =>
  sql`select supplier.id, supplier.version, supplier.name, supplier.identifier, supplier.sort_key,
      supplier.plain_identifier, supplier.payment_term as term, account.bank_id, right(account.number, 4) as ending,
      supplier.id = any(${unconfirmed}::bigint[]) as is_unconfirmed,
      coalesce(debt.owed, 0) as owed, coalesce(debt.overdue, 0) as overdue, debt.next
    from supplier
    left join (
      select i.payee_id, sum(i.amount) as owed, sum(i.amount) filter (where ${DUE_ON} < ${today}::date) as overdue,
          min(${DUE_ON}) filter (where ${DUE_ON} >= ${today}::date) as next
        from payable i ${WITH_LIST} where ${visible(businessId)} and ${IS_DUE} group by 1) debt on debt.payee_id = supplier.id
    left join (
      select distinct on (one.supplier_id) one.supplier_id, one.bank_id, one.number from bank_account one
        where one.business_id = ${businessId} and one.currency = ${profileOf(country).currency}
        order by one.supplier_id, one.is_default desc, one.id) account on account.supplier_id = supplier.id
    where supplier.business_id = ${businessId} ${matchingName(name)}`

const GROUPS: Readonly<Record<NonNullable<SupplierDebtQuery['group']>, Sql>> = {
  overdue: sql`overdue > 0`,
  withoutAccount: sql`bank_id is null`,
  unconfirmed: sql`is_unconfirmed`,
}

const SORTED_BY: Readonly<Record<NonNullable<SupplierDebtQuery['orderBy']>['field'], Sql>> = {
  name: sql`sort_key collate "C"`,
  identifier: sql`plain_identifier collate "C"`,
  owed: sql`owed`,
  overdue: sql`overdue`,
  next: sql`next`,
  term: sql`coalesce(term, ${DEFAULT_TERM})`,
}
const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` } as const

const CountsRow = rowCodec('SupplierCounts', {
  all: integer,
  overdue: integer,
  withoutAccount: integer,
  unconfirmed: integer,
})
const SumsRow = rowCodec('SupplierSums', { payee_id: id<'Supplier'>(), is_overdue: boolean, ...SumsColumns })
const DebtRow = rowCodec('SupplierDebtRow', {
  id: id<'Supplier'>(),
  version: integer,
  name: text,
  identifier: text,
  term: nullable(termColumn),
  bank_id: nullable(text),
  ending: nullable(text),
  is_unconfirmed: boolean,
  next: nullable(date),
})

import type * as t from 'io-ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import { normaliseSearch } from '#domain/financing/invoice-search.ts'
import type { Country } from '#domain/kernel/country.ts'
import { normaliseText } from '#domain/kernel/fold.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { FINDING_KINDS, type Finding } from '#wire/shell.codec.ts'
import { nullable, oneOf, rowCodec, text as anyText } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'

type Found = t.TypeOf<typeof Finding>

/** The parts that other contexts know. */
export interface FindingSources {
  readonly bankNamed: (country: Country, bankId: string) => { readonly name: string }
  readonly hasFeature: (queries: Queries, businessId: BusinessId, feature: number) => Promise<boolean>
}

/** Finds the parts of a company under a name, a tax id or a number, a few of each kind. */
export const findingsOf = async (
  queries: Queries,
  { bankNamed, hasFeature }: FindingSources,
  business: Business,
  typed: string,
): Promise<ReadonlyArray<Found>> => {
  const { identifier, text } = normaliseSearch(typed, business.country)
  if (text.length < SHORTEST) return []
  const search = { business, text, identifier }
  const hasPayables = business.isVerified && (await hasFeature(queries, business.id, PAYABLES_FEATURE))
  const parts = [
    ...(business.isVerified ? [ordersLike(search), payersLike(search), issuedLike(search)] : []),
    ...(hasPayables ? [suppliersLike(search), receivedLike(search)] : []),
  ]
  const stored = await Promise.all(parts.map((part) => rows(queries, FoundRow, part)))
  const named = await namedFindings(queries, bankNamed, search, hasPayables)
  return [...stored.flat().map((one) => toFound(business, one)), ...named]
}

/** The fewest letters that are searched: one alone is in everything. */
const SHORTEST = 2
/** The most of each kind; more are found by further letters. */
const MOST = 5
/** More than real companies have. */
const MOST_NAMED = 500

interface Search {
  readonly business: Business
  readonly text: string
  readonly identifier: string | undefined
}

const FoundRow = rowCodec('FoundRow', {
  kind: oneOf(FINDING_KINDS),
  name: anyText,
  detail: nullable(anyText),
  path: anyText,
  /** The text to search in the list at the path. */
  search: nullable(anyText),
})

const toFound = ({ country }: Business, { detail, kind, name, path, search }: t.TypeOf<typeof FoundRow>): Found => ({
  kind,
  name,
  path: search === undefined ? path : `${path}${encodeURIComponent(search)}`,
  detail: detail !== undefined && (kind === 'PAYER' || kind === 'SUPPLIER') ? displayTaxId(country, detail) : detail,
})

/** An order by the beginning of its number. */
const ordersLike = ({ business: { id }, text }: Search): Sql =>
  sql`select 'ORDER' as kind, o.id::text as name, (select min(i.payer_name) from order_invoice l join invoice i on i.id = l.invoice_id
        where l.order_id = o.id) as detail, '/orders/' || o.id as path, null as search
      from orders o where o.business_id = ${id} and starts_with(o.id::text, ${text.replace('#', '')}) order by o.id desc limit ${MOST}`

/** The lines of the search text are the folio and the name. */
const FOLIO = sql`split_part(i.search, E'\n', 1)`
const NAME = sql`split_part(i.search, E'\n', 2)`

const hasIdentifier = (column: Sql, identifier: string | undefined): Sql =>
  identifier === undefined ? sql`false` : sql`strpos(${column}, ${identifier}) > 0`

const payersLike = ({ business: { id }, identifier, text }: Search): Sql =>
  sql`select 'PAYER' as kind, min(i.payer_name) as name, i.payer_identifier as detail,
        '/payers/' as path, i.payer_identifier as search
      from invoice i where i.business_id = ${id} and (strpos(${NAME}, ${text}) > 0 or ${hasIdentifier(sql`i.plain_identifier`, identifier)})
      group by i.payer_identifier order by count(*) desc, min(i.payer_order) limit ${MOST}`

/** The page of an invoice is that of its order; one without an order is searched in the list that it is in. */
const issuedLike = ({ business: { id }, text }: Search): Sql =>
  sql`select 'ISSUED' as kind, i.folio as name, i.payer_name as detail, case when taken.order_id is not null then '/orders/' || taken.order_id
        when i.financeable then '/finance/directo?search=' else '/finance/directo?ver=no-financiables&search=' end as path,
        case when taken.order_id is null then i.folio end as search
      from invoice i left join order_invoice taken on taken.business_id = ${id} and taken.invoice_id = i.id and taken.active
      where i.business_id = ${id} and strpos(${FOLIO}, ${text}) > 0
      order by ${FOLIO} = ${text} desc, i.issue_date desc, i.id desc limit ${MOST}`

const suppliersLike = ({ business: { id }, identifier, text }: Search): Sql =>
  sql`select 'SUPPLIER' as kind, name, identifier as detail, '/suppliers/' || id as path, null as search
      from supplier where business_id = ${id} and (strpos(search, ${text}) > 0 or ${hasIdentifier(sql`plain_identifier`, identifier)})
      order by sort_key collate "C", id limit ${MOST}`

/** One in a payroll is on the page of that; the others are in the lists of payments. */
const receivedLike = ({ business: { id }, text }: Search): Sql =>
  sql`select 'RECEIVED' as kind, i.folio as name, s.name as detail, case when i.payroll_id is not null then '/payrolls/' || i.payroll_id
        when i.location = 'paid' then '/payments/pagadas?buscar=' when i.location = 'archived' then '/payments/archivadas?buscar='
        else '/payments?buscar=' end as path, case when i.payroll_id is null then i.folio end as search
      from payable i join supplier s on s.business_id = ${id} and s.id = i.supplier_id
      where i.business_id = ${id} and strpos(${FOLIO}, ${text}) > 0
      order by ${FOLIO} = ${text} desc, i.issue_date desc, i.id desc limit ${MOST}`

const PayrollName = rowCodec('PayrollName', { id: anyText, name: anyText })
const AccountName = rowCodec('AccountName', {
  bankId: anyText,
  number: anyText,
  alias: nullable(anyText),
  supplierId: nullable(anyText),
  supplier: nullable(anyText),
})

/** Payrolls and accounts, whose names are compared here: the database has none without accents, and no name of a bank. */
const namedFindings = async (
  queries: Queries,
  bankNamed: FindingSources['bankNamed'],
  { business, text }: Search,
  hasPayables: boolean,
): Promise<ReadonlyArray<Found>> => {
  const { country, id } = business
  const isLike = (...names: ReadonlyArray<string | undefined>): boolean =>
    names.some((name) => name !== undefined && normaliseText(name).includes(text))
  const lists = hasPayables
    ? await rows(
        queries,
        PayrollName,
        sql`select id::text, name from payroll where business_id = ${id} order by id desc limit ${MOST_NAMED}`,
      )
    : []
  const accounts = await rows(
    queries,
    AccountName,
    sql`select a.bank_id as "bankId", a.number, a.alias, s.id::text as "supplierId", s.name as supplier from bank_account a
      left join supplier s on s.business_id = ${id} and s.id = a.supplier_id
      where a.business_id = ${id} and (a.supplier_id is null or ${hasPayables}) and not a.is_provider_account order by a.supplier_id nulls first, a.id limit ${MOST_NAMED}`,
  )
  return [
    ...lists
      .filter(({ name }) => isLike(name))
      .slice(0, MOST)
      .map((list) => ({ kind: 'PAYROLL', name: list.name, detail: undefined, path: `/payrolls/${list.id}` }) as const),
    ...accounts
      .map((account) => ({ ...account, bank: bankNamed(country, account.bankId).name }))
      .filter(({ alias, bank, number }) => isLike(alias, bank, number))
      .slice(0, MOST)
      .map(
        ({ bank, number, supplier, supplierId }) =>
          ({
            kind: 'ACCOUNT',
            name: `${bank} ${maskedNumber(number)}`,
            detail: supplier,
            path: supplierId === undefined ? '/user/profile/bankaccounts' : `/suppliers/${supplierId}`,
          }) as const,
      ),
  ]
}

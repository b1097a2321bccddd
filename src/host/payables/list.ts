import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import { maskedNumber } from '#domain/banking/account-number.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { money, type Currency, type Money } from '#domain/kernel/money.ts'
import type { PayableId, PayrollId } from '#domain/payables/payable-invoice.ts'
import { PAYMENT_OBSTACLES } from '#domain/payables/payment-obstacle.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { MAX_DUPLICATES, VOUCHER_STATES, type Payable, type PayableQuery } from '#wire/payables.codec.ts'
import { bankNamed } from '../banking/index.ts'
import { boolean, date, id, integer, nullable, oneOf, rowCodec, text, currencyCode } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { matchingText } from '../database/matching-text.ts'
import { rows, sql, type Sql } from '../database/sql.ts'
import { STATED_TOTAL, storedEffects, unvaluedOf } from '../tax-authority/store/index.ts'
import { CESSIONS, unconfirmedCessionOf } from './assignee-confirmations.ts'
import { dueIn, noticed, payable, visible } from './conditions.ts'
import { currencyOf, SUMS, SumsColumns, sumsOf } from './currency.ts'
import { ARE_DUPLICATES } from './duplicates.ts'

type ListedPayable = TypeOf<ReturnType<typeof Payable>>

export interface Owner {
  readonly id: BusinessId
  readonly country: Country
}

export interface ListedPayables {
  readonly rows: ReadonlyArray<ListedPayable>
  readonly totalRows: number
  /** The sum of all that match, not only of the page. */
  readonly totalAmount: Money
  /** The sums of the same invoices, by currency. */
  readonly totals: ReadonlyArray<Money>
  readonly bySupplier: ReadonlyArray<{ readonly identifier: string; readonly invoices: number }>
}

export const pageOfPayables = (
  queries: Queries,
  business: Owner,
  query: PayableQuery,
  today: CivilDate,
): Promise<ListedPayables> =>
  pageOf(
    queries,
    business,
    sql`${visible(business.id)} and i.location = ${query.option} ${matchingText(business.country, query.search)}
      ${query.payable === undefined ? sql`` : sql`and ${payable(query.payable === 'yes')}`}
      ${query.due === undefined ? sql`` : sql`and ${dueIn(query.due, today)}`}
      ${query.notice === undefined ? sql`` : sql`and ${noticed(query.notice, today)}`}`,
    query,
  )

/** In the order of their payees, so that the invoices of one transfer are together. */
export const pageOfPayroll = (
  queries: Queries,
  business: Owner,
  payrollId: PayrollId,
  query: PageOf,
): Promise<ListedPayables> =>
  pageOf(queries, business, sql`i.business_id = ${business.id} and i.payroll_id = ${payrollId}`, {
    ...query,
    orderBy: { field: 'name', direction: 'asc' },
  })

/** Wherever they are, the latest first. */
export const pageOfSupplier = (
  queries: Queries,
  business: Owner,
  supplierId: SupplierId,
  query: PageOf,
): Promise<ListedPayables> =>
  pageOf(queries, business, sql`${visible(business.id)} and i.payee_id = ${supplierId}`, {
    ...query,
    orderBy: { field: 'issueDate', direction: 'desc' },
  })

type PageOf = Pick<PayableQuery, 'page' | 'size'>
type Selected = Partial<Pick<PayableQuery, 'option' | 'orderBy' | 'search'>>

const pageOf = async (
  queries: Queries,
  business: Owner,
  matching: Sql,
  query: PageOf & Selected,
): Promise<ListedPayables> => {
  const { currency } = profileOf(business.country)
  const [found, bySupplier, counted] = await Promise.all([
    rows(
      queries,
      PayableRow,
      sql`select ${COLUMNS} from (
          select i.* from payable i ${sortedFrom(business.id, matching, query)} where ${matching} order by ${orderOf(query)}
          limit ${query.size} offset ${(query.page - 1) * query.size}
        ) i ${withParties(business)} order by ${orderOf(query)}`,
    ),
    rows(
      queries,
      SupplierCountRow,
      sql`select s.identifier, counted.invoices from supplier s join
        (select i.supplier_id, count(*) as invoices from payable i where ${matching} group by i.supplier_id) counted
        on counted.supplier_id = s.id where s.business_id = ${business.id}`,
    ),
    rows(
      queries,
      TotalsRow,
      sql`select count(*) as count, ${SUMS} from payable i where ${matching} group by i.currency`,
    ),
  ])
  const { amount, totals } = sumsOf(currency, counted)
  return {
    rows: found.map(toPayable(business.country)),
    bySupplier,
    totalRows: counted.reduce((sum, { count }) => sum + count, 0),
    totalAmount: amount,
    totals,
  }
}

/** In the order of the ids, for a change. */
export const payablesById = async (
  queries: Queries,
  business: Owner,
  ids: ReadonlyArray<PayableId>,
): Promise<ReadonlyArray<ListedPayable>> => {
  const found = await rows(
    queries,
    PayableRow,
    sql`select ${COLUMNS} from payable i ${withParties(business)} where i.business_id = ${business.id} and i.id = any(${ids}::bigint[]) order by i.id`,
  )
  return found.map(toPayable(business.country))
}

/** The invoices that may be the same purchase as this one, the oldest first. */
export const duplicatesOf = async (
  queries: Queries,
  business: Owner,
  id: PayableId,
): Promise<ReadonlyArray<ListedPayable>> => {
  const found = await rows(
    queries,
    PayableRow,
    sql`select ${COLUMNS} from payable i ${withParties(business)} where i.business_id = ${business.id} and exists (
        select from payable other where other.business_id = ${business.id} and other.id = ${id} and ${ARE_DUPLICATES})
      order by i.issue_date, i.id limit ${MAX_DUPLICATES}`,
  )
  return found.map(toPayable(business.country))
}

const TotalsRow = rowCodec('TotalsRow', { count: integer, ...SumsColumns })
const SupplierCountRow = rowCodec('SupplierCountRow', { identifier: text, invoices: integer })
const PayableRow = rowCodec('PayableRow', {
  id: id<'Payable'>(),
  folio: text,
  name: text,
  identifier: text,
  payee_id: id<'Supplier'>(),
  payee_name: text,
  payee_identifier: text,
  account_bank: nullable(text),
  account_type: nullable(text),
  account_number: nullable(text),
  issue_date: date,
  due_date: nullable(date),
  received_on: nullable(date),
  is_unanswered: boolean,
  is_deferred: boolean,
  payment_date: date,
  method: nullable(text),
  amount: integer,
  document_amount: nullable(integer),
  currency: nullable(currencyCode),
  ...STATED_TOTAL,
  confirmed: integer,
  obstacle: nullable(oneOf(PAYMENT_OBSTACLES)),
  cessions: nullable(storedEffects.documentEffects),
  is_possible_duplicate: boolean,
  location: oneOf(['inbox', 'scheduled', 'paid', 'archived'] as const),
  moved_on: nullable(date),
  payroll_id: nullable(id<'Payroll'>()),
  payroll_name: nullable(text),
  voucher: nullable(oneOf(VOUCHER_STATES)),
  version: integer,
})

/** The day that the document of an invoice states. */
const DUE_DATE = sql`select (document.payload->>'dueDate')::date from tax_document document
  where document.business_id = i.business_id and document.kind = 'Invoice' and document.key = i.key`

const OF_SUPPLIER = sql`join supplier s on s.business_id = i.business_id and s.id = i.supplier_id`
/** The business is a value where accounts are looked up for each invoice, so that no plan reads those of another. */
const withParties = ({ country, id: businessId }: Owner): Sql => sql`${OF_SUPPLIER}
  join supplier payee on payee.business_id = i.business_id and payee.id = i.payee_id
  left join payroll on payroll.business_id = i.business_id and payroll.id = i.payroll_id
  left join voucher v on v.business_id = i.business_id and v.payable_id = i.id
  left join lateral (select one.bank_id, one.type, one.number from bank_account one
    where one.business_id = ${businessId} and one.supplier_id = i.payee_id and one.currency = ${currencyOf(country)}
    order by one.is_default desc, one.id limit 1) account on true`

const COLUMNS = sql`i.id, i.version, i.folio, s.name, s.identifier, i.payee_id, payee.name as payee_name,
  payee.identifier as payee_identifier,
  account.bank_id as account_bank, account.type as account_type, account.number as account_number,
  i.issue_date, (${DUE_DATE}) as due_date, i.received_on, i.is_unanswered, i.is_deferred, i.payment_date, i.method, i.amount, i.document_amount, i.currency, i.stated_total, i.stated_currency, i.confirmed, i.obstacle, i.location, i.moved_on,
  ${CESSIONS} as cessions,
  exists (select from payable other where ${ARE_DUPLICATES}) as is_possible_duplicate,
  i.payroll_id, payroll.name as payroll_name,
  case when v.file_key is not null then 'ATTACHED' when v.requested_at is not null then 'REQUESTED'
    when v.payable_id is not null then 'REQUESTABLE' end as voucher`

const toPayable = (country: Country) => {
  const { currency } = profileOf(country)
  return (found: TypeOf<typeof PayableRow>): ListedPayable => ({
    id: found.id,
    folio: found.folio,
    supplier: { name: found.name, identifier: found.identifier, hasBankAccount: found.account_number !== undefined },
    assignee:
      found.payee_identifier === found.identifier
        ? undefined
        : { name: found.payee_name, identifier: found.payee_identifier },
    unconfirmedCession: unconfirmedCessionOf(found.cessions, found.payee_identifier),
    payeeId: found.payee_id,
    payeeAccount: accountIn(found, country),
    issueDate: found.issue_date,
    dueDate: found.due_date,
    receivedOn: found.received_on,
    isUnanswered: found.is_unanswered,
    isDeferred: found.is_deferred,
    location: locationOf(found),
    paymentDate: found.payment_date,
    method: found.method,
    amount: money(currency, found.amount),
    documentAmount:
      found.currency === undefined || found.document_amount === undefined
        ? undefined
        : money<Currency>(found.currency, found.document_amount),
    unvalued: unvaluedOf(found),
    confirmed: money(currency, found.confirmed),
    obstacle: found.obstacle,
    isPossibleDuplicate: found.is_possible_duplicate,
    payrollName: found.payroll_name,
    voucher: found.voucher,
    version: found.version,
  })
}

const accountIn = (
  { account_bank: bankId, account_number: number, account_type: type }: TypeOf<typeof PayableRow>,
  country: Country,
): ListedPayable['payeeAccount'] =>
  bankId === undefined || number === undefined || type === undefined
    ? undefined
    : { bank: bankNamed(country, bankId).name, type, number: maskedNumber(number) }

const locationOf = ({ location, moved_on: on, payroll_id }: TypeOf<typeof PayableRow>): ListedPayable['location'] => {
  if (location === 'scheduled' && payroll_id !== undefined) return { _tag: 'Scheduled', payrollId: payroll_id }
  if (on === undefined) return { _tag: 'Inbox' }
  return location === 'paid' ? { _tag: 'Paid', on, payrollId: payroll_id } : { _tag: 'Archived', on }
}

/** Ends in the id so that pages never overlap. The first to pay come first; of paid and archived ones, the latest. */
const orderOf = ({ option, orderBy }: Partial<Pick<PayableQuery, 'option' | 'orderBy'>>): Sql => {
  if (orderBy === undefined && option !== 'inbox') return sql`i.moved_on desc, i.id desc`
  const { direction, field } = orderBy ?? { field: 'paymentDate', direction: 'asc' }
  return sql`${SORTED_BY[field]} ${DIRECTIONS[direction]}, i.id ${DIRECTIONS[direction]}`
}

/**
 * The join for sorting by the name of the supplier. With a search text that is limited to the suppliers that the page can hold: with row security
 * PostgreSQL expects few hits, and would look up the supplier of each of them.
 */
const sortedFrom = (businessId: BusinessId, matching: Sql, { orderBy, page, search, size }: PageOf & Selected): Sql => {
  if (orderBy?.field !== 'name') return sql``
  if (search === undefined) return OF_SUPPLIER
  return sql`join (select s.id, s.sort_key from supplier s
      join (select i.supplier_id from payable i where ${matching} group by i.supplier_id) found on found.supplier_id = s.id
      where s.business_id = ${businessId}
      order by ${SORTED_BY.name} ${DIRECTIONS[orderBy.direction]} fetch first (${page * size}) rows with ties
    ) s on s.id = i.supplier_id`
}

const SORTED_BY: Readonly<Record<NonNullable<PayableQuery['orderBy']>['field'], Sql>> = {
  folio: sql`i.folio_order`,
  name: sql`s.sort_key collate "C"`,
  identifier: sql`i.plain_identifier collate "C"`,
  issueDate: sql`i.issue_date`,
  paymentDate: sql`i.payment_date`,
  amount: sql`i.amount`,
}
const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` } as const

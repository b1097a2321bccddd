import type { TypeOf } from 'io-ts'
import type { CivilDate } from '#domain/kernel/civil-date.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { OnboardingChoice, SupplierTerm } from '#domain/payables/onboarding.ts'
import type { PaymentTerm } from '#domain/suppliers/payment-term.ts'
import type { NamedSupplier } from '#domain/suppliers/supplier-list.ts'
import type { PayablesSetup } from '#wire/payables.codec.ts'
import { date, integer, nullable, rowCodec, text } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, row, rows, sql } from '../database/sql.ts'
import type { Business } from '../kernel/caller.ts'
import { replaceTerm, supplierByIdentifier, termColumn } from '../suppliers/index.ts'
import { estimatePaymentDates } from './payment-dates.ts'

const SetupRow = rowCodec('SetupRow', { startDate: nullable(date), hidden: integer, oldest: nullable(date) })

export const payablesSetup = async (
  queries: Queries,
  businessId: BusinessId,
): Promise<TypeOf<typeof PayablesSetup>> => {
  const setup = await row(
    queries,
    SetupRow,
    sql`select setup.start_date as "startDate", older.hidden, older.oldest from business
      left join payables_setup setup on setup.business_id = business.id
      cross join lateral (select count(*) as hidden, min(issue_date) as oldest from payable
        where payable.business_id = business.id and location = 'inbox' and issue_date < setup.start_date) older
      where business.id = ${businessId}`,
  )
  return { ...setup, isDone: setup.startDate !== undefined }
}

/** Keeps the start date and the terms; the payment dates of those suppliers follow. An unknown supplier is skipped. */
export const savePayablesSetup = async (
  tx: Queries,
  business: Business,
  { startDate, suppliers }: OnboardingChoice,
  now: Date,
): Promise<void> => {
  await execute(
    tx,
    sql`insert into payables_setup (business_id, start_date, created_at)
      values (${business.id}, ${startDate}::date, ${now})
      on conflict (business_id) do update set start_date = excluded.start_date`,
  )
  for (const one of suppliers) await changeTerm(tx, business, one)
}

const changeTerm = async (tx: Queries, business: Business, { identifier, term }: SupplierTerm): Promise<void> => {
  const supplier = await supplierByIdentifier(tx, business.id, identifier)
  if (supplier === undefined || supplier.paymentTerm === term) return
  await replaceTerm(tx, business.id, supplier.id, term)
  await estimatePaymentDates(tx, business, supplier.id, term)
}

export interface SetupSupplier extends NamedSupplier {
  readonly term: PaymentTerm | undefined
}

const SetupSupplierRow = rowCodec('SetupSupplierRow', { name: text, identifier: text, term: nullable(termColumn) })

/** Those with an invoice issued since then, in the order of the list. */
export const suppliersSince = (
  queries: Queries,
  businessId: BusinessId,
  startDate: CivilDate,
): Promise<ReadonlyArray<SetupSupplier>> =>
  rows(
    queries,
    SetupSupplierRow,
    sql`select s.name, s.identifier, s.payment_term as term from supplier s where s.business_id = ${businessId}
        and exists (select from payable i
          where i.business_id = ${businessId} and i.supplier_id = s.id and i.issue_date >= ${startDate}::date)
      order by s.sort_key collate "C", s.id limit 10000`,
  )

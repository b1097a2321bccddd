import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import type { Country } from '#domain/kernel/country.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { setFeature } from '#host/business/features.ts'
import { id, rowCodec, text } from '#host/database/columns.ts'
import { payoutDigestInSql } from '#host/database/migrations/0072-payee-confirmation-digests.ts'
import { rows, sql } from '#host/database/sql.ts'
import { insertPayroll } from '#host/payables/payroll-store.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { moveTo, savePayables } from '#host/payables/store.ts'
import { saveSuppliers } from '#host/suppliers/store.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'

/** An invoice of 1,000 pesos and more, one day older for each `at`. */
export const aReceivedInvoice = (
  country: Country,
  at: number,
  instead: Partial<ReceivedInvoice> = {},
): ReceivedInvoice => {
  const supplier = instead.supplier ?? { name: 'Papelera Austral', identifier: identifierOf('Papelera Austral') }
  return {
    key: `received-${at}`,
    folio: String(100 + at),
    supplier,
    payee: supplier,
    issueDate: addDays('2026-11-01' as CivilDate, -at),
    receivedOn: undefined,
    isUnanswered: false,
    isDeferred: false,
    method: country === 'MX' ? '03' : undefined,
    amount: money(profileOf(country).currency, 1_000 + at),
    documentAmount: undefined,
    confirmed: money(profileOf(country).currency, 0),
    obstacle: undefined,
    doubts: [],
    effects: [],
    ...instead,
  }
}

const StoredRow = rowCodec('StoredRow', { id: id<'Payable'>(), key: text })

/** Stores the invoices as a synchronisation would; their ids in that order. */
export const storePayables = async (
  { database }: Pick<AHost, 'database'>,
  { businessId, country }: Pick<Company, 'businessId' | 'country'>,
  invoices: ReadonlyArray<ReceivedInvoice>,
): Promise<ReadonlyArray<PayableId>> => {
  await database.transaction(async (tx) => {
    await setFeature(tx, businessId, { featureId: PAYABLES_FEATURE, active: true })
    const suppliers = invoices.flatMap(({ payee, supplier }) => [payee, supplier])
    await saveSuppliers(tx, businessId, [...new Map(suppliers.map((one) => [one.identifier, one])).values()])
    await savePayables(tx, { country, id: businessId }, invoices)
  })
  const stored = await rows(database, StoredRow, sql`select id, key from payable where business_id = ${businessId}`)
  return invoices.map(({ key }) => stored.find((row) => row.key === key)?.id ?? ('0' as PayableId))
}

/** Accounts of all suppliers that were confirmed, and of the financier for the business; none of the suppliers in `without`. */
export const storeTransferAccounts = async (
  host: Pick<AHost, 'database'>,
  company: Pick<Company, 'businessId'>,
  without: ReadonlyArray<string> = [],
): Promise<void> => {
  await storeUnconfirmedAccounts(host, company, without)
  await confirmAccounts(host, company)
}

/** Stores accounts that the company has not confirmed with its suppliers. */
export const storeUnconfirmedAccounts = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  without: ReadonlyArray<string> = [],
): Promise<void> => {
  await database.query(
    `insert into bank_account (business_id, supplier_id, bank_id, type, number, email, currency, is_default,
        is_provider_account, created_at, updated_at)
      select business_id, id, '1012', 'CUENTA_CORRIENTE', '4000' || id, 'pagos@empresa.cl',
          (select case country when 'CL' then 'CLP' else 'MXN' end from business where id = $1), true, false, now(), now()
        from supplier where business_id = $1 and identifier <> all($2::text[])
      union all select $1, null, '1001', 'CUENTA_CORRIENTE', '99887766', 'pagos@anticipo.cl', 'CLP', true, true, now(), now()`,
    [businessId, [...without]],
  )
}

/** A member of the business confirmed the present accounts of all suppliers. */
export const confirmAccounts = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
): Promise<void> => {
  await database.query(
    `insert into payee_confirmation (account_id, version, digest, user_id, confirmed_on, channel, person)
      select account.id, account.version, ${payoutDigestInSql('account', 'payee')},
        (select min(user_id) from membership where business_id = $1), '2026-11-20', 'PHONE', 'Luis Paz'
      from bank_account account join supplier payee on payee.id = account.supplier_id where account.business_id = $1
      on conflict (account_id) do update set version = excluded.version, digest = excluded.digest`,
    [businessId],
  )
}

/** One in the inbox and a payroll with another one, for a subject of all calls. */
export const storePayable = async (host: Pick<AHost, 'database'>, company: Company) => {
  const invoices = [aReceivedInvoice(company.country, 0), aReceivedInvoice(company.country, 1)]
  const [payableId = '0' as PayableId, scheduledId = '0' as PayableId] = await storePayables(host, company, invoices)
  const payrollId = await host.database.transaction(async (tx) => {
    const list = { name: 'Facturas del 16 de diciembre', paymentDate: '2026-12-16' as CivilDate }
    const stored = await insertPayroll(tx, company.businessId, list, new Date('2026-11-20T12:00:00Z'))
    await moveTo(tx, [scheduledId], { _tag: 'Scheduled', payrollId: stored })
    return stored
  })
  return { payableId, payrollId }
}

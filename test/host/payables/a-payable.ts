import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import { addDays, type CivilDate } from '#domain/kernel/civil-date.ts'
import type { Country } from '#domain/kernel/country.ts'
import { profileOf } from '#domain/kernel/country-profile.ts'
import { money } from '#domain/kernel/money.ts'
import type { PayableId } from '#domain/payables/payable-invoice.ts'
import { id, rowCodec, text } from '#host/database/columns.ts'
import { rows, sql } from '#host/database/sql.ts'
import type { ReceivedInvoice } from '#host/payables/received-invoice.ts'
import { savePayables } from '#host/payables/store.ts'
import { setFeature } from '#host/shell/features.ts'
import { saveSuppliers } from '#host/suppliers/store.ts'
import { identifierOf } from '#test/host/suppliers/a-supplier.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

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
    method: country === 'MX' ? '03' : undefined,
    amount: money(profileOf(country).currency, 1_000 + at),
    obstacle: undefined,
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

/** One in the inbox, for a subject of all calls. */
export const storePayable = async (host: Pick<AHost, 'database'>, company: Company) => {
  const [payableId = '0' as PayableId] = await storePayables(host, company, [aReceivedInvoice(company.country, 0)])
  return { payableId }
}

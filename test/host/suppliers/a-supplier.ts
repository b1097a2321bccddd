import type { BankAccountId } from '#domain/banking/bank-account.ts'
import { PAYABLES_FEATURE } from '#domain/business/business.ts'
import type { Id } from '#domain/kernel/id.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { setFeature } from '#host/business/features.ts'
import { saveSuppliers, supplierPage } from '#host/suppliers/store.ts'
import { anAccount } from '#test/host/banking/an-account.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** A valid contact as the form sends it. */
export const aContact = (name = 'Rosa Díaz', instead: Readonly<Record<string, unknown>> = {}) => ({
  name,
  position: 'Cobranza',
  email: 'cobranza@papelera.cl',
  phone: '+562-223-4567',
  ...instead,
})

const named = new Map<string, string>()

/** The same for the same name. Not valid, which a document need not be either. */
export const identifierOf = (name: string): string => {
  const known = named.get(name) ?? `${76_000_000 + named.size}-K`
  named.set(name, known)
  return known
}

type StoringHost = Pick<AHost, 'request' | 'database'>

/** Gives the company suppliers, as its documents would. */
export const storeSuppliers = async (
  { database }: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
  names: ReadonlyArray<string>,
): Promise<ReadonlyArray<SupplierId>> => {
  await database.transaction(async (tx) => {
    await setFeature(tx, businessId, { featureId: PAYABLES_FEATURE, active: true })
    await saveSuppliers(
      tx,
      businessId,
      names.map((name) => ({ name, identifier: identifierOf(name) })),
    )
  })
  const { rows } = await supplierPage(database, businessId, { page: 1, size: 1000, name: undefined })
  return names.map((name) => rows.find((row) => row.name === name)?.id ?? ('0' as SupplierId))
}

/** Another one than that of the company, whose account would ask for a consent. */
const CLABE_OF_A_SUPPLIER = '002180000118359723'

/** A supplier of the company with a contact and an account. */
export const storeSupplier = async (host: StoringHost, company: Company) => {
  const { country, token } = company
  const [supplierId = '0' as SupplierId] = await storeSuppliers(host, company, ['Papelera Austral'])
  const post = async (path: string, body: unknown): Promise<string> => {
    const answer = await host.request(`POST /api/supplier/${supplierId}/${path}`, {
      token,
      headers: { 'idempotency-key': `first-${path}` },
      body,
    })
    return String((answer.body as { id: number }).id)
  }
  return {
    supplierId,
    contactId: (await post('contactdetail', aContact())) as Id<'Contact'>,
    supplierAccountId: (await post(
      'bankaccount',
      anAccount(country, country === 'CL' ? '555666' : CLABE_OF_A_SUPPLIER),
    )) as BankAccountId,
  }
}

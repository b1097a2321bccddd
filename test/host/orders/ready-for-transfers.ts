import * as E from 'fp-ts/Either'
import type { OrderId } from '#domain/kernel/id.ts'
import { createDocumentSet } from '#host/documents/store.ts'
import { actOnOrder } from '#host/orders/change-status.ts'
import { storeAccount } from '#test/host/banking/an-account.ts'
import { storeStakeholder } from '#test/host/legal/a-stakeholder.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** Gives the company what a transfer needs of it: an account, a representative and approved documents. */
export const readyForTransfers = async (
  host: Pick<AHost, 'database' | 'request'>,
  company: Company,
): Promise<Company> => {
  await storeAccount(host, company)
  await storeStakeholder(host, company)
  await host.database.transaction((tx) =>
    createDocumentSet(
      tx,
      { country: company.country, id: company.businessId },
      { type: 'business', id: company.businessId },
    ),
  )
  await host.database.query('update document set approved = true where business_id = $1', [company.businessId])
  return company
}

/** Approves the documents of the order, which its approval creates where a country requires any. */
export const approveContract = async (host: Pick<AHost, 'database'>, orderId: OrderId): Promise<void> => {
  await host.database.query(`update document set approved = true where owner_type = 'order' and owner_id = $1`, [
    orderId,
  ])
}

/** An order in review is approved and transferred today. */
export const approveAndTransfer = async (
  host: Pick<AHost, 'database' | 'services'>,
  orderId: OrderId,
): Promise<void> => {
  for (const action of ['approve', 'transfer'] as const) {
    const done = await actOnOrder(host.services, orderId, action)
    if (E.isLeft(done)) throw new Error(JSON.stringify(done.left))
    await approveContract(host, orderId)
  }
}

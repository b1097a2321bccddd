import { ask, contentOf, tokenOf } from './api.ts'
import type { JourneyCompany } from './companies.ts'
import { workingDay } from './working-day.ts'

export interface PlacedOrder {
  readonly order: string
  /** The digits of the folio of its invoice. */
  readonly folio: number
}

/** Has the host take an order of each of the first `count` invoices. */
export const placeOrders = async (
  address: string,
  company: JourneyCompany,
  count: number,
): Promise<ReadonlyArray<PlacedOrder>> => {
  const token = await tokenOf(address, company)
  const business = `/api/business/${contentOf(token).business.id}`
  const of = 'orderType=DIRECT_FINANCING'
  const { data } = await ask<{ readonly data: ReadonlyArray<{ readonly id: number; readonly folio: string }> }>(
    address,
    `${business}/invoice?${of}&page=1&size=${count}`,
    {},
    token,
  )
  const expirationDate = `${workingDay(60).split('/').toReversed().join('-')}T00:00:00.000Z`
  const placed: PlacedOrder[] = []
  for (const { folio, id } of data) {
    const body = JSON.stringify({ orderInvoices: [{ invoiceId: id, expirationDate }], preselectedInvoicesIds: [] })
    const { createdOrder } = await ask<{ readonly createdOrder: { readonly id: number } }>(
      address,
      `${business}/order?${of}`,
      { method: 'POST', body },
      token,
    )
    placed.push({ order: String(createdOrder.id), folio: Number(folio.replace(/\D/g, '')) })
  }
  return placed
}

/** An order of the first invoice. */
export const placeOrder = async (address: string, company: JourneyCompany): Promise<PlacedOrder> => {
  const [placed] = await placeOrders(address, company, 1)
  if (placed === undefined) throw new Error(`${company.identifier} has no invoice to order`)
  return placed
}

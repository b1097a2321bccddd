import type { OwnItemId } from '#domain/cash/own-item.ts'
import type { AHost, Company } from '#test/host/server/a-host.ts'

/** Stores a monthly expense of the company, in version 1. */
export const storeOwnItem = async (
  host: Pick<AHost, 'database'>,
  { businessId }: Pick<Company, 'businessId'>,
): Promise<OwnItemId> => {
  const [item] = await host.database.query<{ id: number }>(
    `insert into cash_fixed (business_id, name, direction, currency, amount, cadence, starts_on)
      values ($1, 'Arriendo', 'OUT', 'CLP', 800000, 'MONTHLY', '2026-11-05') returning id`,
    [businessId],
  )
  return String(item?.id) as OwnItemId
}

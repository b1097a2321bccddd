import type { EntityFeature } from '#domain/business/business.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import type { Queries } from '../database/database.ts'

/** The enabled or the disabled features of the business. A feature that was never set is in neither list. */
export const featuresOf = async (
  queries: Queries,
  businessId: BusinessId,
  active: boolean,
): Promise<ReadonlyArray<EntityFeature>> => {
  const rows = await queries.query<{ feature_id: number; active: boolean }>(
    'select feature_id, active from entity_feature where business_id = $1 and active = $2 order by feature_id limit 100',
    [businessId, active],
  )
  return rows.map((row) => ({ featureId: row.feature_id, active: row.active }))
}

export const setFeature = async (
  tx: Queries,
  businessId: BusinessId,
  { featureId, active }: EntityFeature,
): Promise<void> => {
  await tx.query(
    `insert into entity_feature (business_id, feature_id, active) values ($1, $2, $3)
     on conflict (business_id, feature_id) do update set active = excluded.active`,
    [businessId, featureId, active],
  )
}

import type { EntityFeature } from '#domain/business/business.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { boolean, integer, rowCodec } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { execute, rows, sql } from '../database/sql.ts'

const FeatureRow = rowCodec('FeatureRow', { featureId: integer, active: boolean })

/** The enabled or the disabled features of the business. A feature that was never set is in neither list. */
export const featuresOf = (
  queries: Queries,
  businessId: BusinessId,
  active: boolean,
): Promise<ReadonlyArray<EntityFeature>> =>
  rows(
    queries,
    FeatureRow,
    sql`select feature_id as "featureId", active from entity_feature
      where business_id = ${businessId} and active = ${active} order by feature_id limit 100`,
  )

export const hasFeature = async (queries: Queries, businessId: BusinessId, feature: number): Promise<boolean> =>
  (await featuresOf(queries, businessId, true)).some(({ featureId }) => featureId === feature)

export const setFeature = (tx: Queries, businessId: BusinessId, { featureId, active }: EntityFeature): Promise<void> =>
  execute(
    tx,
    sql`insert into entity_feature (business_id, feature_id, active) values (${businessId}, ${featureId}, ${active})
      on conflict (business_id, feature_id) do update set active = excluded.active`,
  )

import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { setFeature } from '../business/features.ts'
import { verifiedBusiness } from '../identity/store.ts'
import { notVerified } from './members.ts'
import type { RequestOf } from './operator-request.ts'
import type { CommandResult, OperatorServices } from './operator-services.ts'

/** Enables or disables a feature of a business; its open pages follow at once. */
export const setFeatureCommand = async (
  { clock, database, live }: OperatorServices,
  { active, featureId, taxId }: RequestOf<'feature:set'>,
): Promise<CommandResult> => {
  const business = await verifiedBusiness(database, taxId.country, taxId.identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  await database.transaction(async (tx) => {
    await setFeature(tx, business.id, { featureId, active })
    await appendAuditEntry(tx, clock, {
      actor: 'operator',
      businessId: business.id,
      action: 'feature set',
      detail: { featureId, active: active ? 'on' : 'off' },
    })
  })
  live.publish({ type: 'features', businessId: business.id })
  return E.right([`${business.name}: función ${featureId} ${active ? 'activada' : 'desactivada'}`])
}

import * as E from 'fp-ts/Either'
import { verifiedBusiness } from '../identity/store.ts'
import { setFeature } from '../shell/features.ts'
import { writeTrail } from '../trail.ts'
import { notVerified } from './members.ts'
import type { Done, OperatorParts } from './operator-desk.ts'
import type { RequestOf } from './operator-request.ts'

/** Switches something on or off for a business; its pages follow when they are opened anew. */
export const switchFeature = async (
  { clock, database }: OperatorParts, { active, featureId, taxId }: RequestOf<'feature:set'>,
): Promise<Done> => {
  const business = await verifiedBusiness(database, taxId.country, taxId.identifier)
  if (business === undefined) return E.left(notVerified(taxId))
  await database.transaction(async (tx) => {
    await setFeature(tx, business.id, { featureId, active })
    await writeTrail(tx, clock, {
      actor: 'operator', businessId: business.id, action: 'feature set', detail: { featureId, active: active ? 'on' : 'off' },
    })
  })
  return E.right([`${business.name}: función ${featureId} ${active ? 'activada' : 'desactivada'}`])
}

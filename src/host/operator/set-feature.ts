import * as E from 'fp-ts/Either'
import { appendAuditEntry } from '../audit/audit-log.ts'
import { setFeature } from '../business/index.ts'
import { companyOf } from './members.ts'
import { positional } from './arguments.ts'
import { command } from './command.ts'
import { numbered, OnOff, TaxId } from './kinds.ts'
import type { Needs } from './operator-services.ts'

/** Enables or disables a feature of a business; its open pages follow at once. */
export const featureSet = command({
  name: 'feature:set',
  summary: 'Activa o desactiva una función de una empresa; la 10 es proveedores y pagos.',
  args: {
    taxId: positional(TaxId),
    featureId: positional(numbered('de la función', /^[1-9]\d{0,3}$/)),
    active: positional(OnOff),
  },
  run: async ({ clock, database, live }: Needs<'clock' | 'database' | 'live'>, { active, featureId, taxId }) => {
    const company = await companyOf(database, taxId)
    if (E.isLeft(company)) return company
    const business = company.right
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
  },
})

import type { BusinessId, UserId } from '#domain/kernel/id.ts'
import type { Clock } from './clock.ts'
import type { Queries } from './database/database.ts'

/** Something that somebody did. `detail` holds ids and states: no passwords, no names of third parties. */
export interface Deed {
  /** A user's address, or `operator`. */
  readonly actor: string
  readonly userId?: UserId
  readonly businessId?: BusinessId
  readonly action: string
  readonly detail?: Readonly<Record<string, string | number>>
  readonly requestId?: string
}

/** Written in the transaction of the deed: neither is there without the other. */
export const writeTrail = async (tx: Queries, clock: Clock, deed: Deed): Promise<void> => {
  await tx.query(
    `insert into audit (at, actor, user_id, business_id, action, detail, request_id) values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [
      new Date(clock.now()), deed.actor, deed.userId, deed.businessId, deed.action,
      JSON.stringify(deed.detail ?? {}), deed.requestId,
    ],
  )
}

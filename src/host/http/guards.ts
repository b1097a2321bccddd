import type { BusinessId } from '#domain/kernel/id.ts'
import type { NamedId } from '#wire/codec/id-places.ts'
import type { ResourceKind } from '#wire/codec/ids.ts'
import type { Queries } from '../database/database.ts'
import type { Session } from '../kernel/caller.ts'
import type { HostError } from './host-error.ts'

/** Authenticates and authorises the callers. The contexts that store sessions, rows and features implement it. */
export interface CallGuards {
  /** The session of a token; undefined for a forged or expired token, and for an ended or idle session. */
  readonly authenticate: (token: string) => Promise<Session | undefined>
  /** The error of the first id that does not belong to the caller, if any. */
  readonly authorise: (
    queries: Queries,
    session: Session,
    named: ReadonlyArray<NamedId>,
  ) => Promise<HostError | undefined>
  readonly hasFeature: (queries: Queries, businessId: BusinessId, feature: number) => Promise<boolean>
}

/** Whether rows of the kind belong to a user or to a business. */
export const ownerOf = (kind: ResourceKind): 'user' | 'business' =>
  kind === 'User' || kind === 'Membership' ? 'user' : 'business'

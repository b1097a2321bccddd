import type { TaskEither } from 'fp-ts/TaskEither'
import type { Stakeholder, StakeholderDraft, StakeholderId } from '#domain/legal/stakeholder.ts'
import type { Conflict } from '../shared/conflict.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The legal representatives of the business. */
export interface Stakeholders {
  /** The oldest first. */
  readonly list: () => TaskEither<Failure, ReadonlyArray<Stakeholder>>
  /** A path of this client that opens the legal form without a session, for about half an hour. */
  readonly formPath: () => TaskEither<Failure, string>
  /** `key` identifies one intent of the user, however often it is sent. */
  readonly create: (draft: StakeholderDraft, key: string) => TaskEither<Failure, Stakeholder>
  /** Rejected unless `version` is still the stored one. */
  readonly replace: (
    id: StakeholderId,
    version: number,
    draft: StakeholderDraft,
  ) => TaskEither<Failure | Conflict<Stakeholder>, Stakeholder>
}
export const Stakeholders = token<Stakeholders>('Stakeholders')

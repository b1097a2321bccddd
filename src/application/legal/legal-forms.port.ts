import type { TaskEither } from 'fp-ts/TaskEither'
import type { StakeholderDraft } from '#domain/legal/stakeholder.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The legal form, which the ticket of a link opens without a session. */
export interface LegalForms {
  /** The name of the company. */
  readonly open: (ticket: string) => TaskEither<Failure, string>
  /** Authorises the consultation of the debts of the company, by the name of the person. */
  readonly authoriseDebts: (ticket: string, name: string) => TaskEither<Failure, void>
  readonly send: (ticket: string, draft: StakeholderDraft) => TaskEither<Failure, void>
}
export const LegalForms = token<LegalForms>('LegalForms')

import type { TaskEither } from 'fp-ts/TaskEither'
import type { Phone } from '#domain/contacts/phone.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

export interface PersonalData {
  readonly name: string
  readonly phone: Phone
}

/** The signed-in user. */
export interface Users {
  readonly change: (data: PersonalData) => TaskEither<Failure, void>
}
export const Users = token<Users>('Users')

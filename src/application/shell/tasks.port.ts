import type { TaskEither } from 'fp-ts/TaskEither'
import type { Task } from '#domain/shell/task.ts'
import type { Failure } from '../shared/failure.ts'
import { token } from '../shared/token.ts'

/** The pending tasks of the users of the business. */
export interface Tasks {
  readonly list: () => TaskEither<Failure, ReadonlyArray<Task>>
}
export const Tasks = token<Tasks>('Tasks')

import * as TE from 'fp-ts/TaskEither'
import type { Tasks } from '#application/shell/tasks.port.ts'
import type { Task } from '#domain/shell/task.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeTasks extends Tasks {
  readonly faults: Faults
  readonly asks: () => number
  readonly put: (tasks: ReadonlyArray<Task>) => void
}

export const aTask = (over: Partial<Task> = {}): Task => ({
  id: 'credential',
  title: 'Ingresa tu clave SII',
  detail: 'Con ella encontramos tus facturas.',
  hasAction: true,
  pathAction: '/finance',
  ...over,
})

export const makeFakeTasks = (initial: ReadonlyArray<Task> = [aTask()]): FakeTasks => {
  const faults = makeFaults()
  let tasks = initial
  let asks = 0
  return {
    faults,
    asks: () => asks,
    put: (next) => {
      tasks = next
    },
    list: () => {
      asks += 1
      return faults.around(() => TE.of(tasks))
    },
  }
}

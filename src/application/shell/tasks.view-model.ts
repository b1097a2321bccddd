import { makeAutoObservable } from 'mobx'
import type { Task } from '#domain/shell/task.ts'
import type { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import type { Tasks } from './tasks.port.ts'

export interface TasksDependencies {
  readonly tasks: Tasks
  readonly live: LiveEvents
  readonly scheduler: Scheduler
}

/** The pending tasks of the user, and the drawer that lists them. */
export class TasksViewModel {
  isOpen = false
  readonly list: RemoteList<Task>

  constructor({ tasks, live, scheduler }: TasksDependencies) {
    this.list = new RemoteList({
      load: tasks.list,
      live,
      refreshOn: (event) => !('progress' in event) || event.progress.status !== 'WORKING',
      debounce: { scheduler, ms: 1_000 },
    })
    makeAutoObservable(this, { list: false }, { autoBind: true })
  }

  get pending(): ReadonlyArray<Task> {
    return this.list.rows ?? []
  }

  open(): void {
    this.isOpen = true
    this.list.retry()
  }

  close(): void {
    this.isOpen = false
  }
}

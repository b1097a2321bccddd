import { makeAutoObservable } from 'mobx'
import type { Task } from '#domain/shell/task.ts'
import { LiveEvents } from '../live/live-events.port.ts'
import { RemoteList } from '../shared/remote-list.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { Tasks } from './tasks.port.ts'
import type { Resolved } from '../shared/token.ts'

/** The pending tasks of the user, and the drawer that lists them. */
export class TasksViewModel {
  static readonly needs = { tasks: Tasks, live: LiveEvents, scheduler: Scheduler }
  isOpen = false
  readonly list: RemoteList<Task>

  constructor({ tasks, live, scheduler }: Resolved<typeof TasksViewModel.needs>) {
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

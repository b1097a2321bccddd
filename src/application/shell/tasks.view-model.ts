import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Task } from '#domain/shell/task.ts'
import type { LiveEvent, LiveEvents } from '../live/live-events.port.ts'
import { type Debounce, makeDebounce } from '../shared/debounce.ts'
import { fromResult, idle, latestValue, reloading, type RemoteData } from '../shared/remote-data.ts'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { LatestRequest } from '../shared/latest-request.ts'
import type { Tasks } from './tasks.port.ts'

/** The pending tasks, and their drawer. Reloaded on live events. */
export class TasksViewModel {
  tasks: RemoteData<ReadonlyArray<Task>> = idle
  isOpen = false
  readonly #tasks: Tasks
  readonly #live: LiveEvents
  readonly #again: Debounce
  readonly #turns = new LatestRequest()

  constructor(tasks: Tasks, live: LiveEvents, scheduler: Scheduler) {
    this.#tasks = tasks
    this.#live = live
    this.#again = makeDebounce(scheduler, SETTLE_MS)
    makeAutoObservable(this, { tasks: observableRef }, { autoBind: true })
  }

  get pending(): ReadonlyArray<Task> {
    return latestValue(this.tasks) ?? []
  }

  activate(): () => void {
    const stop = this.#live.subscribe(this.onLiveEvent)
    void this.load()
    return () => {
      stop()
      this.#again.cancel()
      this.#turns.cancel()
    }
  }

  async load(): Promise<void> {
    const isLast = this.#turns.begin()
    this.tasks = reloading(this.tasks)
    const answer = await this.#tasks.list()()
    if (isLast()) runInAction(() => (this.tasks = fromResult(this.tasks, answer)))
  }

  onLiveEvent(event: LiveEvent): void {
    if (event._tag !== 'TaxProgress' || event.progress.status !== 'WORKING') this.#again.later(() => void this.load())
  }

  open(): void {
    this.isOpen = true
    void this.load()
  }

  close(): void {
    this.isOpen = false
  }
}

/** Events come in bursts. */
const SETTLE_MS = 1_000

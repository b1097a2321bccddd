import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import type { Scheduler } from '../shared/scheduler.port.ts'
import { wait } from '../shared/wait.ts'
import type { NotificationsViewModel } from '../shell/notifications.view-model.ts'
import type { Preferences } from '../shell/preferences.port.ts'
import type { Businesses } from './businesses.port.ts'
import type { ProfileMemory } from './profile-memory.ts'

export interface ArrivalDependencies {
  readonly businesses: Businesses
  readonly memory: ProfileMemory
  readonly notifications: NotificationsViewModel
  readonly preferences: Preferences
  readonly scheduler: Scheduler
}

/** What follows from a business that has just been created, once its owner is inside. Whatever becomes of it, the business was created. */
export class ArrivalViewModel {
  readonly #with: ArrivalDependencies
  #hasBegun = false

  constructor(dependencies: ArrivalDependencies) {
    this.#with = dependencies
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Once, for somebody who comes from the form. */
  async begin(): Promise<void> {
    const { memory, notifications, preferences } = this.#with
    if (this.#hasBegun || !memory.isCreated) return
    this.#hasBegun = true
    preferences.change({ showTourPostRegister: true, wasInLogin: false })
    notifications.tell({ _tag: 'BusinessCreated' })
    await this.#requestDocuments()
    memory.drop()
  }

  /** Somebody is at `path`. Having been in the financing area is remembered. */
  visit(path: string): void {
    const { preferences } = this.#with
    if (/^\/finance(\/|$)/.test(path) && !preferences.read().wasInFinance) preferences.change({ wasInFinance: true })
  }

  async #requestDocuments(): Promise<void> {
    const { businesses, notifications, scheduler } = this.#with
    for (const pause of PAUSES_MS) {
      const answer = await businesses.requestDocuments()()
      if (E.isRight(answer) || answer.left._tag === 'Unauthorized') return
      if (pause === undefined) notifications.tell({ _tag: 'BusinessDocumentsNotRequested', failure: answer.left })
      else await wait(scheduler, pause)
    }
  }
}

/** After each attempt; none after the last. Asking twice asks once. */
const PAUSES_MS: ReadonlyArray<number | undefined> = [1_000, 5_000, undefined]

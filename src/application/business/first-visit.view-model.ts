import * as E from 'fp-ts/Either'
import { makeAutoObservable } from 'mobx'
import { Scheduler } from '../shared/scheduler.port.ts'
import { wait } from '../shared/wait.ts'
import { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import { Preferences } from '../preferences/preferences.port.ts'
import { Businesses } from './businesses.port.ts'
import { ProfileDraftStorage } from './profile-draft-storage.ts'
import type { Resolved } from '../shared/token.ts'

/** The steps after the creation of a business. Their failure does not affect the business. */
export class FirstVisitViewModel {
  static readonly needs = {
    businesses: Businesses,
    drafts: ProfileDraftStorage,
    notifications: NotificationsViewModel,
    preferences: Preferences,
    scheduler: Scheduler,
  }
  readonly #deps: Resolved<typeof FirstVisitViewModel.needs>
  #hasBegun = false

  constructor(dependencies: Resolved<typeof FirstVisitViewModel.needs>) {
    this.#deps = dependencies
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Runs once, for a user who comes from the form. */
  async activate(): Promise<void> {
    const { drafts, notifications, preferences } = this.#deps
    if (this.#hasBegun || !drafts.isCreated) return
    this.#hasBegun = true
    preferences.change({ showTourPostRegister: true, wasInLogin: false })
    notifications.show({ _tag: 'BusinessCreated' })
    if (await this.#requestDocuments()) drafts.clear()
  }

  /** The user visits `path`. Stores that the financing area was visited. */
  visit(path: string): void {
    const { preferences } = this.#deps
    if (/^\/finance(\/|$)/.test(path) && !preferences.read().wasInFinance) preferences.change({ wasInFinance: true })
  }

  /** Whether the request is finished. If the session ends meanwhile, the next one of the same user continues. */
  async #requestDocuments(): Promise<boolean> {
    const { businesses, drafts, notifications, scheduler } = this.#deps
    for (const pause of PAUSES_MS) {
      if (!drafts.isCreated) return false
      const answer = await businesses.requestDocuments()()
      if (E.isRight(answer)) return drafts.isCreated
      if (answer.left._tag === 'Unauthorized') return false
      if (pause === undefined) notifications.show({ _tag: 'BusinessDocumentsNotRequested', failure: answer.left })
      else await wait(scheduler, pause)
    }
    return true
  }
}

/** The pause after each attempt; none after the last. The request is idempotent. */
const PAUSES_MS: ReadonlyArray<number | undefined> = [1_000, 5_000, undefined]

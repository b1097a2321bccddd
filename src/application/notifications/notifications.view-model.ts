import { makeAutoObservable, observableRef } from 'mobx'
import { dismiss, isTransient, type ToastIntent, push } from './toast-stack.ts'
import { PageClock } from '../shared/clock.port.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import type { Failure } from '../shared/failure.ts'
import { ENDED_BY, intentOf, isLoadFailed, type LoadFailed, type Toast } from './toast.ts'
import type { Resolved } from '../shared/token.ts'

/** Toasts of one kind replace each other; `id` identifies one display. */
interface ShownToast {
  readonly id: number
  readonly key: Toast['_tag']
  readonly toast: Toast
  readonly intent: ToastIntent
  /** The time of display, in milliseconds since 1970. */
  readonly at: number
}

export interface ActiveToast extends ShownToast {
  /** Reverses what the toast says was done. */
  readonly undo: (() => void) | undefined
}

const SHOWN_MS = 6_000
const SHOWN_WITH_UNDO_MS = 8_000

/** The visible toasts, and those since the start of the session. */
export class NotificationsViewModel {
  static readonly needs = { scheduler: Scheduler, clock: PageClock }
  active: ReadonlyArray<ActiveToast> = []
  /** Newest first. What they offered to reverse is kept by those on view only, with all that it refers to. */
  history: ReadonlyArray<ShownToast> = []
  readonly #scheduler: Scheduler
  readonly #clock: PageClock
  /** The parts of pages that failed since a toast about one of them is on view. */
  #notLoaded: ReadonlySet<LoadFailed['_tag']> = new Set()
  #lastId = 0

  constructor({ scheduler, clock }: Resolved<typeof NotificationsViewModel.needs>) {
    this.#scheduler = scheduler
    this.#clock = clock
    makeAutoObservable(this, { active: observableRef, history: observableRef }, { autoBind: true })
  }

  /** A visible toast is not duplicated; the end of a session is shown elsewhere. */
  show(toast: Toast, undo?: () => void): void {
    if ('failure' in toast && toast.failure._tag === 'Unauthorized') return
    if (isLoadFailed(toast)) this.#showNotLoaded(toast)
    else this.#show(toast, undo)
  }

  /** The options with which a `RemoteValue` shows a toast when loading fails, and withdraws it when loading succeeds. */
  about(part: LoadFailed['_tag']): {
    readonly onFailure: (failure: Failure) => void
    readonly onRecovered: () => void
  } {
    return {
      onFailure: (failure) => this.show({ _tag: part, failure }),
      onRecovered: () => this.#recover(part),
    }
  }

  #show(toast: Toast, undo?: () => void): void {
    const id = ++this.#lastId
    const added: ShownToast = { id, key: toast._tag, toast, intent: intentOf(toast), at: this.#clock.now() }
    this.#addToHistory(added)
    const ended = ENDED_BY[toast._tag]
    if (ended !== undefined) this.withdraw(ended)
    this.active = push(this.active, { ...added, undo })
    if (isTransient(added))
      this.#scheduler.after(undo === undefined ? SHOWN_MS : SHOWN_WITH_UNDO_MS, () => this.dismiss(id))
  }

  dismiss(id: number): void {
    const gone = this.active.find((one) => one.id === id)
    if (gone !== undefined) this.active = dismiss(this.active, gone.key)
  }

  /** Parts that fail while the toast of another one is on view share one toast; each of them also shows its own failure with a retry. */
  #showNotLoaded(toast: LoadFailed): void {
    const isTold = this.active.some((shown) => isLoadFailed(shown.toast))
    const others = isTold ? [...this.#notLoaded].filter((part) => part !== toast._tag) : []
    this.#notLoaded = new Set([...others, toast._tag])
    this.withdraw(...others)
    this.#show(others.length === 0 ? toast : { _tag: 'PartsUnavailable', failure: toast.failure })
  }

  /** The toast of several parts stays while one of them fails. */
  #recover(part: LoadFailed['_tag']): void {
    if (!this.#notLoaded.has(part)) return
    this.#notLoaded = new Set([...this.#notLoaded].filter((one) => one !== part))
    this.withdraw(part)
    if (this.#notLoaded.size === 0) this.withdraw('PartsUnavailable')
  }

  /** Reverses what the toast with this id, or the newest that can be reversed, says was done. */
  undo(id = this.active.findLast(({ undo }) => undo !== undefined)?.id): void {
    const undone = this.active.find((one) => one.id === id)
    if (undone?.undo === undefined) return
    this.dismiss(undone.id)
    undone.undo()
  }

  /** Removes toasts whose action can no longer be reversed. */
  withdraw(...keys: ReadonlyArray<Toast['_tag']>): void {
    for (const key of keys) this.active = dismiss(this.active, key)
  }

  get canUndo(): boolean {
    return this.active.some(({ undo }) => undo !== undefined)
  }

  clear(): void {
    this.active = []
  }

  /** A repetition of a visible toast counts once. */
  #addToHistory(added: ShownToast): void {
    const isOnScreen = new Set(this.active.filter(({ key }) => key === added.key).map(({ id }) => id))
    this.history = [added, ...this.history.filter(({ id }) => !isOnScreen.has(id))].slice(0, MAX_KEPT)
  }
}

const MAX_KEPT = 100

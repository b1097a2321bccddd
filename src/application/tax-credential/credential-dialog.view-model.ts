import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CurrentSession } from '../identity/current-session.ts'
import type { Analytics } from '../shared/analytics.port.ts'
import type { Failure } from '../shared/failure.ts'
import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { CredentialLinkedEvents } from './credential-linked-events.ts'
import type { TaxCredentials } from './tax-credentials.port.ts'

/** The dialog for the tax credential. The password exists only here, from typing to sending. */
export class CredentialDialogViewModel {
  isOpen = false
  password = ''
  /** The field was submitted empty. */
  isMissing = false
  isSubmitting = false
  failure: Failure | undefined = undefined
  readonly #credentials: TaxCredentials
  readonly #current: CurrentSession
  readonly #linked: CredentialLinkedEvents
  readonly #notifications: NotificationsViewModel
  readonly #analytics: Analytics

  constructor(
    credentials: TaxCredentials,
    current: CurrentSession,
    linked: CredentialLinkedEvents,
    notifications: NotificationsViewModel,
    analytics: Analytics,
  ) {
    this.#credentials = credentials
    this.#current = current
    this.#linked = linked
    this.#notifications = notifications
    this.#analytics = analytics
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true })
  }

  /** RUT or RFC of the business, read-only. */
  get identifier(): string {
    return this.#current.business?.identifier ?? ''
  }

  open(): void {
    if (this.#current.session?.isSudo === true) return
    this.#clear()
    this.isOpen = true
  }

  close(): void {
    this.#clear()
    this.isOpen = false
  }

  changePassword(text: string): void {
    this.password = text
    this.isMissing = false
    this.failure = undefined
  }

  async submit(): Promise<void> {
    if (this.isSubmitting) return
    this.isMissing = this.password === ''
    if (this.isMissing) return
    const { password } = this
    this.password = ''
    this.failure = undefined
    this.isSubmitting = true
    const answer = await this.#credentials.link(this.identifier, password)()
    runInAction(() => {
      this.isSubmitting = false
      if (E.isLeft(answer)) this.failure = answer.left
      else this.#succeed()
    })
  }

  #succeed(): void {
    this.close()
    this.#notifications.show({ _tag: 'CredentialSaved' })
    this.#analytics.track({ name: 'credentials linked' })
    this.#linked.emit()
  }

  #clear(): void {
    this.password = ''
    this.isMissing = false
    this.failure = undefined
  }
}

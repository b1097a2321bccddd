import { makeAutoObservable } from 'mobx'

/** Notifies of a newly linked credential. One per tab. */
export class CredentialLinkedEvents {
  times = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  emit(): void {
    this.times += 1
  }
}

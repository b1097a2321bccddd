import { makeAutoObservable } from 'mobx'

/** Tells whoever shows the state of the credential that one has just been given. One per tab. */
export class CredentialLinkedEvents {
  times = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  emit(): void {
    this.times += 1
  }
}

import { makeAutoObservable } from 'mobx'

/** Tells whoever shows the state of the credential that one has just been given. One per tab. */
export class LinkedCredentials {
  times = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  note(): void {
    this.times += 1
  }
}

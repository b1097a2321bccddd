import { makeAutoObservable } from 'mobx'

/** Something good that has just happened, after which somebody has to sign in. */
export type DoorNotice = 'registered' | 'passwordChanged'

/** What goes along from one panel of the door to the next, and nowhere else: never a password. One per tab. */
export class DoorMemory {
  email = ''
  notice: DoorNotice | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  changeEmail(text: string): void {
    this.email = text
  }

  announce(notice: DoorNotice): void {
    this.notice = notice
  }

  /** Somebody came in. */
  clear(): void {
    this.email = ''
    this.notice = undefined
  }
}

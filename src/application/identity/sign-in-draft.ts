import { makeAutoObservable } from 'mobx'

/** Something good that has just happened, after which somebody has to sign in. */
export type SignInNotice = 'registered' | 'passwordChanged'

/** What goes along from one panel of the door to the next, and nowhere else: never a password. One per tab. */
export class SignInDraft {
  email = ''
  notice: SignInNotice | undefined = undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  changeEmail(text: string): void {
    this.email = text
  }

  setNotice(notice: SignInNotice): void {
    this.notice = notice
  }

  /** Somebody came in. */
  clear(): void {
    this.email = ''
    this.notice = undefined
  }
}

import { makeAutoObservable } from 'mobx'

/** A success after which the user has to sign in. */
export type SignInNotice = 'registered' | 'passwordChanged'

/** Data passed between the signed-out forms, never a password. One per tab. */
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

  /** The user has signed in. */
  clear(): void {
    this.email = ''
    this.notice = undefined
  }
}

import { makeAutoObservable } from 'mobx'

/** A success after which the user has to sign in. */
export type SignInNotice = 'registered' | 'passwordChanged'

/** Data passed between the signed-out forms, never a password. One per tab. */
export class SignInDraft {
  email = ''
  notice: SignInNotice | undefined = undefined
  /** The user was created in this tab, and no toast has said so yet. */
  isNewUser = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  changeEmail(text: string): void {
    this.email = text
  }

  setNotice(notice: SignInNotice): void {
    this.notice = notice
  }

  /** A created user is signed in: the next screen shows a toast. */
  welcome(): void {
    this.clear()
    this.isNewUser = true
  }

  /** The toast was shown. */
  endWelcome(): void {
    this.isNewUser = false
  }

  /** The user has signed in. */
  clear(): void {
    this.email = ''
    this.notice = undefined
    this.isNewUser = false
  }
}

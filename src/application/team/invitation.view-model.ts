import * as E from 'fp-ts/Either'
import { makeAutoObservable, runInAction } from 'mobx'
import * as Password from '#domain/identity/password.ts'
import { validateForm } from '#domain/kernel/form.ts'
import { CurrentSession } from '../identity/current-session.ts'
import { RegistrationViewModel } from '../identity/registration.view-model.ts'
import { SessionViewModel } from '../identity/session.view-model.ts'
import { SignInDraft } from '../identity/sign-in-draft.ts'
import { Sessions, type Session } from '../identity/sessions.port.ts'
import { Action } from '../shared/action.ts'
import type { Failure } from '../shared/failure.ts'
import { Form } from '../shared/form.ts'
import { RemoteValue } from '../shared/remote-value.ts'
import { Scheduler } from '../shared/scheduler.port.ts'
import { SubmitCooldown } from '../shared/submit-cooldown.ts'
import type { Resolved } from '../shared/token.ts'
import { Invitations, type OpenInvitation } from './members.port.ts'

interface PasswordDraft {
  readonly password: string
}

const RULES = { password: ({ password }: PasswordDraft) => Password.parse(password) }

/** How the visitor can join: with the account that is signed in, by signing in, by opening one, or not with this account. */
export type WayToJoin = 'join' | 'otherAccount' | 'register' | 'signIn'

/** The page of an invitation. Nothing is joined before one of its buttons is pressed. */
export class InvitationViewModel {
  static readonly needs = {
    invitations: Invitations,
    sessions: Sessions,
    session: SessionViewModel,
    current: CurrentSession,
    draft: SignInDraft,
    registration: RegistrationViewModel,
    scheduler: Scheduler,
  }
  readonly opened: RemoteValue<OpenInvitation>
  readonly signIn: Form<PasswordDraft, { readonly password: Password.Password }, Password.PasswordError, Session>
  readonly joining: Action<[], Session>
  isJoined = false
  #code = ''
  readonly #deps: Resolved<typeof InvitationViewModel.needs>

  constructor(dependencies: Resolved<typeof InvitationViewModel.needs>) {
    const { draft, invitations, scheduler, session } = dependencies
    this.#deps = dependencies
    this.opened = new RemoteValue({
      load: () => invitations.open(this.#code),
      onLoaded: ({ email }) => draft.changeEmail(email),
    })
    this.signIn = new Form<PasswordDraft, { readonly password: Password.Password }, Password.PasswordError, Session>({
      initial: { password: '' },
      validate: (typed) =>
        validateForm<PasswordDraft, Password.PasswordError, { password: Password.Password }>(RULES, typed),
      submit:
        ({ password }) =>
        () =>
          session.signIn(this.opened.value?.email ?? '', password),
      onSuccess: () => void this.joining.run(),
      clearsOnSubmit: true,
      cooldown: new SubmitCooldown(scheduler),
    })
    this.joining = new Action(() => this.#join, { onSuccess: () => (this.isJoined = true) })
    makeAutoObservable(this, { opened: false, signIn: false, joining: false, registration: false }, { autoBind: true })
  }

  get registration(): RegistrationViewModel {
    return this.#deps.registration
  }

  /** The address of the account that is signed in. */
  get presentEmail(): string {
    return this.#deps.current.session?.user.email ?? ''
  }

  activate(code: string): () => void {
    this.#code = code
    return this.opened.activate()
  }

  get way(): WayToJoin | undefined {
    const invitation = this.opened.value
    if (invitation === undefined) return undefined
    const { session } = this.#deps.current
    if (session !== undefined) return session.user.email === invitation.email ? 'join' : 'otherAccount'
    return invitation.hasAccount ? 'signIn' : 'register'
  }

  /** Opens the account and joins with it. Where it could not be signed in, the visitor signs in on this page. */
  async register(): Promise<void> {
    const country = this.opened.value?.country
    if (country === undefined) return
    const outcome = await this.registration.submit(country)
    if (outcome === 'signedIn') await this.joining.run()
    else if (outcome === 'registered') await this.opened.load()
  }

  signOut(): Promise<void> {
    return this.#deps.session.signOut()
  }

  readonly #join = async (): Promise<E.Either<Failure, Session>> => {
    const { current, invitations, session, sessions } = this.#deps
    const joined = await invitations.accept(this.#code)()
    if (E.isLeft(joined)) return joined
    const before = current.session
    if (before === undefined) return E.left({ _tag: 'Unauthorized' })
    const opened = await sessions.open(before, joined.right.businessId)()
    if (E.isRight(opened)) runInAction(() => session.enter(before, opened.right))
    return opened
  }
}

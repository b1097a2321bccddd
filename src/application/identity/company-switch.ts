import * as E from 'fp-ts/Either'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type BusinessId, parseId } from '#domain/kernel/id.ts'
import type { Failure } from '../shared/failure.ts'
import type { Resolved } from '../shared/token.ts'
import { SessionViewModel } from './session.view-model.ts'
import { Sessions } from './sessions.port.ts'

/** A link opened another company, or one to which the user does not belong; its name is known where the user just left it. */
export type CompanyNotice =
  | { readonly _tag: 'Arrived'; readonly company: string }
  | { readonly _tag: 'NoAccess'; readonly company: string | undefined }

/** Opens another company of the user in this tab. The session of the present company stays, for other tabs. */
export class CompanySwitch {
  static readonly needs = { session: SessionViewModel, sessions: Sessions }
  readonly #deps: Resolved<typeof CompanySwitch.needs>
  ofLink: CompanyNotice | undefined = undefined

  constructor(deps: Resolved<typeof CompanySwitch.needs>) {
    this.#deps = deps
    makeAutoObservable(this, { ofLink: observableRef }, { autoBind: true })
  }

  /** Says in which company the user is, until it is closed. */
  get notice(): CompanyNotice | undefined {
    const { lost } = this.#deps.session
    return lost === undefined ? this.ofLink : { _tag: 'NoAccess', company: lost.name }
  }

  closeNotice(): void {
    this.ofLink = undefined
    this.#deps.session.forgetLost()
  }

  /** Returns the failure. */
  async open(businessId: BusinessId): Promise<Failure | undefined> {
    const { session, sessions } = this.#deps
    const before = session.session
    if (before === undefined || before.business?.id === businessId) return undefined
    const answer = await sessions.open(before, businessId)()
    if (E.isLeft(answer)) return answer.left
    session.enter(before, answer.right)
    runInAction(() => (this.ofLink = undefined))
    return undefined
  }

  /** Opens a company that the user chose. It tells a user who is no member of it any more, and returns any other failure. */
  async choose(businessId: BusinessId): Promise<Failure | undefined> {
    const failure = await this.open(businessId)
    if (!isForbidden(failure)) return failure
    runInAction(() => (this.ofLink = { _tag: 'NoAccess', company: undefined }))
    return undefined
  }

  /** Opens the company that a path names, which mailed links do, and returns the path without it. A visitor keeps it until they signed in. */
  async follow(path: string): Promise<string> {
    const { session } = this.#deps
    const id = parseId<'Business'>(NAMED.exec(path)?.[2] ?? '')
    if (E.isLeft(id) || session.session === undefined) return path
    if (session.session.business?.id !== id.right) this.#arrive(await this.open(id.right))
    return path.replace(NAMED, '$1').replace(/[?&]$/, '')
  }

  #arrive(failure: Failure | undefined): void {
    const company = this.#deps.session.session?.business?.name
    runInAction(() => {
      if (failure === undefined && company !== undefined) this.ofLink = { _tag: 'Arrived', company }
      if (isForbidden(failure)) this.ofLink = { _tag: 'NoAccess', company: undefined }
    })
  }
}

const isForbidden = (failure: Failure | undefined): boolean =>
  failure?._tag === 'Rejected' && failure.code === 'ERROR_NOT_FOUND'

/** The id of a company in a query. */
const NAMED = /([?&])c=(\d{1,15})(?:&|$)/

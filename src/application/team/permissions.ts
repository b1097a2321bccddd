import { makeAutoObservable } from 'mobx'
import { may, type Permission } from '#domain/team/permission.ts'
import { CurrentSession } from '../identity/current-session.ts'
import type { Resolved } from '../shared/token.ts'

/** Says what the user may do for the company of the session. One per session; the host decides by the role of the moment. */
export class Permissions {
  static readonly needs = { current: CurrentSession }
  readonly #current: CurrentSession

  constructor({ current }: Resolved<typeof Permissions.needs>) {
    this.#current = current
    makeAutoObservable(this, { may: false })
  }

  /** Nothing without a company. */
  may(permission: Permission): boolean {
    const role = this.#current.business?.role
    return role !== undefined && may(role, permission)
  }
}

import { Container } from 'inversify'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Session } from '#application/identity/sessions.port.ts'

export interface SessionContainer {
  /** Changes with the user, the business and the visit of an operator. */
  readonly key: string
  readonly container: Container
}

/** One container per session, dropped when it ends: nothing that one session loaded is left in the next. */
export const createSessionContainers = (page: Container): ((session: Session) => SessionContainer) => {
  let latest: SessionContainer | undefined
  page.get(CurrentSession).onChange((session) => {
    if (session === undefined) latest = undefined
  })
  return ({ user, business, isSudo, issuedAt }) => {
    const key = `${user.id} ${business?.id ?? ''} ${isSudo ? issuedAt : ''}`
    if (latest?.key !== key) latest = { key, container: new Container({ parent: page }) }
    return latest
  }
}

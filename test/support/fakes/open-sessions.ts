import * as TE from 'fp-ts/TaskEither'
import type { OpenSession, OpenSessions } from '#application/profile/open-sessions.port.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeOpenSessions extends OpenSessions {
  readonly faults: Faults
  /** Opens another session of the user. */
  readonly signIn: (userAgent: string | undefined) => void
}

/** With the current session only. */
export const makeFakeOpenSessions = (): FakeOpenSessions => {
  const faults = makeFaults()
  let now = 1_000
  const opened = (userAgent: string | undefined, isCurrent: boolean): OpenSession => {
    now += 1_000
    return { id: `session-${now}`, userAgent, createdAt: now, lastSeenAt: now, isCurrent }
  }
  let sessions: ReadonlyArray<OpenSession> = [opened(undefined, true)]
  return {
    faults,
    signIn: (userAgent) => (sessions = [opened(userAgent, false), ...sessions]),
    list: () => faults.around(() => TE.of(sessions)),
    endOthers: () =>
      faults.around(() => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent)
        return TE.of(undefined)
      }),
  }
}

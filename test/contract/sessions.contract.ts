import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'

export interface SessionsSubject {
  readonly sessions: Sessions
  readonly email: string
  readonly password: string
  readonly stop: () => Promise<void>
}

export const sessionsContract = (name: string, make: () => Promise<SessionsSubject>): void => {
  const within = async (use: (subject: SessionsSubject) => Promise<void>): Promise<void> => {
    const subject = await make()
    try {
      await use(subject)
    } finally {
      await subject.stop()
    }
  }

  const signedIn = async ({ sessions, email, password }: SessionsSubject): Promise<Session> => {
    const answer = await sessions.signIn(email, password)()
    return E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))
  }

  describe(`Sessions: ${name}`, () => {
    it('start with the right password, and are restored from their token', () =>
      within(async (subject) => {
        const session = await signedIn(subject)
        expect(session.expiresAt).toBeGreaterThan(session.issuedAt)
        expect(subject.sessions.read(session.token)).toEqual(session)
      }))

    it('do not start with a wrong password, nor for an unknown user', () =>
      within(async ({ sessions, email, password }) => {
        for (const [who, what] of [
          [email, `${password}x`],
          ['nadie@ejemplo.cl', password],
        ] as const) {
          expect(await sessions.signIn(who, what)()).toMatchObject({ left: { code: 'ERROR_AUTH_INVALID_CREDENTIALS' } })
        }
      }))

    it('are refreshed with a new token for the same user and company', () =>
      within(async (subject) => {
        const before = await signedIn(subject)
        const after = await subject.sessions.refresh(before.token)()
        expect(after).toMatchObject({ right: { user: before.user, business: before.business } })
      }))

    it('end: the token of a sign-out is invalid', () =>
      within(async (subject) => {
        const { token } = await signedIn(subject)
        expect(await subject.sessions.signOut(token)()).toMatchObject({ _tag: 'Right' })
        expect(await subject.sessions.refresh(token)()).toMatchObject({ left: { _tag: 'Unauthorized' } })
      }))

    it('are not restored from an invalid token', () =>
      within(async ({ sessions }) => {
        for (const text of ['', 'null', 'a.b', '..', '{}']) expect(sessions.read(text)).toBeUndefined()
      }))
  })
}

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
    it('begin with the right password, and their token can be read again', () =>
      within(async (subject) => {
        const session = await signedIn(subject)
        expect(session.expiresAt).toBeGreaterThan(session.issuedAt)
        expect(subject.sessions.read(session.token)).toEqual(session)
      }))

    it('do not begin with a wrong one, nor for somebody unknown', () =>
      within(async ({ sessions, email, password }) => {
        for (const [who, what] of [
          [email, `${password}x`],
          ['nadie@ejemplo.cl', password],
        ] as const) {
          expect(await sessions.signIn(who, what)()).toMatchObject({ left: { code: 'ERROR_AUTH_INVALID_CREDENTIALS' } })
        }
      }))

    it('go on with a new token for the same person and company', () =>
      within(async (subject) => {
        const before = await signedIn(subject)
        const after = await subject.sessions.refresh(before.token)()
        expect(after).toMatchObject({ right: { user: before.user, business: before.business } })
      }))

    it('end: a token that was signed out is worth nothing', () =>
      within(async (subject) => {
        const { token } = await signedIn(subject)
        expect(await subject.sessions.signOut(token)()).toMatchObject({ _tag: 'Right' })
        expect(await subject.sessions.refresh(token)()).toMatchObject({ left: { _tag: 'Unauthorized' } })
      }))

    it('read nothing out of what is no token', () =>
      within(async ({ sessions }) => {
        for (const text of ['', 'null', 'a.b', '..', '{}']) expect(sessions.read(text)).toBeUndefined()
      }))
  })
}

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Session, Sessions } from '#application/identity/sessions.port.ts'
import type { BusinessId } from '#domain/kernel/id.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import { makeHttpBusinesses } from '#infrastructure/business/http-businesses.ts'
import { makeHttpUsers } from '#infrastructure/business/http-users.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeHttpSessions } from '#infrastructure/identity/http-sessions.ts'
import { ownHost } from '#test/host/server/a-host.ts'
import { codeFor } from '#test/host/impersonation/as-operator.ts'
import { makeFakeBusinesses, makeFakeUsers } from '#test/support/fakes/businesses.ts'
import { FAKE_EMAIL, FAKE_PASSWORD, makeFakeSessions } from '#test/support/fakes/sessions.ts'
import { makeFakeTime } from '#test/support/fakes/time.ts'
import { aBusiness, aSession } from '#test/support/samples/identity.ts'
import { businessesContract, TAKEN } from './businesses.contract.ts'

const KNOWN = { identifier: '76086428-5', country: 'CL' } as const

const right = <A>(answer: E.Either<unknown, A>): A =>
  E.isRight(answer) ? answer.right : expect.fail(JSON.stringify(answer.left))

businessesContract('the fake', async () => {
  const sessions = makeFakeSessions(makeFakeTime().clock, { business: undefined })
  const { user } = aSession()
  let session = right(await sessions.signIn(FAKE_EMAIL, FAKE_PASSWORD)())
  const users = makeFakeUsers()
  return {
    businesses: makeFakeBusinesses(
      { [KNOWN.identifier]: 'Conocida SpA' },
      (business) => sessions.update({ business: aBusiness({ ...business, id: '9' as BusinessId }) }),
      [TAKEN],
    ),
    users,
    renew: async () => {
      const [last] = users.changes.slice(-1)
      if (last !== undefined) sessions.update({ user: { ...user, name: last.name } })
      session = right(await sessions.refresh(session.token)())
      return session
    },
    known: { ...KNOWN, name: 'Conocida SpA' },
    stop: async () => undefined,
  }
})

businessesContract('the host', async () => {
  const { api, sessions, host, current, stop } = await aClient()
  await host.company('CL', TAKEN, 'otra@empresa.cl')
  host.registered.set(`CL ${KNOWN.identifier}`, 'Conocida SpA')
  const email = 'nueva@empresa.cl'
  const password = 'una frase larga 7'
  await host.request('POST /api/user', { body: { email, password, confirmPassword: password } })
  current.session = right(await sessions.signIn(email, password)())
  return {
    businesses: makeHttpBusinesses(api),
    users: makeHttpUsers(api),
    renew: async () => (current.session = right(await sessions.refresh(current.session?.token ?? '')())),
    known: { ...KNOWN, name: 'Conocida SpA' },
    stop,
  }
})

const impersonationContract = (
  name: string,
  make: () => Promise<{
    readonly sessions: Sessions
    readonly giveCode: () => Promise<string>
    readonly stop: () => Promise<void>
  }>,
): void => {
  describe(`An operator’s code: ${name}`, () => {
    it('opens one session, marked and of half an hour, and no second one', async () => {
      const { sessions, giveCode, stop } = await make()
      const code = await giveCode()
      const session = right(await sessions.impersonate(code)())
      expect([session.isSudo, session.operator?.startsWith('Olga'), session.expiresAt - session.issuedAt]).toEqual([
        true,
        true,
        1_800,
      ])
      expect(session.business).toBeDefined()
      for (const spent of [code, 'x'.repeat(43)]) {
        expect(await sessions.impersonate(spent)()).toMatchObject({
          left: { code: 'ERROR_USER_IMPERSONATION_INVALID' },
        })
      }
      expect(await sessions.signOut(session.token)()).toMatchObject({ _tag: 'Right' })
      await stop()
    })
  })
}

impersonationContract('the fake', async () => {
  const sessions = makeFakeSessions(makeFakeTime().clock)
  return { sessions, giveCode: async () => sessions.giveCode(), stop: async () => undefined }
})

impersonationContract('the host', async () => {
  const { sessions, host, stop } = await aClient()
  const company = await host.company('CL', KNOWN.identifier, 'una@empresa.cl')
  return { sessions, giveCode: () => codeFor(host, company), stop }
})

/** A signed-out client with its own host. */
const aClient = async () => {
  const host = await ownHost()
  const baseUrl = await host.app.listen({ host: '127.0.0.1', port: 0 })
  const current: { session: Session | undefined } = { session: undefined }
  const session = {
    token: () => current.session?.token,
    country: () => current.session?.business?.country ?? 'MX',
    rejectToken: () => undefined,
    deny: () => undefined,
    onEnd: () => () => undefined,
  } as const
  const call = makeApiCall(makeApiClient({ baseUrl, session }), browserScheduler)
  const api = makeApi(call, {
    businessId: () => current.session?.business?.id,
    userId: () => current.session?.user.id,
  })
  return { host, api, current, sessions: makeHttpSessions(api), stop: host.close }
}

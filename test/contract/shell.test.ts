import type { UserId } from '#domain/kernel/id.ts'
import { browserScheduler } from '#infrastructure/browser/browser-scheduler.ts'
import { makeApiCall } from '#infrastructure/http/api-call.ts'
import { makeApiClient } from '#infrastructure/http/api-client.ts'
import { makeApi } from '#infrastructure/http/api.ts'
import { makeHttpNotificationHistory } from '#infrastructure/notifications/http-notification-history.ts'
import { makeHttpAccount } from '#infrastructure/profile/http-account.ts'
import { makeHttpOpenSessions } from '#infrastructure/profile/http-open-sessions.ts'
import { makeHttpReports } from '#infrastructure/reports/http-reports.ts'
import { makeHttpCompanySearch } from '#infrastructure/shell/http-company-search.ts'
import { makeHttpFeatures } from '#infrastructure/shell/http-features.ts'
import { makeHttpTasks } from '#infrastructure/shell/http-tasks.ts'
import { setFeature } from '#host/business/features.ts'
import { notify } from '#host/notifications/notifications.ts'
import { ownHost, PASSWORD } from '#test/host/server/a-host.ts'
import { aPerson, FAKE_PASSWORD, makeFakeAccount } from '#test/support/fakes/account.ts'
import { makeFakeCompanySearch } from '#test/support/fakes/company-search.ts'
import { makeFakeFeatures } from '#test/support/fakes/features.ts'
import { makeFakeNotificationHistory } from '#test/support/fakes/notification-history.ts'
import { makeFakeOpenSessions } from '#test/support/fakes/open-sessions.ts'
import { makeFakeReports } from '#test/support/fakes/reports.ts'
import { makeSessionHeader } from '#test/support/fakes/session-header.ts'
import { makeFakeTasks } from '#test/support/fakes/tasks.ts'
import { aBusiness } from '#test/support/samples/identity.ts'
import { shellContract } from './shell.contract.ts'

shellContract('the fake', async () => {
  const [features, history] = [makeFakeFeatures([]), makeFakeNotificationHistory()]
  const openSessions = makeFakeOpenSessions()
  return {
    features,
    setFeature: async (featureId, active) => features.put([{ featureId, active }]),
    tasks: makeFakeTasks(),
    search: makeFakeCompanySearch(),
    reports: makeFakeReports(),
    account: makeFakeAccount(),
    history,
    openSessions,
    signIn: async (userAgent) => openSessions.signIn(userAgent),
    tellTwice: async () =>
      history.put([
        { id: 1, at: 1_000, isRead: false, event: { _tag: 'InvoicesReady', count: 3 } },
        { id: 2, at: 2_000, isRead: false, event: { _tag: 'PasswordChanged' } },
      ]),
    known: { email: aPerson.email, identifier: aBusiness().identifier, password: FAKE_PASSWORD },
    stop: async () => undefined,
  }
})

shellContract('the host', async () => {
  const host = await ownHost()
  const { database, services } = host
  const company = await host.company('CL', '77214860-7', 'una@empresa.cl')
  const baseUrl = await host.app.listen({ host: '127.0.0.1', port: 0 })
  const session = makeSessionHeader(company.token, company.country)
  const api = makeApi(makeApiCall(makeApiClient({ baseUrl, session }), browserScheduler), {
    businessId: () => company.businessId,
    userId: (): UserId => company.userId,
  })
  return {
    features: makeHttpFeatures(api),
    setFeature: (featureId, active) =>
      database.transaction((tx) => setFeature(tx, company.businessId, { featureId, active })),
    tasks: makeHttpTasks(api),
    search: makeHttpCompanySearch(api),
    reports: makeHttpReports(api),
    account: makeHttpAccount(api),
    history: makeHttpNotificationHistory(api),
    openSessions: makeHttpOpenSessions(api),
    signIn: async (userAgent) => {
      host.world.now += 1_000
      const body = { email: company.email, password: PASSWORD }
      await host.request('POST /api/user/login', { body, headers: { 'user-agent': userAgent } })
    },
    tellTwice: async () => {
      await database.transaction((tx) => notify(tx, services.clock, company, { kind: 'InvoicesReady', count: 3 }))
      await database.transaction((tx) => notify(tx, services.clock, company, { kind: 'PasswordChanged' }))
    },
    known: { email: company.email, identifier: company.identifier, password: PASSWORD },
    stop: host.close,
  }
})

import { expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from './source-files.ts'

/** The other files take the host of their worker (`aHost`), each test with a company of its own. */
const WITH_OWN_HOST: ReadonlyMap<string, string> = new Map([
  ['test/contract/onboarding.test.ts', 'It listens.'],
  ['test/contract/real-host.test.ts', 'It listens.'],
  ['test/contract/shell.test.ts', 'It listens.'],
  ['test/host/approval/traces.test.ts', 'It has two hosts.'],
  ['test/host/audit/every-write.test.ts', 'It alters a table.'],
  ['test/host/business/business.test.ts', 'It reaches the limit of lookups.'],
  ['test/host/database/postgres-timeouts.test.ts', 'Its database is silent.'],
  ['test/host/database/row-security.test.ts', 'Its statements lose their filters.'],
  ['test/host/http/connections.test.ts', 'It listens, with few connections.'],
  ['test/host/http/content-policy.test.ts', 'It listens, and stops its host.'],
  ['test/host/http/hostile-requests.test.ts', 'It reaches the limit of tries, with and without a proxy.'],
  ['test/host/http/maintenance.test.ts', 'It serves a client.'],
  ['test/host/http/screen-preloads.test.ts', 'It serves a client.'],
  ['test/host/http/sign-in-page.test.ts', 'It serves a client.'],
  ['test/host/http/storage-quota.test.ts', 'It fills the storage of a company.'],
  ['test/host/identity/change-password.test.ts', 'It reaches the limit of tries.'],
  ['test/host/identity/email-page.test.ts', 'It reaches the limit of tries.'],
  ['test/host/identity/guessing.test.ts', 'It reaches the limits of tries.'],
  ['test/host/identity/live-connections.test.ts', 'It listens.'],
  ['test/host/identity/register.test.ts', 'It reaches the limits of registrations.'],
  ['test/host/identity/reset-password.test.ts', 'It reaches the limits of tries.'],
  ['test/host/identity/sign-in-trail.test.ts', 'It reaches the limits of tries, behind a proxy.'],
  ['test/host/live/tenancy.test.ts', 'It listens.'],
  ['test/host/orders/order-locks.test.ts', 'It watches the locks of its database.'],
  ['test/host/server/server.test.ts', 'It serves a client, reaches limits, and stops its host.'],
  ['test/host/server/stop-host.test.ts', 'It stops its host.'],
  ['test/host/shell/shell.test.ts', 'It turns the analytics on.'],
  ['test/host/telemetry/metrics.test.ts', 'It listens, and observes the calls.'],
  ['test/host/telemetry/tracing.test.ts', 'It traces the calls, and stops its host.'],
])

const HOSTS = 'test/host/server/a-host.ts'

const startsHost = ({ text }: SourceFile): boolean => /\b(?:ownHost|buildServer)\b/.test(text)

it('a host of its own is started by the listed files only, and by each of them', () => {
  const files = sourceFiles('test').filter(
    ({ path }) => path !== HOSTS && !/^test\/(?:architecture|bench)\//.test(path),
  )
  expect(files.filter(startsHost).map(({ path }) => path)).toEqual([...WITH_OWN_HOST.keys()])
})

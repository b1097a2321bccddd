import { join } from 'node:path'
import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import fastify from 'fastify'
import { clientPageIn } from '#host/http/client-page.ts'
import { registerSecurityHeaders } from '#host/http/security-headers.ts'
import { serveClient } from '#host/http/static-client.ts'
import { SESSION_KEY } from '#application/shared/storage-keys.ts'
import { A_TOKEN } from '#test/support/samples/wire.ts'
import { tabIn, type Tab } from './page-watch.ts'

export { expect } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../../dist/client')

interface BuiltClient {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Serves the client as `npm run build` wrote it, with the host's headers, on a free port. No call is answered. */
const startBuiltClient = async (): Promise<BuiltClient> => {
  const page = clientPageIn(FOLDER, () => false, Date.now)
  if (page === undefined) throw new Error(`${FOLDER} has no client: npm run build writes it`)
  const app = fastify({ forceCloseConnections: true })
  registerSecurityHeaders(app)
  await serveClient(app, FOLDER, page)
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !request.url.startsWith('/api/')
      ? page.send(request, reply)
      : reply.code(404).send({ errorCode: 'ERROR_NOT_FOUND' }),
  )
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() }
}

interface WorkerFixtures {
  /** A browser profile for the built client, with these texts in its local storage. */
  readonly newProfile: (options: BrowserContextOptions, stored?: Stored) => Promise<BrowserContext>
}

interface TestFixtures {
  /** Opens the built client in a browser profile of its own, which ends with the test. */
  readonly openTab: (options?: BrowserContextOptions, stored?: Stored) => Promise<Tab>
}

type Stored = Readonly<Record<string, string>>

export const test = base.extend<TestFixtures, WorkerFixtures>({
  newProfile: [
    async ({ browser }, use) => {
      const { address, stop } = await startBuiltClient()
      await use((options, stored = {}) => {
        const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
        const storageState = { cookies: [], origins: [{ origin: address, localStorage }] }
        return browser.newContext({ baseURL: address, storageState, locale: 'es-CL', ...options })
      })
      await stop()
    },
    { scope: 'worker' },
  ],
  openTab: async ({ newProfile }, use) => {
    const opened: Array<BrowserContext> = []
    await use(async (options = {}, stored = {}) => {
      const context = await newProfile(options, stored)
      opened.push(context)
      return tabIn(context)
    })
    for (const context of opened) await context.close()
  },
})

/** Nothing on the page is prerendered, or the client has hydrated it. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator('#root[data-prerendered]')).toHaveCount(0)

/** A token that ends in an hour; only a host looks at its signature. */
export const aTokenOfNow = (): string => {
  const [head = '', body = '', signature = ''] = A_TOKEN.split('.')
  const now = Math.floor(Date.now() / 1_000)
  const content: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  const renewed = JSON.stringify({ ...(content as object), iat: now, exp: now + 3_600 })
  return [head, Buffer.from(renewed).toString('base64url'), signature].join('.')
}

/** The local storage of a signed-in user. */
export const aSignedInUser = (): Stored => ({ [SESSION_KEY]: aTokenOfNow() })

import type { Session } from '#application/identity/sessions.port.ts'
import { analyticsEndpoints } from '#wire/analytics.endpoints.ts'
import type { Api } from '../http/api.ts'
import type { QueuedEvent, SendEvents } from './analytics-queue.ts'

/** Posts a batch to the host. A failed batch is dropped silently, because no user waits for it. */
export const makeHttpEvents =
  (api: Api, post: Post = globalThis.fetch): SendEvents =>
  (events, session, isLast) => {
    if (isLast) void keepalive(post, events, session)
    else void api.call(analyticsEndpoints.analytics, { body: { events }, token: session.token })()
  }

type Post = (url: string, request: RequestInit) => Promise<unknown>

/** Unlike axios' request, a `keepalive` request survives the page. */
const keepalive = async (
  post: Post,
  events: ReadonlyArray<QueuedEvent>,
  { token, business }: Session,
): Promise<void> => {
  const country = business?.country ?? 'MX'
  const { method, path, body } = analyticsEndpoints.analytics
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', country }
  await post(path, {
    method,
    headers,
    keepalive: true,
    body: JSON.stringify(body(country).encode({ events: [...events] })),
  }).catch(() => undefined)
}

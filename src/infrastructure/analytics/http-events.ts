import type { Call } from '../http/call.ts'
import { endpoints } from '#wire/endpoints.ts'
import type { SendEvents } from './event-queue.ts'

/** Posts a batch to the host. A batch that does not arrive is lost: no user waits for it, none is told. */
export const makeHttpEvents =
  (call: Call): SendEvents =>
  (events, { token }) => {
    void call(endpoints.analytics, { body: { events }, token })()
  }

import * as t from 'io-ts'
import { id } from '#wire/codec/ids.ts'
import { text } from '#wire/codec/primitives.ts'
import { LiveMessage } from '#wire/live.codec.ts'

/** One host tells it to every host of its database. */
export const Announcement = t.union([
  t.strict({ type: t.literal('change'), message: LiveMessage }),
  t.strict({ type: t.literal('sessionEnd'), sessionId: text(100) }),
  /** The maintenance state was changed. */
  t.strict({ type: t.literal('maintenance') }),
  /** A tax job was queued. */
  t.strict({ type: t.literal('job'), businessId: id('Business') }),
  /** Documents wait for the check of their signatures. */
  t.strict({ type: t.literal('signatures') }),
])
export type Announcement = t.TypeOf<typeof Announcement>

export interface AnnouncementListener {
  /** `at`: milliseconds since 1970. */
  readonly onAnnouncement: (announcement: Announcement, at: number) => void
  /** Announcements were lost: the listener must load again what they were about. */
  readonly onMissed: () => void
  /** Called every few seconds when there are other hosts, for state that must not depend on one announcement. */
  readonly onInterval?: () => void
  /** Receives errors; the failed step is repeated. */
  readonly onError: (error: unknown) => void
}

/** Every host hears every announcement, its own too. */
export interface Announcements {
  /** Returns at once. */
  readonly publish: (announcement: Announcement) => void
  readonly subscribe: (listener: AnnouncementListener) => void
  /** From now on listeners hear what any host announces, and first what was announced in the last minute. */
  readonly start: () => Promise<void>
  /** Whether what other hosts announce is heard at once. */
  readonly isConnected: () => boolean
  /** Resolves when what was published is passed on. */
  readonly close: () => Promise<void>
}

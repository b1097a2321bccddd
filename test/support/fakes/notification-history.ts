import * as TE from 'fp-ts/TaskEither'
import type {
  ChannelChoice,
  NotificationHistory,
  Notification,
} from '#application/notifications/notification-history.port.ts'
import type { DigestFrequency } from '#domain/team/digest.ts'
import { type Faults, makeFaults } from './faults.ts'

export interface FakeNotificationHistory extends NotificationHistory {
  readonly faults: Faults
  readonly put: (past: ReadonlyArray<Notification>) => void
}

const CHOICES: ReadonlyArray<ChannelChoice> = [
  { kind: 'InvoicesReady', channel: 'BOTH' },
  { kind: 'OrderStatusChanged', channel: 'APP' },
  { kind: 'PasswordChanged', channel: 'BOTH' },
]

/** Stores the selected channels; others remain unchanged. */
export const makeFakeNotificationHistory = (initial: ReadonlyArray<Notification> = []): FakeNotificationHistory => {
  const faults = makeFaults()
  let past = initial
  let kept = CHOICES
  let digest: DigestFrequency = 'WEEKLY'
  return {
    faults,
    put: (next) => {
      past = next
    },
    list: () =>
      faults.around(() => {
        const listed = past.toSorted((a, b) => b.at - a.at)
        past = past.map((one) => ({ ...one, isRead: true }))
        return TE.of(listed)
      }),
    unread: () => faults.around(() => TE.of(past.filter(({ isRead }) => !isRead).length)),
    choices: () => faults.around(() => TE.of(kept)),
    choose: (choices) =>
      faults.around(() => {
        kept = kept.map((one) => choices.find(({ kind }) => kind === one.kind) ?? one)
        return TE.of(kept)
      }),
    digest: () => faults.around(() => TE.of(digest)),
    chooseDigest: (frequency) =>
      faults.around(() => {
        digest = frequency
        return TE.of(digest)
      }),
  }
}

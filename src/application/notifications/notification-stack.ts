export type NotificationIntent = 'success' | 'info' | 'warning' | 'error'

/** A toast. Two with the same key are duplicates. */
export interface Notification {
  readonly key: string
  readonly intent: NotificationIntent
}

export const MAX_NOTIFICATIONS = 4

/**
 * Newest last, at most four, unique keys. The oldest non-error is dropped first, else the oldest. An error stays until
 * dismissed.
 */
export const push = <N extends Notification>(stack: ReadonlyArray<N>, added: N): ReadonlyArray<N> => {
  const others = dismiss(stack, added.key)
  if (others.length < MAX_NOTIFICATIONS) return [...others, added]
  const leaving = others.find(({ intent }) => intent !== 'error') ?? others[0]
  return [...others.filter((one) => one !== leaving), added]
}

export const dismiss = <N extends Notification>(stack: ReadonlyArray<N>, key: string): ReadonlyArray<N> =>
  stack.filter((one) => one.key !== key)

/** Whether it disappears after a timeout. */
export const isTransient = ({ intent }: Notification): boolean => intent !== 'error'

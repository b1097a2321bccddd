export type NotificationIntent = 'success' | 'info' | 'warning' | 'error'

/** A message over the page. Two with one key say the same. */
export interface Notification {
  readonly key: string
  readonly intent: NotificationIntent
}

export const MAX_NOTIFICATIONS = 4

/**
 * The newest last, at most four, no key twice. Room is made by the oldest that is no error, else by the oldest.
 * An error stays until somebody dismisses it.
 */
export const push = <N extends Notification>(stack: ReadonlyArray<N>, added: N): ReadonlyArray<N> => {
  const others = dismiss(stack, added.key)
  if (others.length < MAX_NOTIFICATIONS) return [...others, added]
  const leaving = others.find(({ intent }) => intent !== 'error') ?? others[0]
  return [...others.filter((one) => one !== leaving), added]
}

export const dismiss = <N extends Notification>(stack: ReadonlyArray<N>, key: string): ReadonlyArray<N> =>
  stack.filter((one) => one.key !== key)

/** Whether it goes by itself after a while. */
export const isTransient = ({ intent }: Notification): boolean => intent !== 'error'

export type ToastIntent = 'success' | 'info' | 'warning' | 'error'

/** Two toasts with the same key are duplicates. */
export interface StackedToast {
  readonly key: string
  readonly intent: ToastIntent
}

export const MAX_TOASTS = 4

/**
 * Newest last, at most four, unique keys. The oldest non-error is dropped first, else the oldest. An error stays until
 * dismissed.
 */
export const push = <T extends StackedToast>(stack: ReadonlyArray<T>, added: T): ReadonlyArray<T> => {
  const others = dismiss(stack, added.key)
  if (others.length < MAX_TOASTS) return [...others, added]
  const leaving = others.find(({ intent }) => intent !== 'error') ?? others[0]
  return [...others.filter((one) => one !== leaving), added]
}

export const dismiss = <T extends StackedToast>(stack: ReadonlyArray<T>, key: string): ReadonlyArray<T> =>
  stack.filter((one) => one.key !== key)

/** Whether it disappears after a timeout. */
export const isTransient = ({ intent }: StackedToast): boolean => intent !== 'error'

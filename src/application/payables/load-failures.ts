import type { NotificationsViewModel } from '../notifications/notifications.view-model.ts'
import type { ToastOf } from '../notifications/toast-kinds.ts'
import type { payableToasts } from './payable-toasts.ts'

type LoadFailure = Extract<ToastOf<typeof payableToasts>, { readonly _tag: (typeof LOAD_FAILURES)[number] }>

const LOAD_FAILURES = [
  'PayablesUnavailable',
  'PayableTotalsUnavailable',
  'PayablesSetupUnavailable',
  'CreditLineUnavailable',
  'PayrollsUnavailable',
] as const

/** Parts of the page that fail together share one toast; each of them also shows its own failure with a retry. */
export const showLoadFailure = (
  notifications: Pick<NotificationsViewModel, 'active' | 'dismiss' | 'show'>,
  toast: LoadFailure,
): void => {
  if (notifications.active.some(({ key }) => key === 'PaymentsUnavailable')) return
  const others = notifications.active.filter(
    ({ key }) => key !== toast._tag && LOAD_FAILURES.some((one) => one === key),
  )
  for (const { id } of others) notifications.dismiss(id)
  notifications.show(others.length === 0 ? toast : { _tag: 'PaymentsUnavailable', failure: toast.failure })
}

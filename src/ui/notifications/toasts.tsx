import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel, type ActiveToast } from '#application/notifications/notifications.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ToastStack, type Toast } from '../design/feedback/toast-stack.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { toastText } from '../text/toasts.ts'

/** The toasts, including one for unhandled errors. */
export const Toasts = observer(function Toasts() {
  const vm = useViewModel(NotificationsViewModel)
  const { country } = useViewModel(CurrentSession)
  useEffect(() => {
    const tell = (): void => vm.show({ _tag: 'Unforeseen' })
    addEventListener('unhandledrejection', tell)
    return () => removeEventListener('unhandledrejection', tell)
  }, [vm])
  return (
    <ToastStack toasts={vm.active.map((shown) => toToast(shown, country))} onDismiss={(id) => vm.dismiss(Number(id))} />
  )
})

const toToast = ({ id, toast, intent }: ActiveToast, country: Country): Toast => ({
  id: String(id),
  tone: intent,
  message: toastText(toast, country),
  code: 'failure' in toast ? describeFailure(toast.failure).code : undefined,
})

import { observer } from 'mobx-react-lite'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel, type ActiveToast } from '#application/notifications/notifications.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ToastStack, type Toast } from '../design/feedback/toast-stack.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
import { describeFailure } from '../text/describe-failure.ts'
import { toastText } from '../text/toasts.ts'

/** The toasts on view. */
export const ToastList = observer(function ToastList() {
  const vm = useViewModel(NotificationsViewModel)
  const { country } = useViewModel(CurrentSession)
  return (
    <ToastStack
      toasts={vm.active.map((shown) => toToast(shown, country, vm))}
      onDismiss={(id) => vm.dismiss(Number(id))}
    />
  )
})

const toToast = ({ id, toast, intent, undo }: ActiveToast, country: Country, vm: NotificationsViewModel): Toast => ({
  id: String(id),
  tone: intent,
  message: toastText(toast, country),
  action: undo === undefined ? undefined : { label: commonText.undo, run: () => vm.undo(id) },
  code: 'failure' in toast ? describeFailure(toast.failure).code : undefined,
})

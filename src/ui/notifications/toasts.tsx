import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { NotificationsViewModel, type ActiveToast } from '#application/notifications/notifications.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { ToastStack, type Toast } from '../design/feedback/toast-stack.tsx'
import { useViewModel } from '../di/use-view-model.ts'
import { commonText } from '../text/common.ts'
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
  const { canUndo, undo } = vm
  useEffect(() => {
    if (!canUndo) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [canUndo, undo])
  return (
    <ToastStack
      toasts={vm.active.map((shown) => toToast(shown, country, vm))}
      onDismiss={(id) => vm.dismiss(Number(id))}
    />
  )
})

/** The text field undoes its own changes. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')

const toToast = ({ id, toast, intent, undo }: ActiveToast, country: Country, vm: NotificationsViewModel): Toast => ({
  id: String(id),
  tone: intent,
  message: toastText(toast, country),
  action: undo === undefined ? undefined : { label: commonText.undo, run: () => vm.undo(id) },
  code: 'failure' in toast ? describeFailure(toast.failure).code : undefined,
})

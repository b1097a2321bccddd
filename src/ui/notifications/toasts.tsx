import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { NotificationsViewModel } from '#application/notifications/notifications.view-model.ts'
import { useIdleAfter } from '../app/use-idle-after.ts'
import { isBehindDialog } from '../design/controls/page-keys.ts'
import { shortcutIn } from '../design/controls/shortcuts.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Loaded once the page is idle, so that a lost connection can be reported. */
const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList)

/** The toasts, including one for unhandled errors, and the key that undoes the last one. */
export const Toasts = observer(function Toasts() {
  const vm = useViewModel(NotificationsViewModel)
  const isIdle = useIdleAfter(true)
  useEffect(() => {
    const tell = (): void => vm.show({ _tag: 'Unforeseen' })
    addEventListener('unhandledrejection', tell)
    return () => removeEventListener('unhandledrejection', tell)
  }, [vm])
  const { active, canUndo, undo } = vm
  useEffect(() => {
    if (!canUndo) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (shortcutIn('page', event) !== 'undo' || isTyping(event.target) || isBehindDialog()) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [canUndo, undo])
  if (!isIdle && active.length === 0) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
})

/** The text field undoes its own changes. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')

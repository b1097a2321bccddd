import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { lazyPart } from '../app/lazy-part.ts'

/** Fetched once there are tasks, which are loaded after the first screen. */
const PendingTasks = lazyPart(async () => (await import('./pending-tasks.tsx')).PendingTasks)
const TasksDrawer = lazyPart(async () => (await import('./tasks-drawer.tsx')).TasksDrawer)

/** The number of pending tasks; hidden when there are none. */
export const TasksButton = observer(function TasksButton() {
  const vm = useViewModel(TasksViewModel)
  const { country } = useViewModel(CurrentSession)
  const count = vm.pending.length
  return (
    <>
      {count > 0 && (
        <Suspense>
          <PendingTasks count={count} country={country} onOpen={vm.open} />
        </Suspense>
      )}
      {vm.isOpen && (
        <Suspense>
          <TasksDrawer vm={vm} country={country} />
        </Suspense>
      )}
    </>
  )
})

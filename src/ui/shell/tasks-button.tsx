import { Button, CounterBadge } from '@fluentui/react-components'
import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { shellText } from '../text/shell.ts'
import { useTopBarStyles } from './top-bar.styles.ts'

const TasksDrawer = lazy(async () => ({ default: (await import('./tasks-drawer.tsx')).TasksDrawer }))

/** The number of pending tasks; hidden when there are none. */
export const TasksButton = observer(function TasksButton() {
  const vm = useViewModel(TasksViewModel)
  const { country } = useViewModel(CurrentSession)
  const styles = useTopBarStyles()
  const count = vm.pending.length
  return (
    <>
      {count > 0 && (
        <Button
          appearance="transparent"
          className={styles.button}
          icon={<TaskListSquareLtr24Regular />}
          aria-haspopup="dialog"
          aria-label={shellText.pending(count, country)}
          title={shellText.pending(count, country)}
          onClick={vm.open}
        >
          <CounterBadge className={styles.badge} count={count} aria-hidden />
        </Button>
      )}
      {vm.isOpen && (
        <Suspense>
          <TasksDrawer vm={vm} country={country} />
        </Suspense>
      )}
    </>
  )
})

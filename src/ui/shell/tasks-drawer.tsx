import { Button } from '@fluentui/react-components'
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { destinationOf, type Task } from '#domain/shell/task.ts'
import { Drawer } from '../design/layout/drawer.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailedBanner } from '../design/feedback/failed-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { describeFailure } from '../text/describe-failure.ts'
import { tasksText } from '../text/tasks.ts'
import { useTasksDrawerStyles } from './tasks-drawer.styles.ts'

export interface TasksDrawerProps {
  readonly vm: TasksViewModel
  readonly country: Country
}

/** The pending tasks with their links. */
export const TasksDrawer = observer(function TasksDrawer({ vm, country }: TasksDrawerProps) {
  const styles = useTasksDrawerStyles()
  const { tasks, pending } = vm
  const isFirst = pending.length === 0 && tasks._tag === 'Loading' && tasks.last === undefined
  return (
    <Drawer title={tasksText.title(pending.length, country)} onClose={vm.close}>
      {tasks._tag === 'Failed' && <Stale vm={vm} />}
      {isFirst && <PageSpinner />}
      {!isFirst && pending.length === 0 && tasks._tag !== 'Failed' && (
        <EmptyState title={tasksText.done} detail={tasksText.doneDetail} />
      )}
      {pending.length > 0 && (
        <ul className={styles.list}>
          {pending.map((task) => (
            <TaskItem key={task.id} task={task} onGone={vm.close} />
          ))}
        </ul>
      )}
    </Drawer>
  )
})

const TaskItem = ({ task, onGone }: { readonly task: Task; readonly onGone: () => void }) => {
  const styles = useTasksDrawerStyles()
  const navigate = useNavigate()
  const destination = destinationOf(task)
  const go = (to: string) => {
    onGone()
    void navigate(to)
  }
  return (
    <li className={styles.task}>
      <h3 className={styles.title}>{task.title}</h3>
      <p className={styles.detail}>{task.detail}</p>
      {destination !== undefined && (
        <Button
          className={styles.action}
          icon={<ArrowRight20Regular />}
          iconPosition="after"
          aria-label={`${tasksText.go}: ${task.title}`}
          onClick={() => go(destination)}
        >
          {tasksText.go}
        </Button>
      )}
    </li>
  )
}

const Stale = observer(function Stale({ vm }: { readonly vm: TasksViewModel }) {
  if (vm.tasks._tag !== 'Failed') return null
  const { sentence, code, reference } = describeFailure(vm.tasks.failure)
  return (
    <FailedBanner
      message={`${tasksText.stale} ${sentence}`}
      code={code}
      requestId={reference}
      onRetry={() => void vm.load()}
    />
  )
})

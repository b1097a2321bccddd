import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { destinationOf, type Task } from '#domain/shell/task.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { Drawer } from '../design/layout/drawer.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { FailureBanner } from '../design/feedback/failure-banner.tsx'
import { PageSpinner } from '../design/feedback/page-spinner.tsx'
import { tasksText } from '../text/tasks.ts'
import { cardRadius, space } from '../design/theme/layout-tokens.ts'
import { customTokens } from '../design/theme/custom-tokens.ts'

export interface TasksDrawerProps {
  readonly vm: TasksViewModel
  readonly country: Country
}

/** The pending tasks with their links. */
export const TasksDrawer = observer(function TasksDrawer({ vm, country }: TasksDrawerProps) {
  const styles = useStyles()
  const { list, pending } = vm
  const isFirst = list.isBusy && list.rows === undefined
  return (
    <Drawer title={tasksText.title(pending.length, country)} onClose={vm.close}>
      <FailureBanner failure={list.failure} intro={tasksText.stale} onRetry={list.retry} />
      {isFirst && <PageSpinner />}
      {!isFirst && pending.length === 0 && list.failure === undefined && (
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
  const styles = useStyles()
  const navigate = useNavigate()
  const state = useProfileState()
  const destination = destinationOf(task)
  const go = (to: string) => {
    onGone()
    void navigate(to, { state })
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

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.s, margin: 0, padding: 0, listStyle: 'none' },
  task: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.xs,
    padding: space.m,
    border: `1px solid ${customTokens.cardStroke}`,
    borderRadius: cardRadius,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, ...typographyStyles.body1Strong },
  detail: { margin: 0, color: tokens.colorNeutralForeground2 },
  action: { marginTop: space.xs },
})

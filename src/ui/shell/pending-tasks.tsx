import { Button } from '@fluentui/react-components'
import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import type { Country } from '#domain/kernel/country.ts'
import { shellText } from '../text/shell.ts'
import { CountBadge } from './count-badge.tsx'
import { useTopBarStyles } from './top-bar.styles.ts'

export interface PendingTasksProps {
  readonly count: number
  readonly country: Country
  readonly onOpen: () => void
}

/** The button that opens the pending tasks, with their number. */
export const PendingTasks = ({ count, country, onOpen }: PendingTasksProps) => {
  const styles = useTopBarStyles()
  return (
    <Button
      appearance="transparent"
      className={styles.button}
      icon={<TaskListSquareLtr24Regular />}
      aria-haspopup="dialog"
      aria-label={shellText.pending(count, country)}
      title={shellText.pending(count, country)}
      onClick={onOpen}
    >
      <CountBadge count={count} />
    </Button>
  )
}

import { absurd } from 'fp-ts/function'
import { useNavigate } from 'react-router-dom'
import { SessionViewModel } from '#application/identity/session.view-model.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import type { Command } from '#application/command-palette/command-palette.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { orderPath } from '../app/paths.ts'
import { useProfileState } from '../app/profile-origin.ts'
import { useShowTour } from '../shell/use-show-tour.ts'
import { useViewModel } from '../di/use-view-model.ts'

/** Runs a command. */
export const useRunCommand = (onKeys: () => void): ((command: Command) => void) => {
  const session = useViewModel(SessionViewModel)
  const appearance = useViewModel(AppearanceViewModel)
  const tasks = useViewModel(TasksViewModel)
  const { onView } = useViewModel(TableExports)
  const navigate = useNavigate()
  const showTour = useShowTour()
  const state = useProfileState()
  return (command) => {
    switch (command._tag) {
      case 'GoTo':
        return void navigate(command.page.path, { state })
      case 'OpenOrder':
        return void navigate(orderPath(command.order))
      case 'OpenFinding':
        return void navigate(command.finding.path, { state })
      case 'Look':
        return appearance.choose(command.appearance)
      case 'ToggleAmounts':
        return appearance.toggleAmounts()
      case 'ExportTable':
        return [...onView].find(({ title }) => title === command.title)?.save(command.format)
      case 'OpenTasks':
        return tasks.open()
      case 'ShowTour':
        return showTour()
      case 'ShowKeys':
        return onKeys()
      case 'SignOut':
        return void session.signOut()
      default:
        return absurd(command)
    }
  }
}

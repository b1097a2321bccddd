import { availableCommands, type Command, orderIn } from '#application/command-palette/command-palette.ts'
import type { Finding } from '#application/command-palette/company-search.port.ts'
import { rank } from '#application/command-palette/fuzzy-search.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import { AppearanceViewModel } from '#application/preferences/appearance.view-model.ts'
import { TasksViewModel } from '#application/shell/tasks.view-model.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { useMenu } from '../shell/menu.ts'
import { commandText } from '../text/command-palette.ts'
import { extraPages } from './extra-pages.ts'

/** Pages and actions by name, then what the company has, so that what arrives later moves nothing. Call it in an observer. */
export const useResults = (
  query: string,
  amountsHidden: boolean,
  findings: ReadonlyArray<Finding> = [],
): ReadonlyArray<Command> => {
  const { country } = useViewModel(CurrentSession)
  const pages = useMenu()
  const { choice } = useViewModel(AppearanceViewModel)
  const { pending, list: tasks } = useViewModel(TasksViewModel)
  const { onView } = useViewModel(TableExports)
  const order = orderIn(query)
  const commands = availableCommands({
    pages: [...pages, ...extraPages(country)],
    appearance: choice,
    tables: [...onView].map(({ title }) => title),
    hasTasks: pending.length > 0 || tasks.failure !== undefined,
  })
  return [
    ...(order === undefined ? [] : [{ _tag: 'OpenOrder', order } as const]),
    ...rank(commands, (command) => commandText(command, amountsHidden), query),
    ...findings
      .filter(({ kind, name }) => kind !== 'ORDER' || name !== order)
      .map((finding) => ({ _tag: 'OpenFinding', finding }) as const),
  ]
}

import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right'
import { Color20Regular } from '@fluentui/react-icons/svg/color'
import { Eye20Regular } from '@fluentui/react-icons/svg/eye'
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { TaskListSquareLtr20Regular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import type { ReactElement } from 'react'
import type { Command } from '#application/command-palette/command-palette.ts'

/** A decorative icon. */
export const commandIcon = (command: Command): ReactElement =>
  command._tag === 'GoTo' && command.page.area === 'profile' ? <Person20Regular /> : ICONS[command._tag]

const ICONS: Readonly<Record<Command['_tag'], ReactElement>> = {
  GoTo: <ArrowRight20Regular />,
  OpenOrder: <ArrowRight20Regular />,
  OpenFinding: <Search20Regular />,
  Look: <Color20Regular />,
  ToggleAmounts: <Eye20Regular />,
  ExportTable: <ArrowDownload20Regular />,
  OpenTasks: <TaskListSquareLtr20Regular />,
  ShowTour: <ArrowRight20Regular />,
  ShowKeys: <Keyboard20Regular />,
  SignOut: <SignOut20Regular />,
}

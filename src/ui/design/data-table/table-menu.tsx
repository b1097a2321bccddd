import { Button } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'
import { tableSettingsText as text } from '../../text/table-settings.ts'
import { useMenuAnchor } from '../controls/use-menu-anchor.ts'
import type { TableExportMenu } from './use-table-export.ts'

const loadList = async () => (await import('./table-menu-list.tsx')).TableMenuList
const TableMenuList = lazyPart(loadList)
const preloadList = () => void loadList().catch(() => undefined)

export interface ColumnChoice {
  /** Those that can be hidden. */
  readonly columns: ReadonlyArray<{ readonly id: string; readonly header: string }>
  /** The ids of those on view. */
  readonly shown: ReadonlyArray<string>
  readonly onShow: (shown: ReadonlyArray<string>) => void
  /** Absent where rows have one height. */
  readonly rows?: { readonly isCompact: boolean; readonly onCompact: (isCompact: boolean) => void }
}

export interface MenuAction {
  readonly icon: ReactElement
  readonly label: string
  /** Below the label. */
  readonly detail?: string | undefined
  readonly disabled?: boolean
  readonly run: () => void
}

export interface TableMenuProps {
  readonly files: TableExportMenu
  /** A phone has cards, so that it shows no choice of columns. */
  readonly columns: ColumnChoice
  readonly actions?: ReadonlyArray<MenuAction>
}

/** The actions that a table needs now and then: its rows as a file, its columns, and those that the screen adds. */
export const TableMenu = observer(function TableMenu(props: TableMenuProps) {
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadList)
  return (
    <>
      <Button
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={text.more}
        title={text.more}
        {...buttonProps}
      />
      {anchor !== undefined && (
        <Suspense>
          <TableMenuList {...props} anchor={anchor} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
})

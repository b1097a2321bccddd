import {
  Menu,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  type MenuProps,
} from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { TableSettings20Regular } from '@fluentui/react-icons/svg/table-settings'
import { observer } from 'mobx-react-lite'
import type { ReactElement, ReactNode } from 'react'
import { tableExportText } from '../../text/table-export.ts'
import { tableSettingsText as text } from '../../text/table-settings.ts'
import { AnchoredMenu, type AnchoredMenuProps } from '../controls/anchored-menu.tsx'
import { NARROW_SCREEN } from '../theme/layout-tokens.ts'
import { useMediaQuery } from '../theme/use-media-query.ts'
import { ExportItems } from './export-items.tsx'
import type { ColumnChoice, TableMenuProps } from './table-menu.tsx'

interface TableMenuListProps extends TableMenuProps, Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {}

/** In a chunk of its own because a menu is as large as a table. */
export const TableMenuList = observer(function TableMenuList(props: TableMenuListProps) {
  const { files, columns, actions = [], anchor, onClose } = props
  const hasCards = useMediaQuery(NARROW_SCREEN)
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose} label={text.more}>
      {actions.map(({ icon, label, detail, disabled = false, run }) => (
        <MenuItem
          key={label}
          icon={icon}
          disabled={disabled}
          onClick={run}
          {...(detail !== undefined && { subText: detail })}
        >
          {label}
        </MenuItem>
      ))}
      <Submenu
        icon={<ArrowDownload20Regular />}
        label={files.isBusy ? tableExportText.busy : tableExportText.button}
        disabled={files.isBusy || files.isEmpty}
      >
        <ExportItems choices={files.choices()} />
      </Submenu>
      {!hasCards && (
        <Submenu icon={<TableSettings20Regular />} label={text.open} {...checksOf(columns)}>
          <Columns {...columns} />
        </Submenu>
      )}
    </AnchoredMenu>
  )
})

/** A check for each column that can be hidden, and one for compact rows. It stays open for several changes. */
const Columns = ({ columns, rows }: ColumnChoice) => (
  <>
    {columns.map(({ id, header }) => (
      <MenuItemCheckbox key={id} name="columns" value={id} persistOnClick>
        {header}
      </MenuItemCheckbox>
    ))}
    {rows !== undefined && (
      <MenuItemCheckbox name="rows" value="compact" persistOnClick>
        {text.compact}
      </MenuItemCheckbox>
    )}
  </>
)

const checksOf = ({
  shown,
  onShow,
  rows,
}: ColumnChoice): Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> => ({
  checkedValues: { columns: [...shown], rows: rows?.isCompact === true ? ['compact'] : [] },
  onCheckedValueChange: (_, { name, checkedItems }) => {
    if (name === 'rows') rows?.onCompact(checkedItems.length > 0)
    else onShow(checkedItems)
  },
})

interface SubmenuProps extends Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> {
  readonly icon: ReactElement
  readonly label: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

const Submenu = ({ icon, label, disabled = false, children, ...checks }: SubmenuProps) => (
  <Menu {...checks}>
    <MenuTrigger disableButtonEnhancement>
      <MenuItem icon={icon} disabled={disabled}>
        {label}
      </MenuItem>
    </MenuTrigger>
    <MenuPopover>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </Menu>
)

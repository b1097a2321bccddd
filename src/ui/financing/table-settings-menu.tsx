import { MenuGroup, MenuGroupHeader, MenuItemCheckbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { AnchoredMenu, type AnchoredMenuProps } from '../design/controls/anchored-menu.tsx'
import { tableSettingsText as text } from '../text/table-settings.ts'
import type { TableSettingsButtonProps } from './table-settings-button.tsx'

export interface TableSettingsMenuProps
  extends TableSettingsButtonProps, Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {}

/** A check for each column that can be hidden, and one for compact rows. It stays open for several changes. */
export const TableSettingsMenu = observer(function TableSettingsMenu({
  columns,
  shown,
  onShow,
  rows,
  ...menu
}: TableSettingsMenuProps) {
  return (
    <AnchoredMenu
      {...menu}
      label={text.open}
      checkedValues={{ columns: [...shown], rows: rows?.isCompact === true ? ['compact'] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'rows') rows?.onCompact(checkedItems.length > 0)
        else onShow(checkedItems)
      }}
    >
      <MenuGroup>
        <MenuGroupHeader>{text.columns}</MenuGroupHeader>
        {columns.map(({ id, header }) => (
          <MenuItemCheckbox key={id} name="columns" value={id} persistOnClick>
            {header}
          </MenuItemCheckbox>
        ))}
      </MenuGroup>
      {rows !== undefined && (
        <MenuGroup>
          <MenuGroupHeader>{text.rows}</MenuGroupHeader>
          <MenuItemCheckbox name="rows" value="compact" persistOnClick>
            {text.compact}
          </MenuItemCheckbox>
        </MenuGroup>
      )}
    </AnchoredMenu>
  )
})

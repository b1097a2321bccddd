import { MenuGroup, MenuGroupHeader, MenuItemCheckbox } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { AnchoredMenu, type AnchoredMenuProps } from '../design/controls/anchored-menu.tsx'
import { tableSettingsText as text } from '../text/table-settings.ts'
import type { TableSettingsButtonProps } from './table-settings-button.tsx'

export interface TableSettingsMenuProps
  extends TableSettingsButtonProps, Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {}

/** A check for each column that can be hidden, and one for compact rows. It stays open for several changes. */
export const TableSettingsMenu = observer(function TableSettingsMenu({
  look,
  columns,
  ...menu
}: TableSettingsMenuProps) {
  const { compactRows, hiddenColumns } = look.look
  const ids = columns.map(({ id }) => id)
  const shown = ids.filter((id) => !hiddenColumns.includes(id))
  /* A column that this width of the screen does not have stays as it was chosen. */
  const others = hiddenColumns.filter((id) => !ids.includes(id))
  return (
    <AnchoredMenu
      {...menu}
      label={text.open}
      checkedValues={{ columns: shown, rows: compactRows ? ['compact'] : [] }}
      onCheckedValueChange={(_, { name, checkedItems }) => {
        if (name === 'rows') look.setCompact(checkedItems.length > 0)
        else look.hideColumns([...others, ...ids.filter((id) => !checkedItems.includes(id))])
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
      <MenuGroup>
        <MenuGroupHeader>{text.rows}</MenuGroupHeader>
        <MenuItemCheckbox name="rows" value="compact" persistOnClick>
          {text.compact}
        </MenuItemCheckbox>
      </MenuGroup>
    </AnchoredMenu>
  )
})

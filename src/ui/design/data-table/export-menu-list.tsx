import { MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components'
import { TABLE_FORMATS, type TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { tableExportText as text } from '../../text/table-export.ts'
import { AnchoredMenu, type AnchoredMenuProps } from '../controls/anchored-menu.tsx'

/** Rows that can be saved in any format. */
export interface ExportChoice {
  readonly name: string
  readonly save: (format: TableFormat) => void
}

export interface ExportMenuListProps extends Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {
  readonly choices: ReadonlyArray<ExportChoice>
}

/** The files that can be saved, in a chunk of its own because a menu is as large as a table. */
export const ExportMenuList = ({ anchor, onClose, choices }: ExportMenuListProps) => (
  <AnchoredMenu anchor={anchor} onClose={onClose} label={text.button}>
    {choices.map(({ name, save }) => (
      <MenuGroup key={name}>
        <MenuGroupHeader>{name}</MenuGroupHeader>
        {TABLE_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {text.formats[format]}
          </MenuItem>
        ))}
      </MenuGroup>
    ))}
  </AnchoredMenu>
)

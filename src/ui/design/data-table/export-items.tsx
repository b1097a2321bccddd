import { MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components'
import { TABLE_FORMATS, type TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { tableExportText as text } from '../../text/table-export.ts'

/** Rows that can be saved in any format. */
export interface ExportChoice {
  readonly name: string
  readonly save: (format: TableFormat) => void
}

/** The files that can be saved, as entries of a menu. */
export const ExportItems = ({ choices }: { readonly choices: ReadonlyArray<ExportChoice> }) =>
  choices.map(({ name, save }) => (
    <MenuGroup key={name}>
      <MenuGroupHeader>{name}</MenuGroupHeader>
      {TABLE_FORMATS.map((format) => (
        <MenuItem key={format} onClick={() => save(format)}>
          {text.formats[format]}
        </MenuItem>
      ))}
    </MenuGroup>
  ))

import { tableExportText as text } from '../../text/table-export.ts'
import { AnchoredMenu, type AnchoredMenuProps } from '../controls/anchored-menu.tsx'
import { type ExportChoice, ExportItems } from './export-items.tsx'

export interface ExportMenuListProps extends Pick<AnchoredMenuProps, 'anchor' | 'onClose'> {
  readonly choices: ReadonlyArray<ExportChoice>
}

/** The files that can be saved, in a chunk of its own because a menu is as large as a table. */
export const ExportMenuList = ({ anchor, onClose, choices }: ExportMenuListProps) => (
  <AnchoredMenu anchor={anchor} onClose={onClose} label={text.button}>
    <ExportItems choices={choices} />
  </AnchoredMenu>
)

import { Button } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { Suspense, useState } from 'react'
import type { InvoiceTableViewModel } from '#application/financing/invoice-table.view-model.ts'
import { shortcutIn } from '../../design/controls/shortcuts.ts'
import { invoiceViewText as text } from '../../text/invoice-filters.ts'
import type { SavedViewsPart } from './filter-drawer.types.ts'

export interface ViewsButtonProps {
  readonly table: InvoiceTableViewModel
  readonly Views: SavedViewsPart
}

/** Opens the saved views, and closes them again. */
export const ViewsButton = ({ table, Views }: ViewsButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onKeyDown={(event) => {
          if (shortcutIn('control', event) === 'close') setAnchor(undefined)
        }}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {text.open}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <Views table={table} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

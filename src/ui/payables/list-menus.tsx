import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem, MenuItemRadio } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import type { ListFilter } from '#application/payables/payable-row.ts'
import type { PayableTable } from '#application/payables/payable-table.ts'
import { DUE_BUCKETS } from '#domain/payables/due-bucket.ts'
import { NOTICE_PLACES, noticesIn } from '#domain/payables/payable-notice.ts'
import { AnchoredMenu, type AnchoredMenuProps } from '../design/controls/anchored-menu.tsx'
import { ExportItems } from '../design/data-table/export-items.tsx'
import type { TableExportMenu } from '../design/data-table/use-table-export.ts'
import { useMay } from '../team/use-lock.ts'
import { noticeText } from '../text/payable-notices.ts'
import { dueText, paymentsText as text } from '../text/payables.ts'
import { tableExportText } from '../text/table-export.ts'
import type { DueProps } from './payments.types.ts'

type MenuProps = Pick<AnchoredMenuProps, 'anchor' | 'onClose'>

/** Every filter of the inbox, one at a time. */
export const FilterMenu = observer(function FilterMenu({ vm, country, anchor, onClose }: DueProps & MenuProps) {
  const { filters } = vm.table
  const notices = noticesIn(country).filter((notice) => NOTICE_PLACES[notice] === 'Inbox')
  const groups: ReadonlyArray<readonly [string, ReadonlyArray<readonly [ListFilter, string]>]> = [
    [dueText.label, [['PAYABLE', dueText.all], ...DUE_BUCKETS.map((each) => [each, dueText.buckets[each]] as const)]],
    [
      noticeText.label,
      [...notices.map((each) => [each, noticeText.names[each]] as const), ['NOT_PAYABLE', dueText.notPayable]],
    ],
  ]
  const known = groups.flatMap(([, choices]) => choices.map(([filter]) => filter))
  return (
    <AnchoredMenu
      anchor={anchor}
      onClose={onClose}
      label={text.filters}
      checkedValues={{ [NAME]: [filters.filter] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = known.find((filter) => checkedItems.includes(filter))
        if (chosen !== undefined) filters.choose(chosen)
        onClose()
      }}
    >
      {groups.map(([name, choices]) => (
        <MenuGroup key={name}>
          <MenuGroupHeader>{name}</MenuGroupHeader>
          {choices.map(([filter, label]) => (
            <MenuItemRadio key={filter} name={NAME} value={filter}>
              {label}
            </MenuItemRadio>
          ))}
        </MenuGroup>
      ))}
    </AnchoredMenu>
  )
})

const NAME = 'filter'

interface MoreMenuProps extends MenuProps {
  readonly table: PayableTable
  readonly exported: TableExportMenu
  /** The moves have no place beside the search. */
  readonly isNarrow: boolean
}

/** The files of the list and, where there is no other place for them, the moves of its selected invoices. */
export const MoreMenu = observer(function MoreMenu({ table, exported, isNarrow, anchor, onClose }: MoreMenuProps) {
  const hasMoves = useMay('payables') && isNarrow
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose} label={text.more}>
      {hasMoves &&
        table.movesOfList.map((move) => (
          <MenuItem key={move} disabled={table.moves.isMoving} onClick={() => void table.move(move)}>
            {text.moves[move]}
          </MenuItem>
        ))}
      {hasMoves && <MenuDivider />}
      {exported.isEmpty || exported.isBusy ? (
        <MenuItem disabled>{exported.isBusy ? tableExportText.busy : tableExportText.button}</MenuItem>
      ) : (
        <ExportItems choices={exported.choices()} />
      )}
    </AnchoredMenu>
  )
})

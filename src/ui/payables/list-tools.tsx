import { Button, makeStyles } from '@fluentui/react-components'
import { Filter20Regular } from '@fluentui/react-icons/svg/filter'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { PayableRow } from '#application/payables/payable-row.ts'
import type { PaymentsViewModel } from '#application/payables/payments.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { lazyPart } from '../app/lazy-part.ts'
import { usePageKey } from '../design/controls/page-keys.ts'
import { useMenuAnchor } from '../design/controls/use-menu-anchor.ts'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { useTableExport } from '../design/data-table/use-table-export.ts'
import { breakpointNarrow, breakpointTouch, height } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useLock } from '../team/use-lock.ts'
import { paymentsText as text } from '../text/payables.ts'
import type { PayableColumn } from './payable-list-columns.tsx'
import { selectedRows } from '../design/data-table/export-menu.tsx'

const loadMenus = () => import('./list-menus.tsx')
const FilterMenu = lazyPart(async () => (await loadMenus()).FilterMenu)
const MoreMenu = lazyPart(async () => (await loadMenus()).MoreMenu)
const preloadMenus = () => void loadMenus().catch(() => undefined)

export interface ListToolsProps {
  readonly vm: PaymentsViewModel
  readonly columns: ReadonlyArray<PayableColumn>
  readonly country: Country
}

/** The search, the filters, what is done with the selected invoices, and what is rarely needed. */
export const ListTools = observer(function ListTools({ vm, columns, country }: ListToolsProps) {
  const styles = useStyles()
  const isNarrow = useMediaQuery('(max-width: 1279px)')
  const { table } = vm
  return (
    <>
      <div className={styles.search}>
        <FilterSearchBox filters={table.filters} label={text.search} placeholder={text.searchHint} hasFilters />
      </div>
      {table.name === 'inbox' && <Filters vm={vm} country={country} />}
      {!isNarrow && <Moves vm={vm} />}
      <More vm={vm} columns={columns} isNarrow={isNarrow} />
    </>
  )
})

/** The filters of the bar and its chips, which may be out of sight on a phone. Also opened with `f`. */
const Filters = observer(function Filters({ vm, country }: Pick<ListToolsProps, 'country' | 'vm'>) {
  const styles = useStyles()
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadMenus)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  usePageKey('filters', () => button?.click())
  return (
    <>
      <Button
        ref={setButton}
        icon={<Filter20Regular />}
        aria-label={text.filters}
        className={styles.icon}
        {...buttonProps}
      >
        <span className={styles.word}>{text.filters}</span>
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <FilterMenu vm={vm} country={country} anchor={anchor} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
})

const Moves = observer(function Moves({ vm }: Pick<ListToolsProps, 'vm'>) {
  const { move, movesOfList, moves } = vm.table
  const lock = useLock('payables')
  return movesOfList.map((each) => (
    <Button key={each} disabledFocusable={moves.isMoving} onClick={() => void move(each)} {...lock}>
      {moves.isMoving ? text.moving : text.moves[each]}
    </Button>
  ))
})

interface MoreProps extends Pick<ListToolsProps, 'columns' | 'vm'> {
  readonly isNarrow: boolean
}

const More = observer(function More({ vm, columns, isNarrow }: MoreProps) {
  const styles = useStyles()
  const { table } = vm
  const exported = useTableExport<PayableRow>({
    title: text.lists[table.name],
    noun: text.noun,
    columns,
    found: { count: table.list.totalRows, load: table.list.readAll },
    isNarrow: table.isFiltered,
    selected: selectedRows(table.selection, table.check.selectedRows),
  })
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadMenus)
  return (
    <>
      <Button
        icon={<MoreHorizontal20Regular />}
        aria-label={text.more}
        title={text.more}
        className={styles.icon}
        {...buttonProps}
      />
      {anchor !== undefined && (
        <Suspense>
          <MoreMenu table={table} exported={exported} isNarrow={isNarrow} anchor={anchor} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
})

const useStyles = makeStyles({
  search: { width: '228px', [breakpointNarrow]: { width: 'auto' } },
  icon: { minWidth: 0, [breakpointTouch]: { minWidth: height.touchTarget, minHeight: height.touchTarget } },
  word: { [breakpointNarrow]: { display: 'none' } },
})

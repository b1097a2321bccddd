import { Button } from '@fluentui/react-components'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb'
import { observer } from 'mobx-react-lite'
import { Suspense, useState, type ComponentType } from 'react'
import type { FinanceHomeViewModel } from '#application/financing/finance-home.view-model.ts'
import type { Country } from '#domain/kernel/country.ts'
import { selectedRows } from '../design/data-table/export-menu.tsx'
import { FilterSearchBox } from '../design/data-table/filter-search-box.tsx'
import { type MenuAction, TableMenu } from '../design/data-table/table-menu.tsx'
import { useTableExport } from '../design/data-table/use-table-export.ts'
import { PHONE_SCREEN } from '../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../design/theme/use-media-query.ts'
import { useMay } from '../team/use-lock.ts'
import { financeText } from '../text/finance.ts'
import { taxRefreshText } from '../text/tax-refresh.ts'
import type { ExcludedParts } from './excluded-view.ts'
import { FilterButton } from './filters/filter-button.tsx'
import type { FilterDrawer, SavedViewsPart } from './filters/filter-drawer.types.ts'
import { ViewsButton } from './filters/views-button.tsx'
import { INVOICE_NOUN } from './nouns.ts'
import type { ProposalRequest, ProposalsProps } from './proposals.types.ts'
import type { InvoiceTableShape } from './use-invoice-table.ts'

export interface InvoiceToolsProps {
  readonly vm: FinanceHomeViewModel
  readonly country: Country
  readonly Excluded: ExcludedParts
  readonly Filters: FilterDrawer
  readonly Proposals: ComponentType<ProposalsProps>
  readonly Views: SavedViewsPart
  readonly shape: InvoiceTableShape
  readonly onUpload: () => void
}

/** The controls that decide which invoices the table shows, and the menu of its rarer actions. */
export const InvoiceTools = observer(function InvoiceTools(props: InvoiceToolsProps) {
  const { vm, country, shape, Excluded, Filters, Proposals, Views, onUpload } = props
  const { table } = vm.flow
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const mayImport = useMay('invoices')
  const [isAsking, setAsking] = useState(false)
  const [request, setRequest] = useState<ProposalRequest>()
  const text = financeText.select
  const files = useTableExport({
    title: financeText.fileTitle,
    noun: INVOICE_NOUN,
    columns: shape.fileColumns,
    found: { count: table.list.totalRows, load: table.list.readAll },
    isNarrow: table.isFiltered,
    selected: selectedRows(table.selection, table.chosenInvoices),
  })
  const ask = () => setAsking(true)
  const actions: ReadonlyArray<MenuAction> = [
    ...(isPhone && !vm.flow.isSent ? [{ icon: <Lightbulb20Regular />, label: text.need, run: ask }] : []),
    ...(vm.isDemo || !mayImport ? [] : ownActions(vm, onUpload)),
  ]
  return (
    <>
      <FilterSearchBox hasFilters filters={table.filters} label={text.search} placeholder={text.searchHint} />
      <FilterButton Drawer={Filters} table={table} country={country}>
        {!vm.isDemo && (
          <Suspense>
            <Excluded.Control type={table.type} country={country} reloadKey={vm.flow.isSent} />
          </Suspense>
        )}
      </FilterButton>
      {!isPhone && !vm.isDemo && <ViewsButton table={table} Views={Views} />}
      {!isPhone && !vm.flow.isSent && (
        <Button icon={<Lightbulb20Regular />} aria-haspopup="dialog" onClick={ask}>
          {text.need}
        </Button>
      )}
      <TableMenu files={files} columns={shape.settings} actions={actions} />
      {isAsking && (
        <Suspense>
          <Proposals
            table={table}
            country={country}
            request={request}
            onRequest={setRequest}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
})

/** Samples have neither documents of the tax authority nor files. */
const ownActions = ({ credential: { refresh }, updated }: FinanceHomeViewModel, onUpload: () => void) => [
  {
    icon: <ArrowSync20Regular />,
    label: taxRefreshText.action,
    detail: updated && taxRefreshText.updated(updated),
    disabled: refresh.isBusy,
    run: () => void refresh.request(),
  },
  { icon: <ArrowUpload20Regular />, label: financeText.select.upload, run: onUpload },
]

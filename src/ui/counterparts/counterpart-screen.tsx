import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { CounterpartViewModel, STATEMENT_PERIODS } from '#application/counterparts/counterpart.view-model.ts'
import type { CounterpartKey } from '#application/counterparts/counterparts.port.ts'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { CounterpartBlock } from '#domain/cash/counterpart-statement.ts'
import type { SupplierId } from '#domain/suppliers/supplier.ts'
import { displayTaxId } from '#domain/tax-id/tax-id.ts'
import { FINANCE_PATHS, supplierPath } from '../app/paths.ts'
import { useDocumentTitle } from '../app/use-document-title.ts'
import { BackLink } from '../design/controls/back-link.tsx'
import { SegmentedControl } from '../design/controls/segmented-control.tsx'
import { DataTable } from '../design/data-table/data-table.tsx'
import { ExportMenu } from '../design/data-table/export-menu.tsx'
import { EmptyState } from '../design/feedback/empty-state.tsx'
import { Spinner } from '../design/feedback/spinner.tsx'
import { ListHead } from '../design/layout/list-head.tsx'
import { PageHeader } from '../design/layout/page-header.tsx'
import { RemoteContent } from '../design/layout/remote-card.tsx'
import { space } from '../design/theme/layout-tokens.ts'
import { useViewModel } from '../di/use-view-model.ts'
import { counterpartText as text } from '../text/counterpart.ts'
import { counterpartColumns } from './counterpart-columns.tsx'
import { CounterpartFigures } from './counterpart-figures.tsx'
import { type CounterpartRow, rowsOf } from './counterpart-rows.ts'

const PERIODS = STATEMENT_PERIODS.map((value) => ({ value, label: text.periods[value] }))

/** The statement of the payer or the supplier in the address, with its file and its PDF. */
export const CounterpartScreen = () => {
  const { payer, supplierId = '' } = useParams()
  const of = useMemo<CounterpartKey>(
    () =>
      payer === undefined ? { _tag: 'Supplier', id: supplierId as SupplierId } : { _tag: 'Payer', identifier: payer },
    [payer, supplierId],
  )
  return <Statement of={of} />
}

const Statement = observer(function Statement({ of }: { readonly of: CounterpartKey }) {
  const styles = useStyles()
  const vm = useViewModel(CounterpartViewModel)
  const { country } = useViewModel(CurrentSession)
  useLayoutEffect(() => vm.open(of), [vm, of])
  const { value } = vm.statement
  const title = value?.name ?? (of._tag === 'Payer' ? text.payer : text.supplier)
  useDocumentTitle(title)
  const columns = useMemo(() => counterpartColumns(of._tag), [of])
  const rows = value?.blocks.flatMap((block) => rowsOf(block, value)) ?? []
  const back = of._tag === 'Payer' ? FINANCE_PATHS.DIRECT_FINANCING : supplierPath(of.id)
  const link = <BackLink to={back}>{text.back[of._tag]}</BackLink>
  if (vm.isNotFound) return <EmptyState isPage title={text.notFound} detail={text.notFoundDetail} actions={link} />
  return (
    <div className={styles.page}>
      <PageHeader
        back={link}
        title={title}
        lead={value === undefined ? text.statement[country] : displayTaxId(country, value.identifier)}
        actions={
          <>
            <SegmentedControl label={text.period} options={PERIODS} selected={vm.period} onSelect={vm.choose} />
            <ExportMenu
              title={`${text.statement[country]} ${title}`}
              noun={text.noun}
              columns={columns}
              found={{ count: rows.length, load: async () => E.right(rows) }}
            />
            <Button
              icon={vm.isDownloading ? <Spinner /> : <ArrowDownload20Regular />}
              disabledFocusable={vm.isDownloading || value === undefined}
              onClick={() => void vm.download()}
            >
              {text.download}
            </Button>
          </>
        }
      />
      <CounterpartFigures vm={vm} of={of._tag} country={country} />
      <RemoteContent model={vm.statement} failed={text.failed}>
        {(statement) =>
          statement.blocks.map((block) => (
            <Block
              key={block.currency}
              block={block}
              label={text.table(block.currency, country)}
              rows={rowsOf(block, statement)}
              columns={columns}
            />
          ))
        }
      </RemoteContent>
    </div>
  )
})

interface BlockProps {
  readonly block: CounterpartBlock
  readonly label: string
  readonly rows: ReadonlyArray<CounterpartRow>
  readonly columns: ReturnType<typeof counterpartColumns>
}

const Block = ({ columns, label, rows }: BlockProps) => (
  <DataTable
    label={label}
    noun={text.noun}
    columns={columns}
    head={<ListHead title={label} />}
    rows={rows}
    totalRows={rows.length}
    rowLabel={({ name }) => name}
    empty={null}
    bodyHeight={480}
  />
)

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
})

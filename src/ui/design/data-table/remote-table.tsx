import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import type { Sort } from '#application/shared/page.ts'
import type { Failure } from '#application/shared/failure.ts'
import { describeFailure } from '../../text/describe-failure.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps, TableRow } from './data-table.types.ts'

/** The rows of a table. A `RemoteList` is one. */
export interface RowsModel<R> {
  readonly rows: ReadonlyArray<R> | undefined
  readonly totalRows: number
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The rows of a table with pages. A `RemotePage` is one. */
export interface PagesModel<R, Field extends string> extends RowsModel<R> {
  readonly page: number
  readonly pageSize: number
  readonly order: Sort<Field> | undefined
  readonly openPage: (page: number) => void
  readonly resizePage: (pageSize: number) => void
  readonly sortBy: (sort: Sort<Field>) => void
}

type FromModel = 'rows' | 'totalRows' | 'paging' | 'sort' | 'onSort' | 'busy' | 'failure' | 'onRetry'

export interface RemoteTableProps<R extends TableRow, Field extends string> extends Omit<
  DataTableProps<R, Field>,
  FromModel
> {
  /** `never` rejects a model with only some of the members of `PagesModel`, whose pages would silently not be shown. */
  readonly model: (RowsModel<R> & { readonly openPage?: never }) | PagesModel<R, Field>
}

/** A table of what the host has: loading, failed, empty, and with rows. */
export const RemoteTable = observer(function RemoteTable<R extends TableRow, Field extends string>(
  props: RemoteTableProps<R, Field>,
) {
  const { model, ...table } = props
  const { rows, totalRows, isBusy, failure, retry } = model
  return (
    <DataTable
      {...table}
      {...(model.openPage === undefined ? {} : pagesOf(model))}
      rows={rows}
      totalRows={totalRows}
      busy={isBusy}
      failure={failure && describeFailure(failure)}
      onRetry={retry}
    />
  )
}) as <R extends TableRow, Field extends string>(props: RemoteTableProps<R, Field>) => ReactElement

const pagesOf = <R extends TableRow, Field extends string>(model: PagesModel<R, Field>) => {
  const { page, pageSize, openPage, order, resizePage, sortBy } = model
  return { paging: { page, pageSize, onPage: openPage, onPageSize: resizePage }, sort: order, onSort: sortBy }
}

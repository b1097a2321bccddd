import type { Either } from 'fp-ts/Either'
import { useEffect } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { FileColumn } from '#application/table-export/table-file.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { useViewModel } from '../../di/use-view-model.ts'
import { tableExportText as text } from '../../text/table-export.ts'
import { usePageKey } from '../controls/page-keys.ts'
import type { Column, Noun } from './data-table.types.ts'
import type { ExportChoice } from './export-items.tsx'
import { useEventCallback } from './use-event-callback.ts'

/** Rows that can be exported, on as many pages as they are. */
export interface ExportedRows<R> {
  readonly count: number
  readonly load: () => Promise<Either<Failure, ReadonlyArray<R>>>
}

export interface TableExport<R> {
  /** In the name of the file. */
  readonly title: string
  readonly noun: Noun
  /** Those that the table shows. */
  readonly columns: ReadonlyArray<Pick<Column<R>, 'exported' | 'fullText' | 'hasTotal' | 'header'>>
  /** Everything that the search and the filters let through. */
  readonly found: ExportedRows<R>
  readonly isNarrow?: boolean
  readonly selected?: ExportedRows<R>
}

export interface TableExportMenu {
  readonly isBusy: boolean
  readonly isEmpty: boolean
  /** The files that can be saved at this moment. */
  readonly choices: () => ReadonlyArray<ExportChoice>
}

/** The files of the rows of a table, which are also saved with a key and from the command palette. For an observer. */
export const useTableExport = <R>(props: TableExport<R>): TableExportMenu => {
  const { columns, found, isNarrow = false, noun, selected, title } = props
  const exports = useViewModel(TableExports)
  const { country } = useViewModel(CurrentSession)
  const fileColumns = columns.flatMap(
    ({ fullText, exported: cell = fullText, hasTotal = false, header }): ReadonlyArray<FileColumn<R>> =>
      cell === undefined ? [] : [{ header, cell, hasTotal }],
  )
  const save = (rows: ExportedRows<R>, format: TableFormat) =>
    void exports.save<R>({ title, columns: fileColumns, load: rows.load }, format)
  const choice = (name: string, rows: ExportedRows<R>): ExportChoice => ({
    name,
    save: (format) => save(rows, format),
  })
  const countOf = ({ count }: ExportedRows<R>) => formatInteger(count, country)
  const saveFound = useEventCallback((format: TableFormat) => save(found, format))
  const isOnView = found.count > 0
  useEffect(
    () => (isOnView ? exports.show({ title, save: saveFound }) : undefined),
    [exports, isOnView, title, saveFound],
  )
  const saveWithKey = useEventCallback(() => saveFound('xlsx'))
  usePageKey('export', isOnView && !exports.isBusy ? saveWithKey : undefined)
  return {
    isBusy: exports.isBusy,
    isEmpty: !isOnView,
    choices: () => [
      ...(selected !== undefined && selected.count > 0
        ? [choice(text.selected(countOf(selected), noun), selected)]
        : []),
      choice(text.all(countOf(found), noun, isNarrow), found),
    ],
  }
}

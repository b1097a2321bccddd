import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import type { Either } from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, type ReactElement } from 'react'
import { CurrentSession } from '#application/identity/current-session.ts'
import type { Failure } from '#application/shared/failure.ts'
import type { FileColumn } from '#application/table-export/table-file.ts'
import type { TableFormat } from '#application/table-export/table-file-writer.port.ts'
import { TableExports } from '#application/table-export/table-exports.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { useViewModel } from '../../di/use-view-model.ts'
import { usePageKey } from '../controls/page-keys.ts'
import { useMenuAnchor } from '../controls/use-menu-anchor.ts'
import { tableExportText as text } from '../../text/table-export.ts'
import type { Column, Noun } from './data-table.types.ts'
import type { ExportChoice } from './export-menu-list.tsx'
import { useEventCallback } from './use-event-callback.ts'
import { lazyPart } from '../../app/lazy-part.ts'

const loadList = async () => (await import('./export-menu-list.tsx')).ExportMenuList
const ExportMenuList = lazyPart(loadList)
const preloadList = () => void loadList().catch(() => undefined)

/** Rows that can be exported, on as many pages as they are. */
export interface ExportedRows<R> {
  readonly count: number
  readonly load: () => Promise<Either<Failure, ReadonlyArray<R>>>
}

/** Its count is read when the menu opens, so that a change of the selection renders nothing. */
export const selectedRows = <R,>(
  selection: { readonly count: number },
  load: ExportedRows<R>['load'],
): ExportedRows<R> => ({
  get count() {
    return selection.count
  },
  load,
})

export interface ExportMenuProps<R> {
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

/** Saves the selected or the found rows of a table as a file for a spreadsheet program. */
export const ExportMenu = observer(function ExportMenu<R>(props: ExportMenuProps<R>) {
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
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadList)
  return (
    <>
      <Button
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
        disabledFocusable={exports.isBusy || found.count === 0}
        {...buttonProps}
      >
        {exports.isBusy ? text.busy : text.button}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <ExportMenuList
            anchor={anchor}
            onClose={onClose}
            choices={[
              ...(selected !== undefined && selected.count > 0
                ? [choice(text.selected(countOf(selected), noun), selected)]
                : []),
              choice(text.all(countOf(found), noun, isNarrow), found),
            ]}
          />
        </Suspense>
      )}
    </>
  )
}) as <R>(props: ExportMenuProps<R>) => ReactElement

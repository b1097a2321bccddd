import { Button } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { observer } from 'mobx-react-lite'
import { Suspense, type ReactElement } from 'react'
import { useMenuAnchor } from '../controls/use-menu-anchor.ts'
import { tableExportText as text } from '../../text/table-export.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { PHONE_SCREEN } from '../theme/layout-tokens.ts'
import { useMediaQuery } from '../theme/use-media-query.ts'
import { type ExportedRows, type TableExport, useTableExport } from './use-table-export.ts'

const loadList = async () => (await import('./export-menu-list.tsx')).ExportMenuList
const ExportMenuList = lazyPart(loadList)
const preloadList = () => void loadList().catch(() => undefined)

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

export interface ExportMenuProps<R> extends TableExport<R> {
  /** The head of the table has no room for its word, as on a phone. */
  readonly isIcon?: boolean
}

/** Saves the selected or the found rows of a table as a file for a spreadsheet program. A phone shows its icon alone. */
export const ExportMenu = observer(function ExportMenu<R>({ isIcon = false, ...props }: ExportMenuProps<R>) {
  const { isBusy, isEmpty, choices } = useTableExport(props)
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadList)
  const isAlone = useMediaQuery(PHONE_SCREEN) || isIcon
  const label = isBusy ? text.busy : text.button
  return (
    <>
      <Button
        appearance="subtle"
        aria-label={label}
        title={isAlone ? label : undefined}
        icon={<ArrowDownload20Regular />}
        disabledFocusable={isBusy || isEmpty}
        {...buttonProps}
      >
        {!isAlone && label}
      </Button>
      {anchor !== undefined && (
        <Suspense>
          <ExportMenuList anchor={anchor} onClose={onClose} choices={choices()} />
        </Suspense>
      )}
    </>
  )
}) as <R>(props: ExportMenuProps<R>) => ReactElement

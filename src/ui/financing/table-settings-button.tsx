import { Button, makeStyles } from '@fluentui/react-components'
import { TableSettings20Regular } from '@fluentui/react-icons/svg/table-settings'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useMenuAnchor } from '../design/controls/use-menu-anchor.ts'
import { breakpointNarrow } from '../design/theme/layout-tokens.ts'
import { tableSettingsText as text } from '../text/table-settings.ts'
import { lazyPart } from '../app/lazy-part.ts'

const loadMenu = () => import('./table-settings-menu.tsx')
const TableSettingsMenu = lazyPart(async () => (await loadMenu()).TableSettingsMenu)
const preloadMenu = (): void => void loadMenu().catch(() => undefined)

export interface TableSettingsButtonProps {
  /** Those that can be hidden. */
  readonly columns: ReadonlyArray<{ readonly id: string; readonly header: string }>
  /** The ids of those on view. */
  readonly shown: ReadonlyArray<string>
  readonly onShow: (shown: ReadonlyArray<string>) => void
  /** Absent where rows have one height. */
  readonly rows?: { readonly isCompact: boolean; readonly onCompact: (isCompact: boolean) => void }
}

/** Opens the choice of columns and rows. A phone has cards in place of both. */
export const TableSettingsButton = observer(function TableSettingsButton(props: TableSettingsButtonProps) {
  const styles = useStyles()
  const { anchor, onClose, buttonProps } = useMenuAnchor(preloadMenu)
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        icon={<TableSettings20Regular />}
        aria-label={text.open}
        title={text.open}
        {...buttonProps}
      />
      {anchor !== undefined && (
        <Suspense>
          <TableSettingsMenu {...props} anchor={anchor} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
})

const useStyles = makeStyles({
  button: { [breakpointNarrow]: { display: 'none' } },
})

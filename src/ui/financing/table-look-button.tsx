import { Button, makeStyles } from '@fluentui/react-components'
import { TableSettings20Regular } from '@fluentui/react-icons/svg/table-settings'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { TableLook } from '#application/preferences/table-look.ts'
import { useMenuAnchor } from '../design/controls/use-menu-anchor.ts'
import { breakpointNarrow } from '../design/theme/layout-tokens.ts'
import { tableLookText as text } from '../text/table-look.ts'
import { lazyPart } from '../app/lazy-part.ts'

const loadMenu = () => import('./table-look-menu.tsx')
const TableLookMenu = lazyPart(async () => (await loadMenu()).TableLookMenu)
const preloadMenu = (): void => void loadMenu().catch(() => undefined)

export interface TableLookButtonProps {
  readonly look: TableLook
  /** Those that can be hidden. */
  readonly columns: ReadonlyArray<{ readonly id: string; readonly header: string }>
}

/** Opens the choice of columns and rows. A phone has cards in place of both. */
export const TableLookButton = observer(function TableLookButton({ look, columns }: TableLookButtonProps) {
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
          <TableLookMenu look={look} columns={columns} anchor={anchor} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
})

const useStyles = makeStyles({
  button: { [breakpointNarrow]: { display: 'none' } },
})

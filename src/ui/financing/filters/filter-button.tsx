import { Button, makeStyles } from '@fluentui/react-components'
import { Filter20Regular } from '@fluentui/react-icons/svg/filter'
import { observer } from 'mobx-react-lite'
import { Suspense, useCallback, useState } from 'react'
import { partsOf } from '#domain/financing/invoice-filter.ts'
import { usePageKey } from '../../design/controls/page-keys.ts'
import { breakpointTouch, height, PHONE_SCREEN } from '../../design/theme/layout-tokens.ts'
import { useMediaQuery } from '../../design/theme/use-media-query.ts'
import { financeText } from '../../text/finance.ts'
import type { FilterDrawer, FilterDrawerProps } from './filter-drawer.types.ts'

export interface FilterButtonProps extends Omit<FilterDrawerProps, 'onClose'> {
  readonly Drawer: FilterDrawer
}

/** Opens the fields of the filter, also with `f`, and says how many parts the filter has. */
export const FilterButton = observer(function FilterButton({ Drawer, table, country, children }: FilterButtonProps) {
  const styles = useStyles()
  const text = financeText.select
  const isPhone = useMediaQuery(PHONE_SCREEN)
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  /* The focus returns to the button when the fields are closed, however they were opened. */
  const open = useCallback(() => {
    button?.focus()
    setOpen(true)
  }, [button])
  usePageKey('filters', open)
  const parts = partsOf(table.filters.filter).length
  return (
    <>
      <Button
        ref={setButton}
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-label={parts === 0 ? text.filters : text.activeFilters(parts)}
        className={styles.button}
        onClick={open}
      >
        {isPhone ? parts > 0 && parts : parts === 0 ? text.filters : `${text.filters} (${parts})`}
      </Button>
      {isOpen && (
        <Suspense>
          <Drawer table={table} country={country} onClose={() => setOpen(false)}>
            {children}
          </Drawer>
        </Suspense>
      )}
    </>
  )
})

const useStyles = makeStyles({
  /* Beside the search, without its word. */
  button: { [breakpointTouch]: { minWidth: height.touchTarget, minHeight: height.touchTarget } },
})

import { makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { SavedViews } from '#application/financing/saved-views.ts'
import { shortcutIn } from '../../design/controls/shortcuts.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { useMay } from '../../team/use-lock.ts'
import { invoiceViewText as text } from '../../text/invoice-filters.ts'
import type { SavedViewsProps } from './filter-drawer.types.ts'
import { SavedViewList, SaveViewForm } from './saved-views.tsx'

export interface ViewsPopoverProps extends Pick<SavedViewsProps, 'anchor' | 'onClose'> {
  readonly vm: SavedViews
}

/** The saved views, and the way to save one, below the button that opened them and closes them by itself. */
export const ViewsPopover = observer(function ViewsPopover({ vm, anchor, onClose }: ViewsPopoverProps) {
  const styles = useStyles()
  /* On the document, because a view that was chosen may take the focus out of the popover. */
  const mayChange = useMay('workspace')
  useEffect(() => {
    const closeOnKey = (event: KeyboardEvent): void => void (shortcutIn('control', event) === 'close' && onClose())
    document.addEventListener('keydown', closeOnKey)
    return () => document.removeEventListener('keydown', closeOnKey)
  }, [onClose])
  return (
    <Popover
      open
      positioning={{ target: anchor, position: 'below', align: 'end', offset: 4 }}
      onOpenChange={(event, { open }) => {
        if (!open && !(event.target instanceof Node && anchor.contains(event.target))) onClose()
      }}
    >
      <PopoverSurface aria-label={text.title} tabIndex={-1} className={styles.surface}>
        <SavedViewList vm={vm} />
        {vm.saved.value?.length === 0 && <p className={styles.hint}>{text.none}</p>}
        {mayChange && !vm.canSave && vm.saved.value !== undefined && <p className={styles.hint}>{text.hint}</p>}
        <SaveViewForm vm={vm} />
      </PopoverSurface>
    </Popover>
  )
})

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: space.m, width: '340px', boxSizing: 'border-box' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
})

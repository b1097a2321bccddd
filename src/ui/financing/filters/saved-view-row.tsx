import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import type { SavedViews } from '#application/financing/saved-views.ts'
import { breakpointTouch, height, space } from '../../design/theme/layout-tokens.ts'
import { oneLine } from '../../design/theme/type.ts'
import { invoiceViewText as text } from '../../text/invoice-filters.ts'

export interface SavedViewRowProps {
  readonly vm: SavedViews
  readonly placeholder: ReactNode
}

/** The saved views of the user in a line above the table: a press shows one. They are saved and deleted beside the filter. */
export const SavedViewRow = observer(function SavedViewRow({ vm, placeholder }: SavedViewRowProps) {
  const styles = useStyles()
  useEffect(() => vm.activate(), [vm])
  const views = vm.saved.value
  if (views === undefined) return placeholder
  if (views.length === 0) return null
  return (
    <ul className={styles.row} aria-label={text.title}>
      {views.map((view) => (
        <li key={view.name} className={styles.view}>
          <ToggleButton
            size="small"
            shape="circular"
            className={styles.button}
            checked={vm.isShown(view)}
            title={view.name}
            onClick={() => vm.show(view)}
          >
            <span className={styles.name}>{view.name}</span>
          </ToggleButton>
        </li>
      ))}
    </ul>
  )
})

const useStyles = makeStyles({
  /* One line, as high as the place that is kept for it. */
  row: {
    display: 'flex',
    gap: space.xs,
    minWidth: 0,
    margin: '-2px',
    padding: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
  /* A mouse reads a shortened name in its title, the keyboard widens it, and a finger moves the line. */
  view: { minWidth: 0, ':has(:focus-visible)': { flexShrink: 0 }, [breakpointTouch]: { flexShrink: 0 } },
  button: {
    maxWidth: 'min(220px, 100%)',
    ':focus-visible': { maxWidth: 'none' },
    [breakpointTouch]: { maxWidth: '220px', minHeight: height.touchTarget },
    '&[aria-pressed="true"]': {
      color: tokens.colorBrandForeground1,
      backgroundColor: tokens.colorBrandBackground2,
      borderTopColor: tokens.colorBrandStroke1,
      borderRightColor: tokens.colorBrandStroke1,
      borderBottomColor: tokens.colorBrandStroke1,
      borderLeftColor: tokens.colorBrandStroke1,
    },
  },
  name: oneLine,
})

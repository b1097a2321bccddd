import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { SavedViews } from '#application/financing/saved-views.ts'
import { space } from '../../design/theme/layout-tokens.ts'
import { oneLine } from '../../design/theme/type.ts'
import { invoiceViewText as text } from '../../text/invoice-filters.ts'

/** The saved views of the user above the table: a press shows one. They are saved and deleted beside the filter. */
export const SavedViewRow = observer(function SavedViewRow({ vm }: { readonly vm: SavedViews }) {
  const styles = useStyles()
  useEffect(() => vm.activate(), [vm])
  const views = vm.saved.value ?? []
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
  row: { display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0, padding: 0, listStyleType: 'none' },
  view: { minWidth: 0 },
  button: {
    maxWidth: '220px',
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

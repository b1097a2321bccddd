import { makeStyles, ToggleButton } from '@fluentui/react-components'
import { breakpointTouch, height } from '../theme/layout-tokens.ts'

export interface FilterChipsProps<Value extends string> {
  readonly label: string
  readonly chips: ReadonlyArray<{ readonly value: Value; readonly text: string }>
  readonly chosen: Value | undefined
  /** Pressing the chosen one lets everything through again. */
  readonly onChoose: (value: Value | undefined) => void
}

/** The groups that narrow a list, one at a time; the chosen one is filled. */
export const FilterChips = <Value extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Value>) => {
  const styles = useStyles()
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map(({ value, text }) => (
        <ToggleButton
          key={value}
          size="small"
          shape="circular"
          className={styles.chip}
          checked={value === chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {text}
        </ToggleButton>
      ))}
    </fieldset>
  )
}

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    gap: '5px',
    minHeight: '32px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    minWidth: 0,
    padding: '2px',
    margin: '-2px',
    border: 'none',
    [breakpointTouch]: { minHeight: height.touchTarget },
  },
  chip: { flexShrink: 0, whiteSpace: 'nowrap', [breakpointTouch]: { minHeight: height.touchTarget } },
})

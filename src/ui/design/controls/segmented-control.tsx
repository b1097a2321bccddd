import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { useSegmentedControlStyles } from './segmented-control.styles.ts'

export interface SegmentedControlProps<Value extends string> {
  /** Read aloud as the name of the choice; not shown. */
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly selected: Value
  /** It is settled. */
  readonly disabled?: boolean
  readonly onSelect: (value: Value) => void
}

/** One of a few, all in sight. Real radio buttons below, so arrows move and space chooses. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  selected,
  disabled: isOff = false,
  onSelect,
}: SegmentedControlProps<Value>) => {
  const styles = useSegmentedControlStyles()
  const name = useId()
  return (
    <fieldset className={styles.group} disabled={isOff}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={mergeClasses(styles.option, option.value === selected && styles.selected)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === selected}
            onChange={() => onSelect(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

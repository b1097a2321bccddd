import { mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { useSegmentedControlStyles } from './segmented-control.styles.ts'

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name, not visible. */
  readonly label: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly selected: Value
  /** The value cannot be changed. */
  readonly disabled?: boolean
  readonly onSelect: (value: Value) => void
}

/** A choice between few visible options. Native radio buttons, so that arrow keys and space work. */
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

import { Checkbox, makeStyles } from '@fluentui/react-components'
import type { Country } from '#domain/kernel/country.ts'
import { formatInteger } from '#domain/kernel/format.ts'
import { space } from '../../design/theme/layout-tokens.ts'

export interface ChoiceFieldsProps<Value extends string> {
  readonly label: string
  readonly choices: ReadonlyArray<{ readonly value: Value; readonly label: string; readonly count: number }>
  readonly chosen: ReadonlyArray<Value>
  readonly country: Country
  readonly onToggle: (value: Value) => void
}

/** Any number of few values, each with how many invoices have it. */
export const ChoiceFields = <Value extends string>(props: ChoiceFieldsProps<Value>) => {
  const { label, choices, chosen, country, onToggle } = props
  const styles = useStyles()
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ count, label: name, value }) => (
        <Checkbox
          key={value}
          label={`${name} (${formatInteger(count, country)})`}
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  )
}

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', columnGap: space.m, margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0 },
})

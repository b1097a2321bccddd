import { Field, Select } from '@fluentui/react-components'
import { fieldMessage } from './field-message.tsx'

export interface SelectFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** The text of the empty option. */
  readonly placeholder: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** A choice of few options: Fluent's Field and Select, which is the browser's own control. */
export const SelectField = ({ label, error, options, placeholder, onChange, ...native }: SelectFieldProps) => (
  <Field
    label={label}
    validationState={error === undefined ? 'none' : 'error'}
    validationMessage={{ children: fieldMessage(error), role: 'status' }}
  >
    <Select {...native} size="large" onChange={(_, data) => onChange(data.value)}>
      <option value="" disabled>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Field>
)

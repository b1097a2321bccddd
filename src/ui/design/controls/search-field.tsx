import { Combobox, Field, Option, makeStyles } from '@fluentui/react-components'
import { use, useState } from 'react'
import { normaliseText } from '#domain/kernel/fold.ts'
import { ModalElement } from '../layout/modal-dialog.ts'
import { commonText } from '../../text/common.ts'
import { fieldMessage } from './field-message.tsx'

export interface SearchFieldProps {
  readonly label: string
  readonly name: string
  /** The chosen option; empty for none. */
  readonly value: string
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string; readonly hint?: string }>
  readonly placeholder: string
  readonly none: string
  /** The text below the first matches, with the number of hidden ones. */
  readonly more: (hidden: number) => string
  readonly error?: string | undefined
  readonly warning?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** More options make the list slow to open, and no one reads them. */
const MAX_SHOWN = 50

/**
 * A choice of many options by typing: Fluent's Field and Combobox. The list is mounted in the dialog around, outside of
 * what scrolls: Fluent scrolls the nearest scroller of the active option, which must not be the dialog's.
 */
export const SearchField = (props: SearchFieldProps) => {
  const { label, name, value, options, placeholder, none, more, error, warning, disabled, onChange, onBlur } = props
  const styles = useStyles()
  const [typed, setTyped] = useState<string | undefined>()
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const matches = typed === undefined ? options : options.filter((option) => isMatch(option, typed))
  const hidden = matches.length - MAX_SHOWN
  return (
    <Field
      label={label}
      validationState={error !== undefined ? 'error' : warning !== undefined ? 'warning' : 'none'}
      validationMessage={{ children: fieldMessage(error ?? warning), role: 'status' }}
    >
      <Combobox
        name={name}
        size="large"
        mountNode={use(ModalElement) ?? null}
        positioning={{ strategy: 'fixed' }}
        className={styles.box}
        listbox={{ className: styles.list }}
        expandIcon={{ 'aria-label': commonText.showOptions, tabIndex: -1 }}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? chosen?.label ?? ''}
        selectedOptions={chosen === undefined ? [] : [value]}
        open={isOpen}
        onOpenChange={(_, data) => setOpen(data.open)}
        onInput={(event) => {
          setTyped(event.currentTarget.value)
          setOpen(true)
        }}
        onOptionSelect={(_, data) => {
          /* Typing what no shown option begins with deselects the chosen one: the user is still searching. */
          if (data.optionValue === undefined || data.optionValue === '') return
          setTyped(undefined)
          onChange(data.optionValue)
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      >
        {matches.slice(0, MAX_SHOWN).map((option) => (
          <Option key={option.value} value={option.value} text={option.label}>
            {option.label}
          </Option>
        ))}
        {matches.length === 0 && (
          <Option disabled value="" text={none}>
            {none}
          </Option>
        )}
        {hidden > 0 && (
          <Option disabled value="" text={more(hidden)}>
            {more(hidden)}
          </Option>
        )}
      </Combobox>
    </Field>
  )
}

const isMatch = ({ label, hint = '' }: SearchFieldProps['options'][number], typed: string): boolean =>
  normaliseText(`${label} ${hint}`).includes(normaliseText(typed))

const useStyles = makeStyles({
  /* A narrow field must not push the arrow over its edge. */
  box: { gridTemplateColumns: 'minmax(0, 1fr) auto', minWidth: 0, width: '100%' },
  /* Above the footer of a drawer. */
  list: { zIndex: 2, maxHeight: '240px' },
})

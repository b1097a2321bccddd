import { mergeClasses } from '@fluentui/react-components'
import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { useTextFieldStyles } from './text-field.styles.ts'

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'onBlur'
  | 'onKeyDown'
  | 'onKeyUp'
>

export interface TextFieldProps extends Native {
  readonly label: string
  readonly value: string
  readonly onChange?: (value: string) => void
  /** The error text. */
  readonly error?: string | undefined
  /** A warning, shown only without an error. */
  readonly warning?: string | undefined
  /** A fixed prefix inside the box. */
  readonly before?: string
  /** Content inside the box, after the text. */
  readonly after?: ReactNode
}

/** A text field with its label above and its message below. */
export const TextField = ({ label, value, onChange, error, warning, before, after, ...native }: TextFieldProps) => {
  const styles = useTextFieldStyles()
  const ids = { input: useId(), message: useId() }
  const message = error ?? warning
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.input}>
        {label}
      </label>
      <div
        className={mergeClasses(
          styles.box,
          error !== undefined && styles.wrong,
          native.disabled === true && styles.off,
        )}
      >
        {before !== undefined && (
          <span className={styles.before} aria-hidden>
            {before}
          </span>
        )}
        <input
          {...native}
          id={ids.input}
          className={styles.input}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : ids.message}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {after}
      </div>
      <output id={ids.message} className={mergeClasses(styles.message, error !== undefined && styles.error)}>
        {message}
      </output>
    </div>
  )
}

import { Field, Input, makeStyles, mergeClasses, tokens, type InputProps } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { customTokens } from '../theme/custom-tokens.ts'
import { breakpointTouch, height } from '../theme/layout-tokens.ts'
import { tabularNumerals, visuallyHidden } from '../theme/type.ts'
import { fieldMessage } from './field-message.tsx'

type Native = Pick<
  InputProps,
  | 'type'
  | 'autoFocus'
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
  /** The label is read by assistive technology only; a visible one is elsewhere. */
  readonly isLabelHidden?: boolean
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

/** Fluent's Field and Input. The message is a live region that stays mounted, because an inserted one is not announced. */
export const TextField = (props: TextFieldProps) => {
  const { label, isLabelHidden, value, onChange, error, warning, before, after, ...native } = props
  const styles = useStyles()
  return (
    <Field
      label={{ children: label, className: mergeClasses(isLabelHidden === true && styles.hidden) }}
      validationState={error !== undefined ? 'error' : warning !== undefined ? 'warning' : 'none'}
      validationMessage={{
        children: fieldMessage(error ?? warning),
        role: 'status',
        className: mergeClasses(styles.message, error !== undefined && styles.error),
      }}
    >
      <Input
        {...native}
        size="large"
        className={styles.box}
        input={{ className: mergeClasses(styles.input, native.disabled === true && styles.disabled) }}
        value={value}
        contentBefore={
          before === undefined ? null : { children: before, className: styles.before, 'aria-hidden': true }
        }
        contentAfter={after === undefined || after === false ? null : { children: after }}
        onChange={(_, data) => onChange?.(data.value)}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  hidden: visuallyHidden,
  box: { [breakpointTouch]: { minHeight: height.touchTarget } },
  input: { minWidth: 0, textOverflow: 'ellipsis' },
  /* The text of a disabled field must remain readable. */
  disabled: { color: tokens.colorNeutralForeground2 },
  before: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap', ...tabularNumerals },
  message: { color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  error: { color: customTokens.statusRedText },
})

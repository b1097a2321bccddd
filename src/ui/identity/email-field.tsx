import { TextField, type TextFieldProps } from '../design/controls/text-field.tsx'
import { sessionText } from '../text/session.ts'

export type EmailFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'after' | 'readOnly'>

/** The address that names an account; the browser offers those it keeps a password for. */
export const EmailField = (field: EmailFieldProps) => (
  <TextField
    {...field}
    label={sessionText.email}
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    placeholder={sessionText.emailPlaceholder}
  />
)

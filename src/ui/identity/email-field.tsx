import type { ReactNode } from 'react'
import { type FieldModel, FormField } from '../design/controls/form-field.tsx'
import { sessionText } from '../text/session.ts'

export interface EmailFieldProps {
  readonly form: FieldModel<'email'>
  readonly after?: ReactNode
}

/** The address that names an account; the browser offers those it keeps a password for. */
export const EmailField = ({ form, after }: EmailFieldProps) => (
  <FormField
    form={form}
    name="email"
    label={sessionText.email}
    type="email"
    autoComplete="username"
    inputMode="email"
    placeholder={sessionText.emailPlaceholder}
    after={after}
  />
)

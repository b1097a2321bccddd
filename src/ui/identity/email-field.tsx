import type { ReactNode } from 'react'
import { type FieldModel, FormField } from '../design/controls/form-field.tsx'
import { sessionText } from '../text/session.ts'

export interface EmailFieldProps {
  readonly form: FieldModel<'email'>
  readonly after?: ReactNode
}

/** The address of an account, supported by the browser's password manager. */
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
